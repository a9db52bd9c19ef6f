/** Sitemaps (sitemaps.org 0.9) with language alternates; one for the whole site and one per language. */
import type { Manifest, PageEntry } from '../../src/model/manifest.ts';
import { formUrl } from '../../src/model/pathname.ts';

/** XML of all canonical addresses, or of one language's. `lastmod` is the content's last change and is left out when unknown. */
export function emitSitemap(manifest: Manifest, localeCode?: string): string {
  const pages = manifest.pages.filter((page) => !localeCode || page.localeCode === localeCode);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map((page) => emitUrl(manifest, page)),
    '</urlset>\n',
  ].join('\n');
}

function emitUrl({ site }: Manifest, page: PageEntry): string {
  const link = (hreflang: string, pathname: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(formUrl(site, pathname))}"/>`;
  const fallback = page.alternates.find((alternate) => alternate.localeCode === site.defaultLocale);
  return [
    `<url><loc>${escapeXml(formUrl(site, page.pathname))}</loc>`,
    page.modified ? `<lastmod>${page.modified}</lastmod>` : '',
    ...page.alternates.map((alternate) => link(alternate.localeCode, alternate.pathname)),
    fallback ? link('x-default', fallback.pathname) : '',
    '</url>',
  ].join('');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}

/** robots.txt (RFC 9309): everything may be read; payloads are no pages. */
export function emitRobots(manifest: Manifest): string {
  return `User-agent: *\nDisallow: /_payload/\n\nSitemap: ${formUrl(manifest.site, '/sitemap.xml')}\n`;
}
