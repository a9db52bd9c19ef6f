import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Manifest, PageEntry } from '../../../src/model/manifest.ts';
import { readDocument } from '../../core/builtDocument.ts';
import { checkPictures, checkSitemaps } from './files.ts';
import type { DocumentFinding } from './finding.ts';
import { checkErrorHead, checkHead } from './head.ts';
import { checkStructuredData } from './structuredData.ts';

const URL = 'https://x.example';
const page = {
  localeCode: 'tr',
  pathname: '/kira',
  alternates: [
    { localeCode: 'tr', pathname: '/kira' },
    { localeCode: 'de', pathname: '/de/miete' },
  ],
  seo: { title: 'Kira hukuku', description: 'Yurt dışında yaşayanlar için Türkiye’de kira hukuku: artış, tahliye ve takip.' },
} as unknown as PageEntry;
const locales = [
  { code: 'tr', iso: 'tr-TR', direction: 'ltr' },
  { code: 'de', iso: 'de-DE', direction: 'ltr' },
];
const site = { url: URL, name: 'Köprü', separator: ' · ', defaultLocale: 'tr', locales };
const manifest = { site, pages: [page] } as unknown as Manifest;

const HEAD = `<!doctype html><html lang="tr" dir="ltr"><head><title>Kira hukuku · Köprü</title>
<link rel="canonical" href="${URL}/kira"><link rel="manifest" href="/m"><link rel="apple-touch-icon" href="/i">
<link rel="alternate" hreflang="tr" href="${URL}/kira"><link rel="alternate" hreflang="de" href="${URL}/de/miete"><link rel="alternate" hreflang="x-default" href="${URL}/kira">
<meta name="description" content="${page.seo.description}"><meta name="robots" content="index, follow">
<meta property="og:type" content="article"><meta property="og:site_name" content="Köprü"><meta property="og:title" content="Kira hukuku">
<meta property="og:description" content="${page.seo.description}"><meta property="og:url" content="${URL}/kira">
<meta property="og:locale" content="tr_TR"><meta property="og:locale:alternate" content="de_DE"><meta name="twitter:card" content="summary">
<meta name="theme-color" content="#fff"><meta name="theme-color" content="#000"></head><body><h1>Kira</h1></body></html>`;

function headFindings(html: string, isAlias = false): string[] {
  return checkHead(readDocument(html), { manifest, page, isAlias, image: undefined, hasMarkdown: false, checkTexts: true }).map(messageOf);
}

function messageOf({ message }: DocumentFinding): string {
  return message;
}

describe('the head of a built document', () => {
  it('has every tag', () => {
    expect(headFindings(HEAD)).toEqual([]);
  });

  // proves: heads.title, heads.frontmatter, languages.hreflang
  it.each([
    ['lang="tr" dir', 'lang="de" dir', 'The language of the document is "de" instead of "tr".'],
    ['<title>Kira hukuku', '<title>Kira', 'The title is "Kira · Köprü" instead of "Kira hukuku · Köprü".'],
    [`canonical" href="${URL}/kira`, `canonical" href="${URL}/de`, `The canonical address is "${URL}/de" instead of "${URL}/kira".`],
    ['content="index, follow"', 'content="noindex"', 'The page asks search engines to leave it out.'],
    ['<meta property="og:url"', '<meta property="og:uri"', 'There are 0 tags og:url with a content instead of one.'],
    ['content="tr_TR"', 'content="de_DE"', 'og:locale is "de_DE" instead of "tr_TR".'],
    ['hreflang="de"', 'hreflang="fr"', `hreflang de does not lead to ${URL}/de/miete.`],
    ['<meta name="theme-color" content="#000">', '', 'The theme colour is not given for light and dark.'],
    ['<h1>', '<h1>A</h1><h1>', 'There are 2 first-level headings instead of one.'],
    ['content="summary"', 'content="summary_large_image"', 'twitter:card is "summary_large_image" instead of "summary".'],
  ])('is refused where %s became %s', (good, bad, finding) => {
    expect(HEAD).toContain(good);
    expect(headFindings(HEAD.replace(good, bad))).toContain(finding);
  });

  it('names no alternates at a long address, nor on an error page', () => {
    expect(headFindings(HEAD, true)).toEqual(['A long address may not name versions in other languages: the short address names them.']);
    const error =
      '<html><head><title>404 Not Found</title><meta name="robots" content="noindex, follow"></head><body><h1>404</h1></body></html>';
    expect(checkErrorHead(readDocument(error), 404)).toEqual([]);
    expect(checkErrorHead(readDocument(error), 410).map(messageOf)).toEqual(['The title is "404 Not Found" and does not begin with 410.']);
    expect(checkErrorHead(readDocument(HEAD), 404).map(messageOf)).toEqual([
      'The title is "Kira hukuku · Köprü" and does not begin with 404.',
      'The tag robots is not "noindex, follow".',
      'An error page may not name a canonical address.',
      'An error page may not name versions in other languages.',
    ]);
  });
});

