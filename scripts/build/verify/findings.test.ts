/** A small built site, broken in one way after the other: each rule finds its mistake, with the place in the HTML and the source. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ERROR_STATUSES } from '../../../src/model/errorStatus.ts';
import type { HeadAssets } from '../../../src/model/head.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Manifest } from '../../../src/model/manifest.ts';
import { BUILT_RULES, type BuiltRule } from './finding.ts';
import { verifyDist } from './verify.ts';

const URL = 'https://x.example';
const GRAPH = { '@type': 'WebSite', '@id': 'w', name: 'Köprü', url: URL, inLanguage: ['tr'], publisher: { '@id': `${URL}/kira#page` } };
const TEXTS = {
  tr: { title: 'Kira hukuku', description: 'Yurt dışında yaşayanlar için Türkiye’de kira hukuku: artış, tahliye ve takip.' },
  de: { title: 'Mietrecht', description: 'Mietrecht in der Türkei für Menschen, die im Ausland leben: Erhöhung, Räumung und Klage.' },
};
const ALTERNATES = [
  { localeCode: 'tr', pathname: '/kira' },
  { localeCode: 'de', pathname: '/de/miete' },
];
const locales = [
  { code: 'tr', iso: 'tr-TR', direction: 'ltr' },
  { code: 'de', iso: 'de-DE', direction: 'ltr' },
];
const site = {
  ...{ url: URL, name: 'Köprü', separator: ' · ', defaultLocale: 'tr', locales, people: [{ portrait: { file: 'ada.webp' } }] },
  flags: { source: 'self' },
};
const pages = (['tr', 'de'] as const).map((localeCode) => ({
  ...{ localeCode, pathname: localeCode === 'tr' ? '/kira' : '/de/miete', seo: TEXTS[localeCode], alternates: ALTERNATES },
  aliases: localeCode === 'tr' ? ['/hizmetler/kira'] : [],
  filePath: `content/pages/rent/kira/${localeCode}.mdx`,
}));
const manifest = {
  ...{ site, pages, ledger: [{ pathname: '/kira', since: '2026-01-01' }] },
  legacyRedirects: [{ slug: 'eski', targets: { tr: '/kira' } }],
} as unknown as Manifest;
const headAssets: HeadAssets = {
  hasMarkdown: true,
  socialImages: { '/kira': { pathname: '/assets/kira.png', width: 1200, height: 630, alt: 'Kira' } },
};

function pageHtml(localeCode: 'tr' | 'de', isAlias = false): string {
  const { title, description } = TEXTS[localeCode];
  const isTurkish = localeCode === 'tr';
  const pathname = isTurkish ? '/kira' : '/de/miete';
  const languages = `<link rel="alternate" hreflang="tr" href="${URL}/kira"><link rel="alternate" hreflang="de" href="${URL}/de/miete">
<link rel="alternate" hreflang="x-default" href="${URL}/kira">`;
  const image = `<meta property="og:image" content="${URL}/assets/kira.png"><meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630"><meta property="og:image:alt" content="Kira">`;
  return `<!doctype html><html lang="${localeCode}" dir="ltr"><head><title>${title} · Köprü</title>
<link rel="canonical" href="${URL}${pathname}"><link rel="manifest" href="/m"><link rel="apple-touch-icon" href="/i">
<link rel="alternate" type="text/markdown" href="${pathname}.md">${isAlias ? '' : languages}
<meta name="description" content="${description}"><meta name="robots" content="index, follow">
<meta property="og:type" content="article"><meta property="og:site_name" content="Köprü"><meta property="og:title" content="${title}">
<meta property="og:description" content="${description}"><meta property="og:url" content="${URL}${pathname}">
<meta property="og:locale" content="${isTurkish ? 'tr_TR' : 'de_DE'}"><meta property="og:locale:alternate" content="${isTurkish ? 'de_DE' : 'tr_TR'}">
<meta name="twitter:card" content="${isTurkish ? 'summary_large_image' : 'summary'}">${isTurkish ? image : ''}
<meta name="theme-color" content="#fff"><meta name="theme-color" content="#000">
<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [GRAPH] })}</script></head>
<body><h1>${title}</h1><p id="sure">x</p><img src="/icons/a.svg" alt="">
<a href="/kira#sure">1</a><a href="/de/miete?from=kira#sure">2</a><a href="/icons/a.svg?v=1">3</a><a href="/kira?x=%E0%A4%A">4</a>
</body></html>`;
}

function errorHtml(status: number): string {
  return `<html><head><title>${status} x</title><meta name="robots" content="noindex, follow"></head><body><h1>${status}</h1></body></html>`;
}

function sitemap(...pathnames: readonly string[]): string {
  return `<urlset>${pathnames.map((pathname) => `<url><loc>${URL}${pathname}</loc></url>`).join('')}</urlset>`;
}

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.from([0, 0, 4, 176, 0, 0, 2, 118])]);
const webManifest = (start: string) => JSON.stringify({ start_url: start, icons: [{ src: '/icons/a.svg', sizes: 'any' }] });
const FILES: Readonly<Record<string, string | Buffer>> = {
  'kira.html': pageHtml('tr'),
  'hizmetler/kira.html': pageHtml('tr', true),
  'de/miete.html': pageHtml('de'),
  'kira.md': '',
  'de/miete.md': '',
  'sitemap.xml': sitemap('/kira', '/de/miete'),
  'tr/sitemap.xml': sitemap('/kira'),
  'de/sitemap.xml': sitemap('/de/miete'),
  'robots.txt': `Sitemap: ${URL}/sitemap.xml`,
  'assets/kira.png': PNG,
  'icons/a.svg': '<svg/>',
  'people/ada.webp': '',
  'site.webmanifest': webManifest('/kira'),
  'de/site.webmanifest': webManifest('/de/miete'),
  ...Object.fromEntries(ERROR_STATUSES.flatMap((status) => ['', 'de/'].map((prefix) => [`${prefix}${status}.html`, errorHtml(status)]))),
};

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'findings-'));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
});
afterEach(() => rm(dir, { recursive: true }));

function verify(): Promise<Issue[]> {
  return verifyDist(dir, manifest, { headAssets, label: 'dist', checkTexts: true });
}

/** Rule, file, what was there and what is there instead (nothing: the file is missing), the message, the element that the finding names. */
type Breakage = readonly [rule: BuiltRule, file: string, good: string, bad: string | undefined, message: string, element?: string];

