/** The one list of requests that every server answers alike, with what each must be answered with. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Hosting } from '../../scripts/emit/hosting.ts';
import type { Question } from '../../scripts/smoke/ask.ts';

export interface Request extends Question {
  readonly status: number;
  /** Location of a redirect. */
  readonly location?: string;
  /** Words that the (uncompressed) body holds. */
  readonly holds?: string;
  /** Headers that must have just this value. */
  readonly has?: Readonly<Record<string, string>>;
  /** The server's own words differ; only status and headers count. */
  readonly ignoresBody?: true;
}

const MOVED: Hosting['redirects'] = {
  '/eski-adres': '/kira-hukuku',
  '/de/alte-adresse': '/de/kira-hukuku',
  // This page is there again, or still: it comes first.
  '/en/kira-takip': '/en/kira-hukuku',
};
const GONE: readonly string[] = ['/kaldirilan-sayfa', '/fr/page-retiree'];
/** A header with quotes in it. */
const REPORTING = { 'reporting-endpoints': 'policy="https://reports.example.org/policy"' };

/** The site's own model, and what a site may have, so that these rules are asked whatever its ledger and configuration hold. */
export function withSamples(hosting: Hosting): Hosting {
  return {
    ...hosting,
    redirects: { ...hosting.redirects, ...MOVED },
    gone: [...hosting.gone, ...GONE],
    headers: { ...hosting.headers, ...REPORTING },
  };
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** All requests; addresses and file names come from the built site in `dir`. */
export function listRequests(hosting: Hosting, dir: string): Request[] {
  return [
    ...pages(hosting),
    ...spellings(),
    ...pastAddresses(hosting),
    ...unknownAddresses(hosting),
    ...hostilePaths(),
    ...methods(),
    ...files(dir),
    ...conditions(dir),
  ];
}

function pages({ addresses, site }: Hosting): Request[] {
  const codeOf = (pathname: string) => site.locales.find(({ code }) => pathname.split('/')[1] === code)?.code ?? site.defaultLocale;
  return addresses.flatMap((path): Request[] => [
    {
      path,
      status: 200,
      holds: `<html lang="${codeOf(path)}"`,
      has: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    },
    { path: path === '/' ? '/index.html' : `${path}/`, status: 301, location: path },
  ]);
}

/** A page answers at one address; every other spelling leads there in one step, with its query. */
function spellings(): Request[] {
  const to = (location: string, ...paths: string[]) => paths.map((path): Request => ({ path, status: 301, location }));
  return [
    { path: '/?page=2', status: 200 },
    { path: '/de/kira-takip?utm_source=x&q=%C4%B1', status: 200 },
    { path: '/de/kira-takip?', status: 200 },
    ...to('/', '/index', '/index.html', '/index/', '//', '///', '/./', '/de/..'),
    ...to(
      '/de/kira-takip',
      '/de/kira-takip.html',
      '/de/kira-takip/',
      '/de/kira-takip//',
      '//de/kira-takip',
      '/de//kira-takip',
      '/de/./kira-takip',
    ),
    ...to(
      '/de/kira-takip',
      '/de/x/../kira-takip',
      '/de/kira%2Dtakip',
      '/%64e/kira-takip',
      '/de%2fkira-takip',
      '/de/kira-takip%2f',
      '/de/kira-takip/.',
    ),
    ...to('/de/kira-takip?q=1&r=%0d%0a', '/de/kira-takip/?q=1&r=%0d%0a', '//de/kira-takip.html?q=1&r=%0d%0a'),
    ...to('/de', '/de/', '//de', '/de.html'),
    { path: '/DE/kira-takip', status: 404 },
    { path: '/de/Kira-Takip', status: 404 },
    { path: '/de/index', status: 404 },
    { path: '/services', status: 404 },
    { path: '/services/', status: 404 },
    { path: '/assets/', status: 404 },
    { path: '/de/services/rentLaw', status: 404 },
  ];
}

function pastAddresses({ legacyRedirects, site }: Hosting): Request[] {
  const legacy = legacyRedirects.flatMap(({ slug, targets }) =>
    site.locales.flatMap(({ code }): Request[] => {
      const prefix = code === site.defaultLocale ? '' : `/${code}`;
      const location = targets[code] ?? '';
      return [
        { path: `${prefix}/${slug}`, status: 301, location },
        { path: `${prefix}/${slug}/?a=1&b=%2F`, status: 301, location: `${location}?a=1&b=%2F` },
        { path: `${prefix}/eski/yol/${slug}`, status: 301, location },
      ];
    }),
  );
  const slug = legacyRedirects[0]?.slug ?? '';
  const targets = legacyRedirects[0]?.targets ?? {};
  const home = targets[site.defaultLocale] ?? '';
  return [
    ...legacy,
    ...[`//evil.example/${slug}`, `///evil.example/${slug}`, `/%5cevil.example/${slug}`, `/\\evil.example/${slug}`].map(
      (path): Request => ({ path, status: 301, location: home }),
    ),
    { path: `/https://evil.example/${slug}`, status: 301, location: home },
    { path: `/%0d%0aLocation:%20https:%2f%2fevil.example/${slug}`, status: 301, location: home },
    { path: `/x%0a/${slug}`, status: 301, location: home },
    { path: `/de/%ff%fe/${slug}`, status: 301, location: targets.de ?? '' },
    { path: `/.git/${slug}`, status: 301, location: home },
    { path: `/xx/../de/${slug}`, status: 301, location: targets.de ?? '' },
    { path: `/${slug}%0a`, status: 404 },
    { path: `/${slug}.html`, status: 404 },
    { path: `/x${slug}`, status: 404 },
    { path: `/${slug.toUpperCase()}`, status: 404 },
    { path: `/${slug}/x`, status: 404 },
    { path: '/eski-adres', status: 301, location: '/kira-hukuku' },
    { path: '/eski-adres/?q=1', status: 301, location: '/kira-hukuku?q=1' },
    { path: '//eski-adres', status: 301, location: '/kira-hukuku' },
    { path: '/Eski-Adres', status: 404 },
    { path: '/de/alte-adresse', status: 301, location: '/de/kira-hukuku' },
    { path: '/en/kira-takip', status: 200 },
    { path: '/kaldirilan-sayfa', status: 410, holds: '<html lang="tr"', has: { 'cache-control': 'no-cache' } },
    { path: '/kaldirilan-sayfa/', status: 410 },
    { path: '/fr/page-retiree', status: 410, holds: '<html lang="fr"' },
  ];
}

function unknownAddresses({ site }: Hosting): Request[] {
  return [
    ...site.locales.flatMap(({ code }): Request[] => {
      const prefix = code === site.defaultLocale ? '' : `/${code}`;
      const holds = `<html lang="${code}"`;
      return [
        { path: `${prefix}/boyle-bir-sayfa-yok`, status: 404, holds, has: { 'cache-control': 'no-cache' } },
        { path: `${prefix}/a/b/c/?q=1`, status: 404, holds },
        { path: `${prefix}/404`, status: 404, holds },
        { path: `${prefix}/404.html`, status: 404, holds },
        { path: `${prefix}/404/`, status: 404, holds },
      ];
    }),
    { path: '/dex', status: 404, holds: '<html lang="tr"' },
    { path: '/assets/app-00000000.js', status: 404, has: { 'cache-control': 'no-cache' } },
    { path: '/_payload/de/nichts.json', status: 404 },
    { path: '/robots.txt/', status: 404 },
    { path: '/404', method: 'HEAD', status: 404 },
    { path: '/yok', status: 404, headers: { 'accept-encoding': 'gzip' }, has: { 'content-encoding': 'gzip', vary: 'Accept-Encoding' } },
    { path: '/yok', status: 404, headers: { range: 'bytes=0-9' } },
    { path: '/yok', status: 404, headers: { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT', 'if-none-match': '*' } },
  ];
}

function hostilePaths(): Request[] {
  const refused = (...paths: string[]) => paths.map((path): Request => ({ path, status: 400, ignoresBody: true }));
  const missing = (...paths: string[]) => paths.map((path): Request => ({ path, status: 404 }));
  return [
    ...refused(
      '/..',
      '/../etc/passwd',
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/package.json',
      '/de/../../x',
      '/%00',
      '/%',
      '/%zz',
      '/x%2',
      '/a/%00/b',
    ),
    ...missing(
      '/.git/config',
      '/.htaccess',
      '/.env',
      '/.hosting/routes.json',
      '/.vite/manifest.json',
      '/hosting/hosting.json',
      '/.well-known',
    ),
    ...missing('/_headers', '/_redirects', '/index.html.br', '/de.html.gz', '/assets%00.js'.replace('%00', '%01'), '/.well-known/x'),
    ...missing(
      '/a%5c..%5cb',
      '/\\..\\x',
      '//evil.example/',
      '/%2f%2fevil.example/',
      '/\\evil.example',
      '/%09/evil.example',
      '/<script>',
      '/%3Cscript%3E',
    ),
    ...missing('/%c0%ae%c0%ae/x', '/de/kira-takip%20', '/de/kira-takip%0a', '/de/kira-takip;x', "/'or'1'='1", '/*', '/de/kira-takip.php'),
    { path: `/${'a'.repeat(7000)}`, status: 404 },
    { path: `/${'a'.repeat(9000)}`, status: 414, ignoresBody: true },
    { path: '/de/kira-takip', headers: { host: 'evil.example' }, status: 200 },
    {
      path: '/de/kira-takip/',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      status: 301,
      location: '/de/kira-takip',
    },
  ];
}

function methods(): Request[] {
  const refused = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].map(
    (method): Request => ({ path: '/de/kira-takip', method, status: 405, has: { allow: 'GET, HEAD' }, ignoresBody: true }),
  );
  return [
    ...refused,
    { path: '/yok', method: 'POST', status: 405, ignoresBody: true },
    { path: '/', method: 'HEAD', status: 200 },
    { path: '/de/kira-takip/', method: 'HEAD', status: 301, location: '/de/kira-takip' },
    { path: '/robots.txt', method: 'HEAD', status: 200, has: { 'content-type': 'text/plain; charset=utf-8' } },
  ];
}

function files(dir: string): Request[] {
  const names = readdirSync(join(dir, 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name));
  const app = names.find((name) => /^app-.+\.js$/.test(name)) ?? '';
  const shell = names.find((name) => name.startsWith('shell-de-')) ?? '';
  const font = readdirSync(join(dir, 'fonts')).find((name) => name.endsWith('.woff2')) ?? '';
  const gzip = { 'accept-encoding': 'gzip' };
  return [
    { path: `/assets/${app}`, status: 200, has: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': IMMUTABLE } },
    {
      path: `/assets/${app}?v=1`,
      status: 200,
      headers: gzip,
      has: { 'content-encoding': 'gzip', 'cache-control': IMMUTABLE, vary: 'Accept-Encoding' },
    },
    { path: `/assets/${app}`, method: 'HEAD', headers: gzip, status: 200, has: { 'content-encoding': 'gzip' } },
    { path: `/assets/${shell}`, status: 200, has: { 'content-type': 'application/json; charset=utf-8', 'cache-control': IMMUTABLE } },
    { path: `/assets/${app}.gz`, status: 404 },
    { path: `/fonts/${font}`, status: 200, has: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=604800' } },
    { path: '/sitemap.xml', status: 200, has: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' } },
    { path: '/de/sitemap.xml', status: 200 },
    {
      path: '/de/kira-takip.md',
      status: 200,
      has: { 'content-type': 'text/markdown; charset=utf-8', 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' },
    },
    { path: '/robots.txt', status: 200, has: { 'content-type': 'text/plain; charset=utf-8' } },
    { path: '/icons/icon.svg', status: 200, has: { 'content-type': 'image/svg+xml; charset=utf-8' } },
    { path: '/_payload/de/kira-takip.json', status: 200, headers: gzip, has: { 'content-encoding': 'gzip', 'cache-control': 'no-cache' } },
    { path: '/_build/latest.json?t=1', status: 200, has: { 'cache-control': 'no-cache' } },
    { path: '/de', status: 200, headers: gzip, has: { 'content-encoding': 'gzip', vary: 'Accept-Encoding' } },
    { path: '/de', status: 200, has: { vary: 'Accept-Encoding' } },
    ...['gzip;q=0', 'identity', 'deflate', 'gzip;q=0.000, *;q=0', ''].map(
      (accepted): Request => ({ path: '/de', status: 200, headers: { 'accept-encoding': accepted }, holds: '<html lang="de"' }),
    ),
    ...['gzip, deflate', 'deflate, gzip;q=0.5', 'GZIP'].map(
      (accepted): Request => ({ path: '/de', status: 200, headers: { 'accept-encoding': accepted }, has: { 'content-encoding': 'gzip' } }),
    ),
  ];
}

/** Brotli comes first where a visitor takes both; asked only where the server has it. */
export function brotliRequests(): Request[] {
  return ['br', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'gzip, br;q=0.1'].map((accepted) => ({
    path: '/de',
    status: 200,
    headers: { 'accept-encoding': accepted },
    has: { 'content-encoding': 'br', vary: 'Accept-Encoding' },
  }));
}

function conditions(dir: string): Request[] {
  const { mtime, size } = statSync(join(dir, 'de/kira-takip.html'));
  const etag = `"${Math.floor(mtime.getTime() / 1000).toString(16)}-${size.toString(16)}"`;
  const modified = mtime.toUTCString();
  const get = (headers: Record<string, string>, status: number, has: Record<string, string> = {}, path = '/de/kira-takip'): Request => ({
    path,
    headers,
    status,
    has,
    ...(status === 416 || status === 412 ? { ignoresBody: true } : {}),
  });
  return [
    get({}, 200, { etag, 'last-modified': modified, 'accept-ranges': 'bytes' }),
    get({ 'if-none-match': etag }, 304, { etag, 'cache-control': 'no-cache' }),
    get({ 'if-none-match': `W/${etag}` }, 304),
    get({ 'if-none-match': `"x", ${etag}` }, 304),
    get({ 'if-none-match': '*' }, 304),
    get({ 'if-none-match': '"x"' }, 200),
    get({ 'if-none-match': etag, 'cache-control': 'no-cache' }, 304),
    get({ 'if-modified-since': modified }, 304),
    get({ 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }, 200),
    get({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 200),
    get({ 'if-modified-since': modified, 'if-none-match': '"x"' }, 200),
    get({ 'if-modified-since': modified, 'if-none-match': etag }, 304),
    get({ 'if-none-match': etag, 'accept-encoding': 'gzip' }, 200, { 'content-encoding': 'gzip' }),
    get({ 'if-match': '"x"' }, 412),
    get({ 'if-match': etag }, 200),
    get({ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412),
    get({ range: 'bytes=0-99' }, 206, { 'content-range': `bytes 0-99/${size}`, 'content-length': '100' }),
    get({ range: 'bytes=-10' }, 206, { 'content-length': '10' }),
    get({ range: `bytes=${size - 5}-` }, 206, { 'content-length': '5' }),
    get({ range: `bytes=0-${size + 100}` }, 206),
    get({ range: `bytes=${size}-` }, 416, { 'content-range': `bytes */${size}` }),
    get({ range: 'bytes=0-1,5-6' }, 200),
    get({ range: 'bytes=0-9', 'if-range': etag }, 206),
    get({ range: 'bytes=0-9', 'if-range': '"x"' }, 200),
    get({ range: 'items=0-9' }, 200),
    get({ range: 'bytes=0-9', 'accept-encoding': 'gzip' }, 200, { 'content-encoding': 'gzip' }),
  ];
}