describe('structured data', () => {
  const graph = (...things: object[]) => JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  const website = {
    '@type': 'WebSite',
    description: 'x',
    '@id': 'w',
    name: 'K',
    url: URL,
    inLanguage: ['tr'],
    publisher: { '@id': 'other-page' },
  };
  const check = (text: string) => checkStructuredData(text, (id) => id === 'other-page');

  it('is accepted where all is known and leads somewhere', () => {
    expect(check(graph(website))).toEqual([]);
  });

  it.each([
    [graph({ ...website, publisher: { '@id': 'nobody' } }), 'The structured data names nobody, but does not describe it.'],
    [graph({ ...website, name: '' }), 'The WebSite of the structured data has no name.'],
    [
      graph({ ...website, aggregateRating: 5 }),
      'The WebSite of the structured data has a property aggregateRating, which it should not have.',
    ],
    [
      graph({ '@type': 'LegalService', '@id': 'p', name: 'K', url: URL }, { '@type': 'AboutPage', '@id': 'a', mainEntity: { '@id': 'p' } }),
      'The LegalService of the structured data has no telephone.',
    ],
    [graph(website, website), 'The structured data describes w twice.'],
    [graph({ '@type': 'Product' }), 'The structured data has a Product, which this site does not make.'],
    ['{', 'The structured data is no JSON.'],
    ['{}', 'The structured data is no graph.'],
  ])('%s is refused', (text, finding) => {
    expect(check(text)).toContain(finding);
  });
});

describe('files beside the documents', () => {
  // proves: routes.sitemap-all
  it('sitemaps hold just the pages, and pictures have their size', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'verify-'));
    const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.from([0, 0, 4, 176, 0, 0, 2, 118])]);
    await writeFile(join(dir, 'a.png'), png);
    await writeFile(join(dir, 'sitemap.xml'), `<urlset><loc>${URL}/kira</loc><loc>${URL}/fort</loc></urlset>`);
    const image = { pathname: '/a.png', width: 1200, height: 630, alt: 'Kira' };
    expect(await checkPictures(dir, [image])).toEqual([]);
    const pictures = await checkPictures(dir, [
      { ...image, width: 1000, alt: '' },
      { ...image, pathname: '/b.png' },
    ]);
    expect(pictures.map(messageOf)).toEqual([
      '/a.png is 1200 × 630 pixels; heads say 1000 × 630.',
      '/a.png has no text for people who cannot see it.',
      '/b.png is missing, or is no PNG file.',
    ]);
    expect((await checkSitemaps(dir, manifest)).map(messageOf)).toEqual([
      `/sitemap.xml names ${URL}/fort, which is no page's canonical address.`,
      `/tr/sitemap.xml lacks ${URL}/kira.`,
      'robots.txt does not name the sitemap.',
    ]);
    await rm(dir, { recursive: true });
  });
});
