/** What search engines read: canonical addresses, robots, languages, and sitemaps that say the same as the pages. */
import { formUrl, parsePathname, SITEMAP_PATHNAME } from '../../../src/model/pathname.ts';
import type { BuiltDocument } from '../../core/builtDocument.ts';
import type { Smoke } from './promise.ts';

type Documents = ReadonlyMap<string, BuiltDocument>;
/** Address by hreflang. */
type Alternates = ReadonlyMap<string, string>;

export async function checkHeads(smoke: Smoke, documents: Documents): Promise<void> {
  const { hosting, error } = smoke;
  const pages = new Map<string, BuiltDocument>();
  const published = new Set(hosting.addresses.map((pathname) => formUrl(hosting, pathname)));
  for (const [pathname, document] of documents) {
    const canonicals = document.links.get('canonical') ?? [];
    const [canonical = ''] = canonicals;
    if (canonicals.length !== 1) error(pathname, `names ${canonicals.length} canonical addresses, expected 1.`);
    else if (!published.has(canonical)) error(pathname, `names ${canonical} as its canonical address, which is no page of the site.`);
    if (canonical === formUrl(hosting, pathname)) pages.set(canonical, document);
    const robots = (document.metas.get('robots') ?? []).join(', ');
    if (/noindex|none/i.test(robots)) error(pathname, `search engines are told to leave it out (robots: ${robots}).`);
  }
  for (const [pathname, document] of documents) {
    const [canonical = ''] = document.links.get('canonical') ?? [];
    if (published.has(canonical) && !pages.has(canonical))
      error(pathname, `names ${canonical} as its canonical address, and that page names another.`);
  }
  for (const [url, document] of pages) checkLanguages(smoke, url, document, pages);
  await checkSitemaps(smoke, pages);
}

/** A page names itself and its other languages, and those name it. */
function checkLanguages({ hosting, error }: Smoke, url: string, { hreflang }: BuiltDocument, pages: Documents): void {
  const pathname = url.slice(hosting.url.length);
  const { localeCode } = parsePathname(hosting.site, pathname);
  if (hreflang.get(localeCode) !== url) error(pathname, `hreflang ${localeCode} leads to ${hreflang.get(localeCode)}, expected itself.`);
  if (hreflang.get('x-default') !== hreflang.get(hosting.site.defaultLocale))
    error(pathname, `hreflang x-default leads to ${hreflang.get('x-default')}, expected the page in "${hosting.site.defaultLocale}".`);
  for (const [code, other] of hreflang) {
    const back = pages.get(other)?.hreflang.get(localeCode);
    if (back !== url) error(pathname, `hreflang ${code} leads to ${other}, which does not lead back.`);
  }
}

/** The whole site's sitemap and each language's. */
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
  for (const url of pages.keys()) if (!entries.has(url)) error(pathname, `does not name ${url}.`);
  for (const [url, alternates] of entries) {
    const page = pages.get(url);
    if (!page) error(pathname, `names ${url}, which is no page's canonical address.`);
    else if (listOf(alternates) !== listOf(page.hreflang)) error(pathname, `names other languages of ${url} than the page does.`);
  }
}

function listOf(alternates: Alternates): string {
  return [...alternates]
    .map(([code, url]) => `${code} ${url}`)
    .sort()
    .join('\n');
}

/** Languages by address; an index is followed to its parts. Undefined where there is no sitemap. */
async function readSitemap(smoke: Smoke, pathname: string): Promise<Map<string, Alternates> | undefined> {
  const { hosting, error } = smoke;
  const answer = await smoke.ask(pathname);
  const xml = answer.body.toString();
  if (answer.status !== 200) {
    error(pathname, `answers ${answer.status}.`);
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
