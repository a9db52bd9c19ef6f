/** The preview server: serves a built site as production does. Neighbour: scripts/emit/hosting.ts, which says what it must know. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { answerMissing } from '../src/model/answer.ts';
import { formPathname, htmlFilePath, parsePathname } from '../src/model/pathname.ts';
import { readConfig } from './config.ts';
import { cacheControl } from './emit/headers.ts';
import { HOSTING_FILE, type HostingRoutes } from './emit/hosting.ts';

const DEFAULT_PORT = 4173;

/** Starts serving a built folder. Rejects when the port is taken or the folder holds no built site. */
export async function servePreview(outDir: string, port: number): Promise<{ readonly server: Server; readonly url: string }> {
  const routes = JSON.parse(readFileSync(join(outDir, HOSTING_FILE), 'utf8')) as HostingRoutes;
  const serveFile = sirv(outDir, {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    extensions: ['html'],
    setHeaders: (response, pathname) => response.setHeader('cache-control', cacheControl(pathname)),
  });
  const errorPages = new Map(
    routes.site.locales.map(({ code }) => [code, readFileSync(join(outDir, htmlFilePath(formPathname(routes.site, code, '404'))))]),
  );
  const server = createServer((request, response) => answer(request, response, { routes, errorPages, serveFile }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

interface Serving {
  readonly routes: HostingRoutes;
  readonly errorPages: ReadonlyMap<string, Buffer>;
  readonly serveFile: ReturnType<typeof sirv>;
}

function answer(request: IncomingMessage, response: ServerResponse, serving: Serving): void {
  for (const [name, value] of Object.entries(serving.routes.headers)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' }).end('Method Not Allowed\n');
    return;
  }
  const [rawPathname = '/', query = ''] = splitOnce(request.url ?? '/', '?');
  if (!isSafe(rawPathname)) {
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Bad Request\n');
    return;
  }
  const target = redirectOf(rawPathname, serving.routes);
  if (target !== undefined) {
    const location = target + (query && `?${query}`);
    response.writeHead(301, { location, 'cache-control': 'no-cache', 'content-length': 0 }).end();
    return;
  }
  // The error page is an answer, not an address.
  if (parsePathname(serving.routes.site, rawPathname).slug === '404') {
    notFound(request, response, rawPathname, query, serving);
    return;
  }
  serving.serveFile(request, response, () => notFound(request, response, rawPathname, query, serving));
}

/** Redirects that hold whatever files there are: no slash at the end, no file endings, one address per page. */
function redirectOf(pathname: string, routes: HostingRoutes): string | undefined {
  if (pathname === '/') return undefined;
  if (pathname.endsWith('/')) {
    const missing = answerMissing(routes, pathname);
    return missing.status === 301 ? missing.location : pathname.replace(/\/+$/, '');
  }
  if (pathname === '/index.html') return '/';
  return pathname.endsWith('.html') ? pathname.slice(0, -'.html'.length) : undefined;
}

function notFound(request: IncomingMessage, response: ServerResponse, pathname: string, query: string, serving: Serving): void {
  const missing = answerMissing(serving.routes, pathname);
  if (missing.status === 301) {
    response
      .writeHead(301, { location: missing.location + (query && `?${query}`), 'cache-control': 'no-cache', 'content-length': 0 })
      .end();
    return;
  }
  const { localeCode } = parsePathname(serving.routes.site, pathname);
  const body = serving.errorPages.get(localeCode) ?? Buffer.alloc(0);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', 'content-length': body.length };
  response.writeHead(missing.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Paths that only an attacker sends: climbing, hidden files, another host, control characters, broken encoding. */
function isSafe(pathname: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return false;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  if (/[\u0000-\u001f\u007f\\]/.test(decoded) || decoded.includes('//')) return false;
  return decoded.startsWith('/') && !decoded.split('/').some((segment) => segment.startsWith('.'));
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Answers what is under way, then ends; a second signal ends at once. */
export function stopOnSignal(server: Server): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
    });
  }
}

async function main(): Promise<void> {
  const { outDir, port } = readConfig();
  const { server, url } = await servePreview(outDir, port ?? DEFAULT_PORT).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Error(`There is no built site in ${outDir}. Run "npm run build" first.`);
    if (error.code === 'EADDRINUSE') throw new Error(`Port ${port ?? DEFAULT_PORT} is taken. Give another: PORT=8080 npm run preview.`);
    throw error;
  });
  stopOnSignal(server);
  console.log(`Serving ${outDir} at ${url}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
