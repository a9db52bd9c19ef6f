/** Builds and parses pathnames. No other module joins a locale, a slug and slashes. */
import type { LocaleCode } from '#generated/types.ts';
import { ERROR_STATUSES, type ErrorStatus } from './errorStatus.ts';
import type { Site } from './site.ts';

/** The sitemap of the entire site; each locale's sitemap is below its prefix. */
export const SITEMAP_PATHNAME = '/sitemap.xml';

/** The data of a site that is needed to build and parse a pathname. */
export interface AddressRules {
  readonly defaultLocale: LocaleCode;
  readonly locales: readonly { readonly code: LocaleCode }[];
}

/** Pathname of a slug in a locale: '' gives the locale's root, `/` or `/de`. Only `/` ends in a slash. */
export function buildPathname(site: Pick<AddressRules, 'defaultLocale'>, localeCode: LocaleCode, slug: string): string {
  const segments = [localeCode === site.defaultLocale ? '' : localeCode, trimSlashes(slug)].filter(Boolean);
  return `/${segments.join('/')}`;
}

/** The inverse of buildPathname: the locale of a pathname, and the rest without the prefix. */
export function parsePathname(site: AddressRules, pathname: string): { readonly localeCode: LocaleCode; readonly slug: string } {
  const [first = '', ...rest] = trimSlashes(pathname).split('/');
  const localeCode = site.locales.find(({ code }) => code === first && code !== site.defaultLocale)?.code;
  return localeCode ? { localeCode, slug: rest.join('/') } : { localeCode: site.defaultLocale, slug: trimSlashes(pathname) };
}

/** Absolute URL of a pathname; the root keeps its slash (RFC 3986, 6.2.3). */
export function buildUrl(site: Pick<Site, 'url'>, pathname: string): string {
  return pathname === '/' ? `${site.url}/` : site.url + pathname;
}

/** Path of a locale's error page file, such as `/de/404`. It is not an address: servers send the file only as an answer. */
export function errorPathname(site: Pick<AddressRules, 'defaultLocale'>, localeCode: LocaleCode, status: ErrorStatus): string {
  return buildPathname(site, localeCode, String(status));
}

/** Path of the HTML file in the output folder: `/` is index.html, `/de/x` is de/x.html. */
export function htmlFilePath(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}

/** The inverse of htmlFilePath for all files in the output folder. Undefined for an error page, which has no address. */
export function pathnameOfFile(site: AddressRules, filePath: string): string | undefined {
  if (!filePath.endsWith('.html')) return `/${filePath}`;
  const pathname = filePath === 'index.html' ? '/' : `/${filePath.slice(0, -'.html'.length)}`;
  const { slug } = parsePathname(site, pathname);
  return ERROR_STATUSES.some((status) => slug === String(status)) ? undefined : pathname;
}

/** Address of the Markdown version of a page, for machine readers: `/` is /index.md, `/de/x` is /de/x.md. */
export function markdownPathname(pathname: string): string {
  return pathname === '/' ? '/index.md' : `${pathname}.md`;
}

/** Address of a page's payload, which the browser fetches on navigation instead of the document. */
export function payloadPathname(pathname: string): string {
  return `/_payload${pathname === '/' ? '/index' : pathname}.json`;
}

/**
 * Canonical address in the browser: the page's own plus the listed parameters, sorted by name, so that their order does not create a second
 * address.
 */
export function canonicalUrl(url: string, search: string, canonicalQuery: readonly string[]): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => canonicalQuery.includes(name));
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(kept).toString();
  return url.split('?')[0] + (query && `?${query}`);
}

/**
 * First segments that are reserved: for the build's own files and folders, for alias addresses (`services`) and for servers' document
 * names. Locale codes and the statuses of error pages are reserved too; names with an underscore or a dot are not valid slugs anyway.
 */
const RESERVED_SEGMENTS: readonly string[] = ['api', 'assets', 'flags', 'fonts', 'icons', 'index', 'services'];

/** Names that Windows reserves for devices, with any extension: learn.microsoft.com, "Naming files, paths, and namespaces". */
const WINDOWS_DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A code of a language, two letters that are kept for languages, a name of the site's own files, a name that Windows keeps. */
export type ReservedReason = 'language' | 'letters' | 'files' | 'windows';

/** Why a page's address may not begin with that segment; undefined if it may. src/messages has the words. */
export function reservedReason(site: AddressRules, segment: string): ReservedReason | undefined {
  const folded = foldCase(segment);
  if (site.locales.some(({ code }) => code === folded)) return 'language';
  if (/^[a-z]{2}$/.test(folded)) return 'letters';
  if (RESERVED_SEGMENTS.includes(folded) || ERROR_STATUSES.some((status) => String(status) === folded)) return 'files';
  return WINDOWS_DEVICES.test(folded) ? 'windows' : undefined;
}

/** Two addresses with the same key are equal for file systems and hosts that ignore case; Turkish ı, I, İ and i count as one letter. */
export function foldCase(text: string): string {
  return text.normalize('NFC').replaceAll('İ', 'i').replaceAll('ı', 'i').toLowerCase();
}

function trimSlashes(text: string): string {
  return text.replace(/^\/+|\/+$/g, '');
}
