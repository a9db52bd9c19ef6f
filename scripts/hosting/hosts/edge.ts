/**
 * Netlify and Cloudflare Pages: `_redirects` and `_headers`, to be copied into the uploaded folder. The same syntax, different limits.
 * Neighbours: edgeFunctions.ts, workers.ts.
 */
import type { LocaleCode } from '#generated/types.ts';
import { LATEST_PATHNAME } from '../../../src/model/deployment.ts';
import type { ErrorStatus } from '../../../src/model/errorStatus.ts';
import { listLegacy } from '../../../src/model/legacyRedirect.ts';
import { errorPathname, htmlFilePath } from '../../../src/model/pathname.ts';
import { redirectStatus } from '../../../src/model/redirectStatus.ts';
import { DEFAULT_CACHE_CONTROL, KEPT_FOLDERS, UNLISTED_ENDING, UNLISTED_HEADER } from '../fileRules.ts';
import { allHeaders } from '../headers.ts';
import type { Hosting } from '../hosting.ts';
import { emitCloudflareRoutes, emitCloudflareWorker, emitNetlifyFunction } from './edgeFunctions.ts';

/** Limits of Cloudflare Pages: redirects without and with a wildcard, and characters per header line. */
export const CLOUDFLARE_LIMITS = { statics: 2000, dynamics: 100, headerLine: 2000 } as const;
/** Netlify supports no wildcard in the middle, so that each depth needs a rule; its edge function handles greater depths. */
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
 * Both hosts make browsers revalidate by default, and join the values that two rules give to one header: only folders with long cache
 * lifetimes are listed. For the latest-build file the joined value begins with that of its folder; the `no-cache` after it takes effect
 * (RFC 9111, 5.2.2.4).
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
 * By default Cloudflare Pages allows every origin to read every file (cloudflare/workers-sdk, issue 1556). The line is in the one rule for
 * all files: of two rules for the same addresses Cloudflare uses the last.
 */
export function emitCloudflareHeaders(hosting: Hosting): string {
  return emitHeaders(hosting, ALLOW_ORIGIN in hosting.headers ? [] : [ALLOW_ORIGIN]);
}

/** Netlify preserves the query, serves files first, and applies a rule to an address with and without a slash. */
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
    ...Object.entries(redirects).map(([from, to]) => `${from} ${to} ${redirectStatus(site, from, to)}`),
    ...gone.map((pathname) => `${pathname} ${errorPage(codeOf(pathname), 410)} 410`),
    ...listLegacy(hosting).flatMap(({ slug, prefix, target, status }) =>
      depths.map((depth) => `${prefix}${depth}/${slug} ${target} ${status}`),
    ),
    ...codes.map((code) => `${prefixOf(code)}/* ${errorPage(code, 404)} 404`),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Cloudflare Pages preserves the query, but supports only redirect statuses here; it finds each language's 404.html without a rule. The
 * Worker handles what these rules omit; once its daily quota is used up, only these rules apply.
 */
function emitCloudflareRedirects(hosting: Hosting): string {
  const legacy = listLegacy(hosting);
  const both = (from: string, to: string, status = redirectStatus(hosting.site, from, to)) => [
    `${from} ${to} ${status}`,
    `${from}/ ${to} ${status}`,
  ];
  const statics = [
    ...legacy.flatMap(({ prefix, slug, target }) => both(`${prefix}/${slug}`, target)),
    ...Object.entries(hosting.redirects).flatMap(([from, to]) => both(from, to)),
  ];
  // A language's rules precede those of the default language, which would match as well.
  const dynamics = [...legacy]
    .sort((a, b) => b.prefix.length - a.prefix.length)
    .map(({ prefix, slug, target, status }) => `${prefix}/*/${slug} ${target} ${status}`);
  return [
    ...limit(statics, CLOUDFLARE_LIMITS.statics, 'redirects without a wildcard'),
    ...limit(dynamics, CLOUDFLARE_LIMITS.dynamics, 'redirects with a wildcard; the Worker follows the others'),
    '',
  ].join('\n');
}

function limit(lines: readonly string[], most: number, what: string): string[] {
  const left = lines.length - most;
  return left > 0
    ? [...lines.slice(0, most), `# ${left} more are left out: Cloudflare Pages accepts at most ${most} ${what}.`]
    : [...lines];
}
