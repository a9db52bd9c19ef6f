import { describe, expect, it } from 'vitest';
import { type BuildManifest, missingStatusOf, resolvePathname } from './buildManifest.ts';

const manifest: BuildManifest = {
  site: { defaultLocale: 'tr', locales: [{ code: 'tr' }, { code: 'de' }] },
  payloads: {
    '/de': '/_payload/de.json',
    '/de/kira-takip': '/_payload/de/kira-takip.json',
    '/de/services/rentLaw/kira-takip': '/_payload/de/services/rentLaw/kira-takip.json',
  },
  redirects: { '/de/eski': '/de/kira-takip', '/de/fremd': '/en/kira-takip' },
  gone: ['/de/weg/kiralar'],
  legacyRedirects: [{ slug: 'kiralar', targets: { de: '/de/kira-takip' } }],
};

describe('a pathname of the build manifest', () => {
  it.each([
    ['/de/kira-takip', '/de/kira-takip', 'a page'],
    ['/de/services/rentLaw/kira-takip', '/de/services/rentLaw/kira-takip', 'a long address'],
    ['/de/', '/de', 'a slash too many'],
    ['/de/kira-takip//', '/de/kira-takip', 'two slashes too many'],
    ['/DE/Kira-Takip', '/de/kira-takip', 'capitals'],
    ['/de/kira-takip%20', '/de/kira-takip', 'a blank too many'],
    ['/de/kira-takip%E2%80%9D.', '/de/kira-takip', 'a quote mark and a full stop too many'],
    ['/de/eski', '/de/kira-takip', 'a moved address'],
    ['/de/Eski%22', '/de/kira-takip', 'a moved address with a capital and a quote mark'],
    ['/de/eski/', '/de/kira-takip', 'a moved address with a slash'],
    ['/de/a/b/c/d/kiralar', '/de/kira-takip', 'an old ending at any depth'],
  ])('%s shows %s: %s', (pathname, expected) => {
    expect(resolvePathname(manifest, pathname)).toBe(expected);
  });

  it.each([
    ['/de/boyle-bir-sayfa-yok', 'an unknown address'],
    ['/de/weg/kiralar', 'an address that is gone, whatever it ends in'],
    ['/de/fremd', 'an address that moved into another language'],
    ['/kira-takip', 'a page of another language'],
    ['/tr/kira-takip', 'a page of the default language'],
    ['/de/kira-takip%', 'an address with a broken encoding'],
    ['/de/constructor', 'a name that every object has'],
    ['/fr/kiralar', 'an old ending in another language'],
  ])('%s shows nothing: %s', (pathname) => {
    expect(resolvePathname(manifest, pathname)).toBeUndefined();
  });
});

describe('what a server would say of a pathname of the language', () => {
  it.each([
    ['/de/boyle-bir-sayfa-yok', 404],
    ['/de/boyle-bir-sayfa-yok/', 404],
    ['/de/weg/kiralar', 410],
    ['/de/kira-takip', undefined],
    ['/de/kira-takip/', undefined],
    ['/de/eski', undefined],
    ['/de/fremd', undefined],
    ['/boyle-bir-sayfa-yok', undefined],
  ])('%s: %s', (pathname, expected) => {
    expect(missingStatusOf(manifest, 'de', pathname)).toBe(expected);
  });
});