const BREAKAGES: readonly Breakage[] = [
  ['built-address', 'kira.html', 'href="/kira#sure"', 'href="javascript:x"', 'href="javascript:x" of <a>', '<a href="javascript:x">'],
  ['built-alt', 'de/miete.html', ' alt=""', '', 'The image /icons/a.svg has no alt text.', '<img src="/icons/a.svg">'],
  ['built-anchor', 'kira.html', '/kira#sure', '/kira#son', 'The link /kira#son names a part', '<a href="/kira#son">'],
  ['built-anchor', 'kira.html', 'from=kira#sure', 'from=kira#son', '/de/miete?from=kira#son names', '<a href="/de/miete?from=kira#son">'],
  ['built-anchor', 'kira.html', '/kira#sure', '/kira#%E0', 'The link /kira#%E0 names a part', '<a href="/kira#%E0">'],
  ['built-error-page', 'de/404.html', 'noindex, follow', 'index', 'The tag robots is not', '<meta name="robots" content="index">'],
  ['built-heading', 'kira.html', '<p id', '<h1>2</h1><p id', 'There are 2 first-level headings', '<h1>'],
  [
    'built-hreflang',
    'de/miete.html',
    'hreflang="tr"',
    'hreflang="fr"',
    'hreflang fr names a language',
    '<link rel="alternate" hreflang="fr"',
  ],
  [
    'built-hreflang',
    'de/miete.html',
    `hreflang="tr" href="${URL}/kira"`,
    `hreflang="tr" href="${URL}/"`,
    'does not lead back',
    'hreflang="tr"',
  ],
  ['built-language', 'de/miete.html', 'lang="de"', 'lang="tr"', 'The language of the document is "tr" instead of "de".', '<html lang="tr"'],
  [
    'built-length',
    'kira.html',
    ' için Türkiye’de kira hukuku: artış, tahliye ve takip.',
    '',
    'The description has',
    '<meta name="description"',
  ],
  ['built-ledger', 'kira.html', '', undefined, '/kira was not written.'],
  ['built-link', 'kira.html', '/icons/a.svg?v=1', '/icons/A.svg', 'The link /icons/A.svg leads nowhere.', '<a href="/icons/A.svg">'],
  [
    'built-link',
    'kira.html',
    '/de/miete?from',
    '/de/Miete?from',
    'The link /de/Miete?from=kira#sure leads nowhere.',
    '<a href="/de/Miete?from',
  ],
  ['built-missing', 'de/miete.md', '', undefined, 'The file de/miete.md was not written.'],
  ['built-missing', 'de/410.html', '', undefined, 'The file de/410.html was not written.'],
  ['built-noindex', 'kira.html', 'index, follow', 'noindex', 'The page asks search engines', '<meta name="robots" content="noindex">'],
  ['built-old-ending', 'kira.html', '', undefined, 'The old ending eski leads to /kira (tr)'],
  ['built-picture', 'assets/kira.png', '', undefined, '/assets/kira.png is missing'],
  ['built-portrait', 'people/ada.webp', '', undefined, 'the portrait ada.webp'],
  ['built-robots', 'robots.txt', 'Sitemap', 'Map', 'robots.txt does not name the sitemap.'],
  ['built-sitemap', 'de/sitemap.xml', '/de/miete', '/de/alt', '/de/sitemap.xml names https://x.example/de/alt'],
  ['built-structured-data', 'kira.html', '"WebSite"', '"Product"', 'has a Product', '<script type="application/ld+json">'],
  ['built-tag', 'kira.html', '"og:title"', '"og:name"', 'There are 0 tags og:title', '<head>'],
  ['built-tag', 'kira.html', 'content="tr_TR"', 'content="de_DE"', 'og:locale is "de_DE"', '<meta property="og:locale" content="de_DE">'],
  ['built-web-manifest', 'site.webmanifest', '/kira', '/fort', 'The manifest starts at "/fort"'],
];

