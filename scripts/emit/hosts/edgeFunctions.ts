/** Programs that run on Netlify and Cloudflare Pages and answer what their lists of redirects cannot say. Neighbour: edge.ts, which emits those lists. */
import { OFFERS_FOLDER } from '../../../src/model/languageOffer.ts';
import { formPathname, parsePathname, payloadPathname } from '../../../src/model/pathname.ts';
import { DEFAULT_CACHE_CONTROL, KEPT_FOLDERS } from '../fileRules.ts';
import { allHeaders } from '../headers.ts';
import type { Hosting } from '../hosting.ts';
import { escapeRegex, legacyRules } from './regex.ts';

/**
 * Netlify edge function: an old ending at any depth. Runs only where a path ends so, because each run costs the visitor time.
 * Undefined where the site has no old endings. Netlify finds it in `netlify/edge-functions` below the folder that is deployed from.
 */
export function emitNetlifyFunction(hosting: Hosting): string | undefined {
  const slugs = hosting.legacyRedirects.map(({ slug }) => escapeRegex(slug));
  if (slugs.length === 0) return undefined;
  const config = { pattern: `^/(?:.*/)?(?:${slugs.join('|')})/?$`, method: ['GET', 'HEAD'] };
  return `${emitRules(hosting)}
export default async function answer(request, context) {
  const response = await context.next();
  const to = response.status === 404 ? legacyTarget(pathOf(request)) : undefined;
  return to ? redirect(request, to) : response;
}

export const config = ${JSON.stringify(config)};
`;
}

/**
 * Cloudflare Pages Worker (`_worker.js`, advanced mode): every redirect of the model whatever their number, 410, and 301 where Pages
 * itself sends 308. `env.ASSETS` answers as Pages does without a Worker, with `_headers` and `_redirects`.
 */
export function emitCloudflareWorker(hosting: Hosting): string {
  return `${emitRules(hosting)}
const MOVED = new Map(${JSON.stringify(Object.entries(hosting.redirects))});
// Error pages of the addresses that are gone.
const GONE = new Map(${JSON.stringify(hosting.gone.map((pathname) => [pathname, gonePage(hosting, pathname)]))});

export default {
  async fetch(request, env) {
    const response = await env.ASSETS.fetch(request);
    if (response.status === 308) return redirect(request, response.headers.get('location').split('?')[0]);
    if (response.status !== 404) return response;
    const path = pathOf(request);
    const bare = path.replace(/\\/+$/, '') || '/';
    const gonePage = GONE.get(bare);
    const to = MOVED.get(bare) ?? (gonePage ? undefined : legacyTarget(path));
    if (to) return redirect(request, to);
    if (!gonePage) return response;
    const page = await env.ASSETS.fetch(new Request(new URL(gonePage, request.url), { method: request.method }));
    const { body, headers } = page.ok ? page : response;
    return new Response(body, { status: 410, headers });
  },
};
`;
}

/** Address of the page for status 410 in the language of a pathname. Where there is none, the page for 404 takes its place. */
function gonePage({ site }: Hosting, pathname: string): string {
  return formPathname(site, parsePathname(site, pathname).localeCode, '410');
}

/** `_routes.json`: files that no page's address begins with are sent without the Worker. */
export function emitCloudflareRoutes(): string {
  const folderOf = (pathname: string) => pathname.slice(0, pathname.indexOf('/', 1) + 1);
  const folders = [...KEPT_FOLDERS.map(({ folder }) => folder), folderOf(payloadPathname('/')), OFFERS_FOLDER];
  return `${JSON.stringify({ version: 1, include: ['/*'], exclude: folders.map((folder) => `${folder}*`) })}\n`;
}

/** What both programs begin with. A path that cannot be decoded is compared as it is. */
function emitRules(hosting: Hosting): string {
  const headers = { ...allHeaders(hosting), 'cache-control': DEFAULT_CACHE_CONTROL };
  const legacy = legacyRules(hosting, '$').map(
    ({ pattern, to }) => `  [new RegExp(${JSON.stringify(pattern)}, 's'), ${JSON.stringify(to)}],`,
  );
  return `// Written by the build from the manifest; an edit here is lost with the next one.
const HEADERS = ${JSON.stringify(headers, undefined, 2)};

// Old endings, each language before the default one.
const LEGACY = [
${legacy.join('\n')}
];

function legacyTarget(path) {
  return LEGACY.find(([pattern]) => pattern.test(path))?.[1];
}

function pathOf(request) {
  const { pathname } = new URL(request.url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function redirect(request, to) {
  return new Response(null, { status: 301, headers: { ...HEADERS, location: to + new URL(request.url).search } });
}
`;
}
