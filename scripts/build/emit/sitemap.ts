/**
 * Sitemaps (sitemaps.org 0.9) with language alternates: one for the complete site and one per language, split when they exceed the limits.
 */
import { escapeMarkup } from '../../../src/model/escapeMarkup.ts';
import type { Manifest, PageEntry } from '../../../src/model/manifest.ts';
import { buildUrl, SITEMAP_PATHNAME } from '../../../src/model/pathname.ts';

/** Limits of one file (sitemaps.org): addresses, and bytes before compression. */
export const SITEMAP_LIMITS = { addresses: 50_000, bytes: 50 * 1024 * 1024 } as const;

export interface SitemapLimits {
  readonly addresses: number;
  readonly bytes: number;
}

/** All sitemap files: XML by pathname. Beyond the limits, the well-known file becomes an index of numbered files. */
export function emitSitemaps(manifest: Manifest, limits: SitemapLimits = SITEMAP_LIMITS): Readonly<Record<string, string>> {
  const { site } = manifest;
  return {
    ...emitSplit(manifest, manifest.pages, '', limits),
    ...Object.assign(
      {},
      ...site.locales.map(({ code }) =>
        emitSplit(
          manifest,
          manifest.pages.filter((page) => page.localeCode === code),
          `/${code}`,
          limits,
        ),
      ),
    ),
  };
}

function emitSplit(manifest: Manifest, pages: readonly PageEntry[], folder: string, limits: SitemapLimits): Record<string, string> {
  const parts = split(
    pages.map((page) => ({ xml: emitUrl(manifest, page), modified: page.modified })),
    limits,
  );
  if (parts.length <= 1) return { [`${folder}${SITEMAP_PATHNAME}`]: emitUrlSet(parts[0] ?? []) };
  const files = parts.map((part, index) => ({ pathname: `${folder}/sitemap-${index + 1}.xml`, part }));
  const entries = files.map(({ pathname, part }) => {
    const modified = part.map((entry) => entry.modified ?? '').reduce((last, day) => (day > last ? day : last), '');
    return `<sitemap><loc>${escapeMarkup(buildUrl(manifest.site, pathname))}</loc>${modified && `<lastmod>${modified}</lastmod>`}</sitemap>`;
  });
  return {
    [`${folder}${SITEMAP_PATHNAME}`]: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...entries,
      '</sitemapindex>\n',
    ].join('\n'),
    ...Object.fromEntries(files.map(({ pathname, part }) => [pathname, emitUrlSet(part)])),
  };
}

interface Entry {
  readonly xml: string;
  readonly modified: string | undefined;
}

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
const FOOT = '</urlset>\n';

/** Fills the files one after the other. */
function split(entries: readonly Entry[], limits: SitemapLimits): readonly (readonly Entry[])[] {
  const parts: Entry[][] = [];
  let bytes = 0;
  for (const entry of entries) {
    const size = Buffer.byteLength(entry.xml) + 1;
    const last = parts.at(-1);
    if (last && last.length < limits.addresses && bytes + size <= limits.bytes) {
      last.push(entry);
      bytes += size;
    } else {
      parts.push([entry]);
      bytes = HEAD.length + size + FOOT.length;
    }
  }
  return parts;
}

function emitUrlSet(entries: readonly Entry[]): string {
  return HEAD + entries.map(({ xml }) => `${xml}\n`).join('') + FOOT;
}

/** `lastmod` is the content's last change and is omitted when unknown. */
function emitUrl({ site }: Manifest, page: PageEntry): string {
  const link = (hreflang: string, pathname: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(buildUrl(site, pathname))}"/>`;
  const fallback = page.alternates.find((alternate) => alternate.localeCode === site.defaultLocale);
  return [
    `<url><loc>${escapeMarkup(buildUrl(site, page.pathname))}</loc>`,
    page.modified ? `<lastmod>${page.modified}</lastmod>` : '',
    ...page.alternates.map((alternate) => link(alternate.localeCode, alternate.pathname)),
    fallback ? link('x-default', fallback.pathname) : '',
    '</url>',
  ].join('');
}

/** robots.txt (RFC 9309): allows everything except payloads, which are no pages. */
export function emitRobots(manifest: Manifest): string {
  return `User-agent: *\nDisallow: /_payload/\n\nSitemap: ${buildUrl(manifest.site, SITEMAP_PATHNAME)}\n`;
}
