/** Forms and reads pathnames. Nobody else joins a locale, a slug and slashes. */
import type { LocaleCode } from '#generated/types.ts';
import { ERROR_STATUSES, type ErrorStatus } from './errorStatus.ts';
import type { Site } from './site.ts';

/** Where search engines find the sitemap of the whole site; each language's stands below its prefix. */
export const SITEMAP_PATHNAME = '/sitemap.xml';

/** What forming and reading a pathname must know of a site. */
export interface AddressRules {
  readonly defaultLocale: LocaleCode;
  readonly locales: readonly { readonly code: LocaleCode }[];
}

/** Pathname of a slug in a locale: '' gives the locale's root, `/` or `/de`. Never ends in a slash except `/`. */
export function formPathname(site: Pick<AddressRules, 'defaultLocale'>, localeCode: LocaleCode, slug: string): string {
  const segments = [localeCode === site.defaultLocale ? '' : localeCode, trimSlashes(slug)].filter(Boolean);
  return `/${segments.join('/')}`;
}

/** The inverse of formPathname: which locale a pathname belongs to and what is left without the prefix. */
export function parsePathname(site: AddressRules, pathname: string): { readonly localeCode: LocaleCode; readonly slug: string } {
  const [first = '', ...rest] = trimSlashes(pathname).split('/');
  const localeCode = site.locales.find(({ code }) => code === first && code !== site.defaultLocale)?.code;
  return localeCode ? { localeCode, slug: rest.join('/') } : { localeCode: site.defaultLocale, slug: trimSlashes(pathname) };
}

/** Absolute address of a pathname; the root keeps its slash (RFC 3986, 6.2.3). */
export function formUrl(site: Pick<Site, 'url'>, pathname: string): string {
  return pathname === '/' ? `${site.url}/` : site.url + pathname;
}

/** Under which a language's error page is written, as `/de/404`. It is no address: servers send the file as an answer only. */
export function errorPathname(site: Pick<AddressRules, 'defaultLocale'>, localeCode: LocaleCode, status: ErrorStatus): string {
  return formPathname(site, localeCode, String(status));
}

/** File of a pathname inside the output folder: `/` is index.html, `/de/x` is de/x.html. */
export function htmlFilePath(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
}

/** The inverse of htmlFilePath for all files of the output folder. Undefined for an error page, which has no address of its own. */
export function pathnameOfFile(site: AddressRules, filePath: string): string | undefined {
  if (!filePath.endsWith('.html')) return `/${filePath}`;
  const pathname = filePath === 'index.html' ? '/' : `/${filePath.slice(0, -'.html'.length)}`;
  const { slug } = parsePathname(site, pathname);
  return ERROR_STATUSES.some((status) => slug === String(status)) ? undefined : pathname;
}

/** Address of a page's text as Markdown, for machine readers: `/` is /index.md, `/de/x` is /de/x.md. */
export function markdownPathname(pathname: string): string {
  return pathname === '/' ? '/index.md' : `${pathname}.md`;
}

/** Address of a page's payload, which the browser fetches on navigation instead of the document. */
export function payloadPathname(pathname: string): string {
  return `/_payload${pathname === '/' ? '/index' : pathname}.json`;
}

/** Canonical address in the browser: to the page's own come the listed parameters, sorted by name, so that order never splits a page. */
export function canonicalUrl(url: string, search: string, canonicalQuery: readonly string[]): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => canonicalQuery.includes(name));
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(kept).toString();
  return url.split('?')[0] + (query && `?${query}`);
}

/**
 * First parts of addresses that belong to the build's own files and folders, to the long forms of addresses (`services`) and to
 * servers' names for documents. Languages' codes and the statuses of error pages come on top; names with an underscore or a dot can be no slug anyway.
 */
const RESERVED_SEGMENTS: readonly string[] = ['api', 'assets', 'flags', 'fonts', 'icons', 'index', 'services'];

/** No file or folder may have these names on Windows, whatever its ending: learn.microsoft.com, "Naming files, paths, and namespaces". */
const WINDOWS_DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Why a page's address may not begin with that part, in words that complete "it …"; undefined when it may. */
export function reservedReason(site: AddressRules, segment: string): string | undefined {
  const folded = foldCase(segment);
  if (site.locales.some(({ code }) => code === folded)) return 'is the code of a language, with which that language’s addresses begin';
  if (/^[a-z]{2}$/.test(folded)) return 'has two letters, which are kept for languages';
  if (RESERVED_SEGMENTS.includes(folded) || ERROR_STATUSES.some((status) => String(status) === folded))
    return 'is kept for the site’s own files';
  if (WINDOWS_DEVICES.test(folded)) return 'is a name that Windows keeps for itself, where the page’s files could not be';
  return undefined;
}

/** Two addresses with the same key are one to file systems and hosts that ignore case; Turkish ı, I, İ and i count as one letter. */
export function foldCase(text: string): string {
  return text.normalize('NFC').replaceAll('İ', 'i').replaceAll('ı', 'i').toLowerCase();
}

function trimSlashes(text: string): string {
  return text.replace(/^\/+|\/+$/g, '');
}
