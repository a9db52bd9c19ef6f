import { describe, expect, it } from 'vitest';
import {
  buildPathname,
  buildUrl,
  canonicalUrl,
  htmlFilePath,
  markdownPathname,
  parsePathname,
  pathnameOfFile,
  payloadPathname,
} from './pathname.ts';

const site = { defaultLocale: 'tr', locales: [{ code: 'tr' }, { code: 'de' }], url: 'https://x.example' } as const;

describe('pathnames', () => {
  it.each([
    ['tr', '', '/'],
    ['tr', 'kira-takip', '/kira-takip'],
    ['de', '', '/de'],
    ['de', 'kira-takip', '/de/kira-takip'],
    ['de', '/services/rentLaw/kira-takip', '/de/services/rentLaw/kira-takip'],
  ] as const)('%s and "%s" form %s, and parsing gives them back', (localeCode, slug, pathname) => {
    expect(buildPathname(site, localeCode, slug)).toBe(pathname);
    expect(parsePathname(site, pathname)).toEqual({ localeCode, slug: slug.replace(/^\//, '') });
  });

  it('does not take the default language for a prefix', () => {
    expect(parsePathname(site, '/tr/kira-takip')).toEqual({ localeCode: 'tr', slug: 'tr/kira-takip' });
  });

  it('keeps the slash of the root only', () => {
    expect(buildUrl(site, '/')).toBe('https://x.example/');
    expect(buildUrl(site, '/de')).toBe('https://x.example/de');
  });

  it('names the files of a page', () => {
    expect(htmlFilePath('/')).toBe('index.html');
    expect(htmlFilePath('/de/kira-takip')).toBe('de/kira-takip.html');
    expect(payloadPathname('/')).toBe('/_payload/index.json');
    expect(payloadPathname('/de')).toBe('/_payload/de.json');
    expect(markdownPathname('/')).toBe('/index.md');
    expect(markdownPathname('/de/kira-takip')).toBe('/de/kira-takip.md');
  });

  it.each([
    ['index.html', '/'],
    ['de.html', '/de'],
    ['de/kira-takip.html', '/de/kira-takip'],
    ['404.html', undefined],
    ['de/410.html', undefined],
    ['404.js', '/404.js'],
    ['_payload/de.json', '/_payload/de.json'],
  ])('the file %s answers at %s', (filePath, pathname) => {
    expect(pathnameOfFile(site, filePath)).toBe(pathname);
  });

  // proves: heads.canonical-sorted
  it('keeps listed query parameters in the canonical address, sorted', () => {
    expect(canonicalUrl('https://x.example/de', '?utm=1&q=b%20c&page=2', ['page', 'q'])).toBe('https://x.example/de?page=2&q=b+c');
    expect(canonicalUrl('https://x.example/de', '?utm=1', ['page', 'q'])).toBe('https://x.example/de');
    expect(canonicalUrl('https://x.example/de?page=1', '', ['page', 'q'])).toBe('https://x.example/de');
  });
});
