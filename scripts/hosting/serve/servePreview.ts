/**
 * The preview server: answers as nginx does with the generated configuration. Neighbours: decide.ts, for the rules; sendFile.ts, for the
 * files.
 */
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { hostingDirOf } from '../../core/config.ts';
import { listen } from '../../core/listen.ts';
import { namesServer } from '../../core/ownHosts.ts';
import { closeIdle, REQUEST_LIMITS } from '../../core/requestLimits.ts';
import { contentType, DEFAULT_CACHE_CONTROL } from '../fileRules.ts';
import { allHeaders } from '../headers.ts';
import { HOSTING_FILE, type Hosting } from '../hosting.ts';
import { type Decision, decide, decideFailure, errorAnswer } from './decide.ts';
import { hasFile } from './hasFile.ts';
import { sendFile } from './sendFile.ts';

/** The command that starts only the preview. */
export const PREVIEW_COMMAND = 'npm run preview';
/** Longer than the longest request line, so that the rules answer instead of Node.js. */
const HEADER_BYTES = 65_536;

/**
 * Serves a built folder. Rejects when the port is taken (the error names `command`, which starts the server on another port) or when the
 * folders contain no built site. `host` is the address to listen on; the server then answers only requests to that host's names. Without it
 * only this computer can reach the site, by any name.
 */
export async function servePreview(
  outDir: string,
  port: number,
  hostingDir = hostingDirOf(outDir),
  command = PREVIEW_COMMAND,
  host?: string,
): Promise<{ readonly server: Server; readonly url: string }> {
  const readHosting = createReader(join(hostingDir, HOSTING_FILE));
  readHosting();
  const server = createServer({ maxHeaderSize: HEADER_BYTES, ...REQUEST_LIMITS }, (request, response) => {
    if (host !== undefined && !namesServer(request.headers.host ?? '', host)) return refuseName(response);
    try {
      answer(request, response, outDir, readHosting());
    } catch (error) {
      console.error((error as Error).message);
      answerFailure(request, response, outDir, readHosting());
    }
  });
  server.on('clientError', (_error, socket) => {
    // An unused connection that a browser opened in advance gets no answer: the browser would take it for that of its next request.
    if ((socket as Socket).bytesRead === 0) socket.destroy();
    else if (socket.writable) socket.end(unreadableAnswer(outDir, readHosting()));
  });
  closeIdle(server);
  return { server, url: await listen(server, port, command, host) };
}

function refuseName(response: ServerResponse): void {
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end('This server answers at the address that it printed.\n');
}

/** Reads the model again after a build has changed it, so that a running preview shows the new site. */
function createReader(path: string): () => Hosting {
  let hosting: Hosting | undefined;
  let readAt = 0;
  return () => {
    // While a build moves its folders into place, the file is missing for a moment.
    const changedAt = statSync(path, { throwIfNoEntry: hosting === undefined })?.mtimeMs ?? readAt;
    if (!hosting || changedAt !== readAt) hosting = JSON.parse(readFileSync(path, 'utf8')) as Hosting;
    readAt = changedAt;
    return hosting;
  };
}

function answer(request: IncomingMessage, response: ServerResponse, dir: string, hosting: Hosting): void {
  for (const [name, value] of Object.entries(allHeaders(hosting))) response.setHeader(name, value);
  response.setHeader('cache-control', DEFAULT_CACHE_CONTROL);
  const { method = '', url = '' } = request;
  follow(
    decide(hosting, { method, target: url }, (filePath) => hasFile(dir, filePath)),
    request,
    response,
    dir,
  );
}

function follow(decision: Decision, request: IncomingMessage, response: ServerResponse, dir: string): void {
  if (decision.kind === 'file') sendFile(request, response, dir, decision);
  else response.writeHead(decision.status, { location: decision.location, 'content-length': 0 }).end();
}

function answerFailure(request: IncomingMessage, response: ServerResponse, dir: string, hosting: Hosting): void {
  try {
    sendFile(request, response, dir, decideFailure(hosting, request.url ?? ''));
  } catch {
    // While a build moves its folders into place, the error page is missing for a moment.
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Internal Server Error\n');
  }
}

/** The complete answer to a request that is not valid HTTP: Node.js provides only the connection. */
function unreadableAnswer(dir: string, hosting: Hosting): Buffer {
  const { filePath } = errorAnswer(hosting, 400, hosting.site.defaultLocale);
  const body = hasFile(dir, filePath) ? readFileSync(join(dir, filePath)) : Buffer.alloc(0);
  const headers = {
    ...allHeaders(hosting),
    'cache-control': DEFAULT_CACHE_CONTROL,
    'content-type': contentType(filePath),
    'content-length': String(body.length),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n`), body]);
}
