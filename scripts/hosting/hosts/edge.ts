/** Netlify and Cloudflare: `_redirects` and `_headers`, to be copied into the folder that is uploaded. The same syntax, different limits. Neighbours: edgeFunctions.ts, workers.ts. */
import type { LocaleCode } from '#generated/types.ts';
import { LATEST_PATHNAME } from '../../../src/model/deployment.ts';
import type { ErrorStatus } from '../../../src/model/errorStatus.ts';
import { listLegacy } from '../../../src/model/legacyRedirect.ts';
import { errorPathname, htmlFilePath } from '../../../src/model/pathname.ts';
import { DEFAULT_CACHE_CONTROL, KEPT_FOLDERS, UNLISTED_ENDING, UNLISTED_HEADER } from '../fileRules.ts';
import { allHeaders } from '../headers.ts';
import type { Hosting } from '../hosting.ts';
import { emitCloudflareRoutes, emitCloudflareWorker, emitNetlifyFunction } from './edgeFunctions.ts';

/** Cloudflare Pages: redirects without and with a wildcard, and characters per header line. */
export const CLOUDFLARE_LIMITS = { statics: 2000, dynamics: 100, headerLine: 2000 } as const;
/** Netlify has no wildcard in the middle, so that each depth takes a rule; its edge function follows deeper ones. */
const NETLIFY_DEPTH = 3;

const ALLOW_ORIGIN = 'access-control-allow-origin';

export function emitEdgeHosts(hosting: Hosting): Record<string, string> {
  return {
    'netlify/_headers': emitHeaders(hosting),
    'netlify/_redirects': emitNetlifyRedirects(hosting),
    'netlify/edge-functions/misses.js': emitNetlifyFunction(hosting),
    'cloudflare/_headers': emitCloudflareHeaders(hosting),
    'cloudflare/_redirects': emitCloudflareRedirects(hosting),
    'cloudflare/_worker.js': emitCloudflareWorker(hosting),
    'cloudflare/_routes.json': emitCloudflareRoutes(),
  };
}

/**
 * Both hosts ask browsers to ask again by themselves, and join values that two rules give to one header: only kept folders are named.
 * For the latest-build file the joined value begins with its folder's; the `no-cache` after it counts (RFC 9111, 5.2.2.4).
 */
function emitHeaders(hosting: Hosting, removed: readonly string[] = []): string {
  const set = Object.entries(allHeaders(hosting)).map(([name, value]) => `  ${name}: ${value}`);
  const lines = [...set, ...removed.map((name) => `  ! ${name}`)];
  const kept = KEPT_FOLDERS.map(({ folder, cacheControl }) => `${folder}*\n  cache-control: ${cacheControl}`);
  const unlisted = `/*.${UNLISTED_ENDING}\n  ${UNLISTED_HEADER.name}: ${UNLISTED_HEADER.value}`;
  const fresh = `${LATEST_PATHNAME}\n  cache-control: ${DEFAULT_CACHE_CONTROL}`;
  return `${['/*', ...lines, ...kept, fresh, unlisted].join('\n')}\n`;
}

/**
 * Cloudflare Pages lets every origin read every file unless told otherwise (cloudflare/workers-sdk, issue 1556). The line stands in the
 * one rule for all files: of two rules for the same addresses Cloudflare takes the last.
 */
export function emitCloudflareHeaders(hosting: Hosting): string {
  return emitHeaders(hosting, ALLOW_ORIGIN in hosting.headers ? [] : [ALLOW_ORIGIN]);
}

/** Netlify passes the query on by itself, serves files first, and takes a rule for an address with and without a slash. */
function emitNetlifyRedirects(hosting: Hosting): string {
  const { site, redirects, gone } = hosting;
  const prefixOf = (code: LocaleCode) => (code === site.defaultLocale ? '' : `/${code}`);
  const errorPage = (code: LocaleCode, status: ErrorStatus) => `/${htmlFilePath(errorPathname(site, code, status))}`;
  const codes = [...site.locales.map(({ code }) => code)].sort(
    (a, b) => Number(a === site.defaultLocale) - Number(b === site.defaultLocale),
  );
  const codeOf = (pathname: string) => codes.find((code) => pathname.startsWith(`${prefixOf(code)}/`)) ?? site.defaultLocale;
  const depths = Array.from({ length: NETLIFY_DEPTH + 1 }, (_, depth) =>
    Array.from({ length: depth }, (_unused, at) => `/:p${at}`).join(''),
  );
  const lines = [
    ...Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`),
    ...gone.map((pathname) => `${pathname} ${errorPage(codeOf(pathname), 410)} 410`),
    ...listLegacy(hosting).flatMap(({ slug, prefix, target }) => depths.map((depth) => `${prefix}${depth}/${slug} ${target} 301`)),
    ...codes.map((code) => `${prefixOf(code)}/* ${errorPage(code, 404)} 404`),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Cloudflare Pages passes the query on, but knows no other status than redirects here; it finds each language's 404.html by itself.
 * The Worker answers what these rules leave out; they hold alone where its daily runs are used up.
 */
function emitCloudflareRedirects(hosting: Hosting): string {
  const legacy = listLegacy(hosting);
  const both = (from: string, to: string) => [`${from} ${to} 301`, `${from}/ ${to} 301`];
  const statics = [
    ...legacy.flatMap(({ prefix, slug, target }) => both(`${prefix}/${slug}`, target)),
    ...Object.entries(hosting.redirects).flatMap(([from, to]) => both(from, to)),
  ];
  // A language's own rules stand before the default language's, which would take them.
  const dynamics = [...legacy]
    .sort((a, b) => b.prefix.length - a.prefix.length)
    .map(({ prefix, slug, target }) => `${prefix}/*/${slug} ${target} 301`);
  return [
    ...limit(statics, CLOUDFLARE_LIMITS.statics, 'redirects without a wildcard'),
    ...limit(dynamics, CLOUDFLARE_LIMITS.dynamics, 'redirects with a wildcard; the Worker follows the others'),
    '',
  ].join('\n');
}

function limit(lines: readonly string[], most: number, what: string): string[] {
  const left = lines.length - most;
  return left > 0 ? [...lines.slice(0, most), `# ${left} more do not fit: Cloudflare Pages takes ${most} ${what}.`] : [...lines];
}
