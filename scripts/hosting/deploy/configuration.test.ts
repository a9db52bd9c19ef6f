import { describe, expect, it } from 'vitest';
import type { Hosting } from '../hosting.ts';
import { buildConfiguration, FINGERPRINT_HEADER } from './configuration.ts';
import type { Release } from './releases.ts';

const base: Hosting = {
  url: 'https://www.example.org',
  site: { defaultLocale: 'tr', locales: [{ code: 'tr' }, { code: 'de' }] },
  addresses: ['/', '/yeni'],
  redirects: {},
  gone: [],
  legacyRedirects: [],
  policy: {},
  headers: { 'x-content-type-options': 'nosniff' },
};
const release = (number: number, more: Partial<Hosting> = {}, styles = [`'sha256-${number}'`]): Release => ({
  id: `00000${number}-abc`,
  hosting: { ...base, policy: { 'style-src': styles }, ...more },
  hashedFiles: [],
  files: {},
});
const form = (...releases: [Release, ...Release[]]) => buildConfiguration('/srv/site', releases);

describe('the configuration of a server', () => {
  it('has the redirects of the first release and allows the texts of all', () => {
    const { hosting } = form(release(2, { redirects: { '/eski': '/yeni' } }), release(1, { redirects: { '/alt': '/yeni' } }));
    expect(hosting.redirects).toEqual({ '/eski': '/yeni' });
    expect(hosting.policy['style-src']).toEqual(["'sha256-1'", "'sha256-2'"]);
  });

  it('sends its fingerprint on every host, which changes with what servers read and with nothing else', () => {
    const { fingerprint, texts } = form(release(1));
    for (const name of ['nginx/rules.conf', 'caddy/rules.caddy', 'apache/.htaccess'])
      expect(texts[name]).toMatch(new RegExp(`${FINGERPRINT_HEADER} "?${fingerprint}`));
    expect(form(release(1, { addresses: ['/'] })).fingerprint).toBe(fingerprint);
    expect(form(release(1, { gone: ['/weg'] })).fingerprint).not.toBe(fingerprint);
    expect(form(release(2)).fingerprint).not.toBe(fingerprint);
  });

  it('is the same for the same releases in any order of the others', () => {
    const [one, two, three] = [release(1), release(2), release(3)];
    expect(form(three, one, two).fingerprint).toBe(form(three, two, one).fingerprint);
  });

  it('leaves out the texts of the least important releases where the policy grows too long for a header', () => {
    const long = (number: number) => release(number, {}, [`'sha256-${String(number).repeat(1900)}'`]);
    const { hosting } = form(long(1), long(3), long(2));
    expect(hosting.policy['style-src']?.map((source) => source.slice(8, 9))).toEqual(['1', '3']);
  });
});
