/** A translation's own aliases and old endings work in its language, in addition to those of the source file, in every place that resolves addresses. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../scripts/content/load.ts';
import { deriveHosting, type Hosting } from '../scripts/hosting/hosting.ts';
import { emitEdgeHosts } from '../scripts/hosting/hosts/edge.ts';
import { legacyRules } from '../scripts/hosting/hosts/regex.ts';
import { checkContent } from '../scripts/rules/check.ts';
import { listAddresses } from '../scripts/translation/ledger/addresses.ts';
import { missingTarget } from '../src/behaviours/notFound.ts';
import { answerOf } from '../src/model/answer.ts';
import { deriveManifest, type Manifest } from '../src/model/manifest.ts';
import { makeContent } from './fixture.ts';

let manifest: Manifest;
let hosting: Hosting;

beforeAll(async () => {
  const { content, issues } = await loadContent({ contentDir: await makeContent('own-addresses') });
  if (!content) throw new Error('The fixture cannot be read.');
  expect([...issues, ...checkContent(content)]).toEqual([]);
  manifest = deriveManifest(content.site, content.pages, content.facts, { ledger: content.ledger?.entries });
  hosting = deriveHosting(manifest, { scripts: [], styles: [] });
});

/** What each address has to lead to; undefined where nothing may answer. */
const OLD_ADDRESSES = [
  ['/de/mieten', '/de/mietrecht'],
  ['/de/tief/unten/mieten', '/de/mietrecht'],
  ['/mieten', undefined],
  ['/tief/mieten', undefined],
  // Once the German page went by the page's name; the Turkish one still does.
  ['/de/kira-hukuku', '/de/mietrecht'],
  // Those of the source file still work, and lead to the German page's own address.
  ['/eskikira', '/kira-hukuku'],
  ['/de/eskikira', '/de/mietrecht'],
] as const;

describe('a translation’s own addresses', () => {
  // proves: legacy.own-aliases
  it('answer with the page, in its language only', () => {
    expect(answerOf(manifest, '/de/ratgeber/mietrecht')).toMatchObject({ status: 200, page: { pathname: '/de/mietrecht' } });
    expect(answerOf(manifest, '/de/services/kira-hukuku')).toMatchObject({ status: 200, page: { pathname: '/de/mietrecht' } });
    expect(answerOf(manifest, '/ratgeber/mietrecht')).toEqual({ status: 404 });
    expect(answerOf(manifest, '/kira-hukuku')).toMatchObject({ status: 200, page: { localeCode: 'tr' } });
  });

  it('enter the ledger with their language alone', () => {
    const addresses = listAddresses(manifest);
    expect(addresses).toEqual(expect.arrayContaining(['/de/mieten', '/de/ratgeber/mietrecht', '/de/kira-hukuku', '/de/eskikira']));
    expect(addresses).not.toContain('/mieten');
    expect(addresses).not.toContain('/ratgeber/mietrecht');
    expect(hosting.addresses).toContain('/de/ratgeber/mietrecht');
  });
});

describe.each(OLD_ADDRESSES)('the old address %s', (path, target) => {
  // proves: legacy.own-endings, legacy.depth
  it('is answered alike by the site', () => {
    expect(answerOf(manifest, path)).toMatchObject(target ? { status: 301, location: target } : { status: 404 });
  });

  it('is answered alike by the patterns of nginx, Apache and Caddy', () => {
    const rule = legacyRules(hosting, '$').find(({ pattern }) => new RegExp(pattern, 's').test(path));
    expect(rule?.to).toBe(target);
  });

  // proves: legacy.own-endings, legacy.hosts
  it.each(['netlify/_redirects', 'cloudflare/_redirects'])('is answered alike by %s', (name) => {
    const lines = (emitEdgeHosts(hosting)[name] ?? '').split('\n').filter((line) => line.endsWith(' 301'));
    const line = lines.find((own) => matcherOf(own.split(' ')[0] ?? '').test(path));
    expect(line?.split(' ')[1]).toBe(target);
  });

  it('is answered alike by the error page, where a host has files only', () => {
    expect(missingTarget(path, { legacyRedirects: manifest.legacyRedirects }, 'tr')).toBe(target);
  });
});

/** `:name` is one part of a path, `*` any number. */
function matcherOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace('/*/', '/(?:.*/)?')}$`);
}
