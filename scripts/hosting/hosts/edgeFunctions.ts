/**
 * Edge functions for Netlify and Cloudflare Pages: they answer requests that the redirect lists cannot express. Neighbour: edge.ts, which
 * emits those lists.
 */
import { ERROR_STATUSES } from '../../../src/model/errorStatus.ts';
import { OFFERS_FOLDER } from '../../../src/model/languageOffer.ts';
import { TITLES_FOLDER } from '../../../src/model/nearestTitles.ts';
import { meantPatterns, TRAILING_CHARACTERS, TRAILING_NAMES } from '../../../src/model/nearMiss.ts';
import { buildPathname, payloadPathname } from '../../../src/model/pathname.ts';
import { DEFAULT_CACHE_CONTROL, KEPT_FOLDERS } from '../fileRules.ts';
import { allHeaders } from '../headers.ts';
import type { Hosting } from '../hosting.ts';
import { escapeRegex, listedPages, pastAddresses } from './regex.ts';

/**
 * Netlify edge function: old endings at any depth, and near misses. Runs only for paths of that form, because each run delays the answer.
 * Netlify finds it in `netlify/edge-functions` below the folder from which the site is deployed.
 */
export function emitNetlifyFunction(hosting: Hosting): string {
  const endings = [
    ...TRAILING_NAMES.map(escapeRegex),
    // A path is undecoded here: characters other than letters may be encoded.
    '%[0-9A-Fa-f]{2}',
    `[${TRAILING_CHARACTERS.replace(/[^!-~]/g, '').replace(/[[\]]/g, '\\$&')}]`,
  ];
  const looks = [
    ...hosting.legacyRedirects.map(({ slug }) => `(?:.*/)?${escapeRegex(slug)}`),
    `.*(?:[A-Z].*|${endings.join('|')})`,
    `${hosting.site.defaultLocale}(?:/.*)?`,
  ];
  const config = {
    pattern: `^/(?:${looks.join('|')})/?$`,
    excludedPattern: `^(?:${fileFolders().map(escapeRegex).join('|')}).*$`,
    method: ['GET', 'HEAD'],
  };
  return `${emitRules(hosting)}
export default async function answer(request, context) {
  const response = await context.next();
  const rule = response.status === 404 ? ruleOf(pathOf(request)) : undefined;
  return rule ? redirect(request, ...rule) : response;
}

export const config = ${JSON.stringify(config)};
`;
}

/**
 * Worker of Cloudflare Pages (`_worker.js`, advanced mode) and of a site without Pages (workers.ts): every redirect of the model without a
 * limit on their number, near misses, error pages with their status, and 301 where Cloudflare itself sends 308 or 307. `env.ASSETS` answers
 * as the host does without a Worker.
 */
export function emitCloudflareWorker(hosting: Hosting): string {
  return `${emitRules(hosting)}
const GONE = new Set(${JSON.stringify(hosting.gone.map((pathname) => pathname.toLowerCase()))});
// Folders of the error pages, by the language of an address. A request for an error page itself gets 404.
const LANGUAGES = ${JSON.stringify(errorFolders(hosting))};
const ERROR_PAGE = new RegExp(${JSON.stringify(errorPattern(hosting))});

export default {
  async fetch(request, env) {
    const path = pathOf(request);
    const meant = meantBy(path).toLowerCase();
    const response = ERROR_PAGE.test(meant) ? undefined : await env.ASSETS.fetch(request);
    if (response?.status === 307 || response?.status === 308) return redirect(request, response.headers.get('location').split('?')[0]);
    if (response && response.status !== 404) return response;
    const rule = ruleOf(path);
    if (rule) return redirect(request, ...rule);
    const status = GONE.has(meant) ? 410 : 404;
    const folder = LANGUAGES.find((language) => meant.startsWith(language)) ?? '/';
    const page = await env.ASSETS.fetch(new Request(new URL(folder + status, request.url), { method: request.method }));
    const { body, headers } = page.ok ? page : (response ?? page);
    return new Response(body, { status, headers });
  },
};
`;
}

/** Path prefixes of the languages that have their own error pages. */
function errorFolders({ site }: Hosting): string[] {
  return site.locales
    .map(({ code }) => buildPathname(site, code, ''))
    .filter((pathname) => pathname !== '/')
    .map((pathname) => `${pathname.replace(/\/$/, '')}/`);
}

function errorPattern(hosting: Hosting): string {
  return `^(?:${['/', ...errorFolders(hosting)].join('|')})(?:${ERROR_STATUSES.join('|')})$`;
}

/** `_routes.json`: excludes from the Worker the files whose paths no page's address begins with. */
export function emitCloudflareRoutes(): string {
  return `${JSON.stringify({ version: 1, include: ['/*'], exclude: fileFolders().map((folder) => `${folder}*`) })}\n`;
}

/** Folders that no page's address begins with. */
function fileFolders(): string[] {
  const folderOf = (pathname: string) => pathname.slice(0, pathname.indexOf('/', 1) + 1);
  return [...KEPT_FOLDERS.map(({ folder }) => folder), folderOf(payloadPathname('/')), OFFERS_FOLDER, TITLES_FOLDER];
}

/** The first part of both programs. A path that cannot be decoded is compared undecoded. */
function emitRules(hosting: Hosting): string {
  const headers = { ...allHeaders(hosting), 'cache-control': DEFAULT_CACHE_CONTROL };
  const { root, page } = meantPatterns(hosting.site);
  const write = (pattern: RegExp) => `new RegExp(${JSON.stringify(pattern.source)}, ${JSON.stringify(pattern.flags)})`;
  const rules = [...listedPages(hosting, '$'), ...pastAddresses(hosting, '$')].map(
    ({ pattern, to, status = 301 }) => `  [new RegExp(${JSON.stringify(pattern)}, 'is'), ${JSON.stringify(to)}, ${status}],`,
  );
  return `// Generated by the build from the manifest. The next build overwrites any edit.
const HEADERS = ${JSON.stringify(headers, undefined, 2)};

// ROOT matches every spelling of the root; PAGE captures the intended pathname from any other address.
const ROOT = ${write(root)};
const PAGE = ${write(page)};

// Pages in other capitalization, moved and removed addresses, and old endings; each language precedes the default one.
const MISSES = [
${rules.join('\n')}
];

function meantBy(path) {
  const bare = path.replace(/\\/+$/, '');
  return ROOT.test(bare) ? '/' : (PAGE.exec(bare)?.[1] ?? bare);
}

// Target and status; undefined if no redirect applies.
function ruleOf(path) {
  const meant = meantBy(path);
  const [, to, status] = meant === '/' ? [ROOT, meant, 301] : (MISSES.find(([pattern]) => pattern.test(meant)) ?? []);
  return to === undefined || to === path ? undefined : [to, status];
}

function pathOf(request) {
  const { pathname } = new URL(request.url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function redirect(request, to, status = 301) {
  return new Response(null, { status, headers: { ...HEADERS, location: to + new URL(request.url).search } });
}
`;
}
