import { describe, expect, it } from 'vitest';
import type { Hosting } from '../hosting.ts';
import { CLOUDFLARE_LIMITS, emitEdgeHosts } from './edge.ts';

const hosting: Hosting = {
  url: 'https://www.example.org',
  site: { defaultLocale: 'tr', locales: [{ code: 'tr' }, { code: 'de' }] },
  addresses: ['/', '/de', '/de/yeni', '/yeni'],
  redirects: { '/eski': '/yeni' },
  gone: ['/de/weg'],
  legacyRedirects: [{ slug: 'son', targets: { tr: '/yeni', de: '/de/yeni' } }],
  policy: { 'default-src': ["'none'"] },
  headers: { 'x-content-type-options': 'nosniff' },
};
const linesOf = (name: string, input = hosting) => (emitEdgeHosts(input)[name] ?? '').trim().split('\n');

describe('Netlify', () => {
  it('takes moved and retired addresses first, then old endings, then error pages, each language before the default one', () => {
    const lines = linesOf('netlify/_redirects');
    expect(lines.slice(0, 2)).toEqual(['/eski /yeni 301', '/de/weg /de/410.html 410']);
    expect(lines).toContain('/de/:p0/:p1/son /de/yeni 301');
    expect(lines.indexOf('/de/:p0/son /de/yeni 301')).toBeLessThan(lines.indexOf('/:p0/:p1/son /yeni 301'));
    expect(lines.slice(-2)).toEqual(['/de/* /de/404.html 404', '/* /404.html 404']);
  });
});

describe('a translation that is missing', () => {
  const absent = {
    ...hosting,
    redirects: { '/de/fehlt': '/yeni', '/eski-almanca': '/de/yeni' },
    legacyRedirects: [{ slug: 'son', targets: { tr: '/yeni', de: '/yeni' } }],
  };

  it.each(['netlify/_redirects', 'cloudflare/_redirects'])('has no permanent redirect to another language in %s', (name) => {
    const lines = linesOf(name, absent);
    expect(lines).toContain('/de/fehlt /yeni 302');
    expect(lines).toContain('/de/son /yeni 302');
    expect(lines).toContain('/son /yeni 301');
    expect(lines).toContain('/eski-almanca /de/yeni 301');
    expect(lines.filter((line) => line.startsWith('/de/') && / \/yeni 301$/.test(line))).toEqual([]);
  });
});

describe('Cloudflare Pages', () => {
  it('has redirects only, those with a wildcard last', () => {
    const lines = linesOf('cloudflare/_redirects');
    expect(lines).toEqual([
      '/de/son /de/yeni 301',
      '/de/son/ /de/yeni 301',
      '/son /yeni 301',
      '/son/ /yeni 301',
      '/eski /yeni 301',
      '/eski/ /yeni 301',
      '/de/*/son /de/yeni 301',
      '/*/son /yeni 301',
    ]);
  });

  it('says what its limits leave out', () => {
    const redirects = Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`/eski-${index}`, '/yeni']));
    const statics = linesOf('cloudflare/_redirects', { ...hosting, redirects }).filter((line) => !line.includes('*'));
    expect(statics).toHaveLength(CLOUDFLARE_LIMITS.statics + 1);
    expect(statics.at(-1)).toContain('# 1004 more are left out');
  });

  it('lets other origins read files only where the site is shared so', () => {
    expect(linesOf('cloudflare/_headers')).toContain('  ! access-control-allow-origin');
    const shared = { ...hosting, headers: { 'access-control-allow-origin': '*' } };
    expect(linesOf('cloudflare/_headers', shared)).not.toContain('  ! access-control-allow-origin');
    expect(linesOf('netlify/_headers').join()).not.toContain('!');
  });

  it('has one rule for an address: of two Cloudflare takes the last, and the policy was gone', () => {
    const addresses = linesOf('cloudflare/_headers').filter((line) => line.startsWith('/'));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('keeps header lines within the limit for a policy with ten hashes', () => {
    const hashes = Array.from({ length: 10 }, () => `'sha256-${'x'.repeat(44)}'`);
    const lines = linesOf('cloudflare/_headers', { ...hosting, policy: { 'script-src': hashes } });
    expect(lines[0]).toBe('/*');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(CLOUDFLARE_LIMITS.headerLine);
    expect(lines).toContain('/assets/*');
  });
});