describe('a built site', () => {
  it('without a mistake has no finding, with any query in its links', async () => {
    expect(await verify()).toEqual([]);
  });

  it.each(BREAKAGES.map((breakage) => [breakage[0], breakage[4], breakage] as const))('%s: %s', async (rule, message, breakage) => {
    const [, file, good, bad, , element] = breakage;
    const path = join(dir, file);
    if (bad === undefined) await rm(path);
    else {
      expect(FILES[file]?.toString()).toContain(good);
      await writeFile(path, (await readFile(path, 'utf8')).replace(good, bad));
    }
    const issues = await verify();
    const issue = issues.find((found) => found.ruleId === rule && found.filePath === `dist/${file}` && found.message.includes(message));
    if (!issue) throw new Error(`Found only ${JSON.stringify(issues)}`);
    expect(issue).toMatchObject({ severity: 'error', help: `scripts/build/verify/README.md#${rule}`, fix: BUILT_RULES[rule] });
    if (element === undefined) return;
    expect(issue.part).toContain(element);
    const line = (await readFile(path, 'utf8')).split('\n')[issue.line - 1] ?? '';
    expect(line.slice(issue.column - 1).startsWith(issue.part ?? 'nothing')).toBe(true);
    if (/kira|miete/.test(file))
      expect(issue.related).toEqual([
        { filePath: file.startsWith('de/') ? 'content/pages/rent/kira/de.mdx' : 'content/pages/rent/kira/tr.mdx', line: 1, column: 1 },
      ]);
  });

  it('built-unique: two pages have one title', async () => {
    const text = await readFile(join(dir, 'de/miete.html'), 'utf8');
    await writeFile(join(dir, 'de/miete.html'), text.replace('lang="de"', 'lang="tr"').replace('<title>Mietrecht', '<title>Kira hukuku'));
    const issue = (await verify()).find(({ ruleId }) => ruleId === 'built-unique');
    expect(issue).toMatchObject({ filePath: 'dist/de/miete.html', part: '<title>' });
    expect(issue?.message).toBe('/de/miete and /kira have the same title "Kira hukuku · Köprü".');
  });

  it('is broken here in the way of each rule, and each rule has a section in the README', async () => {
    expect(new Set(['built-unique', ...BREAKAGES.map(([rule]) => rule)])).toEqual(new Set(Object.keys(BUILT_RULES)));
    const sections = [...(await readFile(join(import.meta.dirname, 'README.md'), 'utf8')).matchAll(/^### (\S+)$/gm)].map(
      ([, name]) => name,
    );
    expect(sections).toEqual(Object.keys(BUILT_RULES).sort());
  });
});
