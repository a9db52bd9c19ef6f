/** Requests for files: types, compression, cache lifetimes, and conditional or partial requests. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from './request.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

export function files(dir: string): Request[] {
  const names = readdirSync(join(dir, 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name));
  const app = names.find((name) => /^app-.+\.js$/.test(name)) ?? '';
  const shell = names.find((name) => name.startsWith('shell-de-')) ?? '';
  const manifest = readdirSync(join(dir, '_build')).find((name) => /^[0-9a-f]+\.json$/.test(name)) ?? '';
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
    { path: `/_build/${manifest}`, status: 200, has: { 'content-type': 'application/json; charset=utf-8', 'cache-control': IMMUTABLE } },
    { path: '/_build/latest.json?t=1', status: 200, has: { 'cache-control': 'no-cache' } },
    // As browsers request: the rules for a file apply to its compressed versions too.
    { path: '/_build/latest.json?t=1', status: 200, headers: gzip, has: { 'content-encoding': 'gzip', 'cache-control': 'no-cache' } },
    { path: '/de/kira-takip.md', status: 200, headers: gzip, has: { 'content-encoding': 'gzip', 'x-robots-tag': 'noindex' } },
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

export function conditions(dir: string): Request[] {
  const { mtimeNs, size: bytes } = statSync(join(dir, 'de/kira-takip.html'), { bigint: true });
  const seconds = mtimeNs / 1_000_000_000n;
  const size = Number(bytes);
  const etag = `"${seconds.toString(16)}-${size.toString(16)}"`;
  const modified = new Date(Number(seconds) * 1000).toUTCString();
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
