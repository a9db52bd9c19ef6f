/** Checks what search engines read: canonical addresses, robots, languages, and sitemaps that agree with the pages. */
import { buildUrl, parsePathname, SITEMAP_PATHNAME } from '../../../src/model/pathname.ts';
import type { BuiltDocument } from '../../core/builtDocument.ts';
import type { Smoke } from './promise.ts';

type Documents = ReadonlyMap<string, BuiltDocument>;
/** Address by hreflang. */
type Alternates = ReadonlyMap<string, string>;

export async function checkHeads(smoke: Smoke, documents: Documents): Promise<void> {
  const { hosting, error } = smoke;
  const pages = new Map<string, BuiltDocument>();
  const published = new Set(hosting.addresses.map((pathname) => buildUrl(hosting, pathname)));
  for (const [pathname, document] of documents) {
    const canonicals = document.links.get('canonical') ?? [];
    const [canonical = ''] = canonicals;
    if (canonicals.length !== 1)
      error('live-canonical', pathname, `It names ${canonicals.length} canonical addresses, expected 1.`, '<link rel="canonical">');
    else if (!published.has(canonical))
      error(
        'live-canonical',
        pathname,
        `It names ${canonical} as its canonical address, which is no page of the site.`,
        '<link rel="canonical">',
      );
    if (canonical === buildUrl(hosting, pathname)) pages.set(canonical, document);
    const robots = (document.metas.get('robots') ?? []).join(', ');
    if (/noindex|none/i.test(robots))
      error('live-noindex', pathname, `The page asks search engines to leave it out (robots: ${robots}).`, '<meta name="robots">');
  }
  for (const [pathname, document] of documents) {
    const [canonical = ''] = document.links.get('canonical') ?? [];
    if (published.has(canonical) && !pages.has(canonical))
      error(
        'live-canonical',
        pathname,
        `It names ${canonical} as its canonical address, and that page names another.`,
        '<link rel="canonical">',
      );
  }
  for (const [url, document] of pages) checkLanguages(smoke, url, document, pages);
  await checkSitemaps(smoke, pages);
}

/** Checks that a page links itself and its other languages, and that those link back. */
function checkLanguages({ hosting, error }: Smoke, url: string, { hreflang }: BuiltDocument, pages: Documents): void {
  const pathname = url.slice(hosting.url.length);
  const { localeCode } = parsePathname(hosting.site, pathname);
  const report = (code: string, message: string) =>
    error('live-hreflang', pathname, `Its hreflang ${code} leads to ${message}`, `<link hreflang="${code}">`);
  if (hreflang.get(localeCode) !== url) report(localeCode, `${hreflang.get(localeCode)}, expected itself.`);
  if (hreflang.get('x-default') !== hreflang.get(hosting.site.defaultLocale))
    report('x-default', `${hreflang.get('x-default')}, expected the page in "${hosting.site.defaultLocale}".`);
  for (const [code, other] of hreflang) {
    const back = pages.get(other)?.hreflang.get(localeCode);
    if (back !== url) report(code, `${other}, which does not lead back.`);
  }
}

/** Checks the sitemap of the site and that of each language. */
async function checkSitemaps(smoke: Smoke, pages: Documents): Promise<void> {
  const { hosting } = smoke;
  await checkSitemap(smoke, SITEMAP_PATHNAME, pages);
  for (const { code } of hosting.site.locales) {
    const own = [...pages].filter(([url]) => parsePathname(hosting.site, url.slice(hosting.url.length)).localeCode === code);
    await checkSitemap(smoke, `/${code}${SITEMAP_PATHNAME}`, new Map(own));
  }
}

async function checkSitemap(smoke: Smoke, pathname: string, pages: Documents): Promise<void> {
  const { error } = smoke;
  const entries = await readSitemap(smoke, pathname);
  if (!entries) return;
  for (const url of pages.keys()) if (!entries.has(url)) error('live-sitemap', pathname, `It does not name ${url}.`);
  for (const [url, alternates] of entries) {
    const page = pages.get(url);
    if (!page) error('live-sitemap', pathname, `It names ${url}, which is no page's canonical address.`);
    else if (listOf(alternates) !== listOf(page.hreflang))
      error('live-sitemap', pathname, `It names other languages of ${url} than the page does.`);
  }
}

function listOf(alternates: Alternates): string {
  return [...alternates]
    .map(([code, url]) => `${code} ${url}`)
    .sort()
    .join('\n');
}

/** Languages by address, including all sitemaps that an index lists. Undefined when there is no sitemap. */
async function readSitemap(smoke: Smoke, pathname: string): Promise<Map<string, Alternates> | undefined> {
  const { hosting, error } = smoke;
  const answer = await smoke.ask(pathname);
  const xml = answer.body.toString();
  if (answer.status !== 200) {
    error('live-sitemap', pathname, `It answers ${answer.status}, expected 200.`);
    return undefined;
  }
  if (xml.includes('<sitemapindex')) {
    const parts = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => unescapeXml(url).slice(hosting.url.length));
    const read = await Promise.all(parts.map((part) => readSitemap(smoke, part)));
    return new Map(read.flatMap((entries) => [...(entries ?? [])]));
  }
  const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']): [string, Alternates] => [
    unescapeXml(/<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? ''),
    new Map([...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code = '', url = '']) => [code, unescapeXml(url)])),
  ]);
  return new Map(entries);
}

function unescapeXml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
