/**
 * Sends a file as nginx does: the compressed version if the client accepts it, conditional requests, ranges. Neighbour: decide.ts, which
 * chooses the file.
 */
import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import send from 'send';
import { cacheControl, contentType, DEFAULT_CACHE_CONTROL, UNLISTED_ENDING, UNLISTED_HEADER } from '../fileRules.ts';

const TWINS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

export interface FileAnswer {
  readonly status: number;
  /** Relative to `dir`. */
  readonly filePath: string;
}

/** Throws when the file does not exist. */
export function sendFile(request: IncomingMessage, response: ServerResponse, dir: string, answer: FileAnswer): void {
  const { filePath, status } = answer;
  const chosen = chooseVariant(join(dir, filePath), String(request.headers['accept-encoding'] ?? ''));
  const { size, mtimeNs } = statSync(chosen.path, { bigint: true });
  // Whole seconds, cut off as nginx does: `mtime` rounds, so that a file of the last half millisecond would be a second younger here.
  const seconds = mtimeNs / 1_000_000_000n;
  const modified = new Date(Number(seconds) * 1000).toUTCString();
  // Seconds and size in hexadecimal, the format of nginx: a strong ETag, because a changed file gets a different time.
  const etag = `"${seconds.toString(16)}-${size.toString(16)}"`;
  response.setHeader('content-type', contentType(filePath));
  response.setHeader('cache-control', status === 200 ? cacheControl(`/${filePath}`) : DEFAULT_CACHE_CONTROL);
  if (status === 405) response.setHeader('allow', 'GET, HEAD');
  response.setHeader('etag', etag);
  if (status === 200 && filePath.endsWith(`.${UNLISTED_ENDING}`)) response.setHeader(UNLISTED_HEADER.name, UNLISTED_HEADER.value);
  if (status === 200) response.setHeader('last-modified', modified);
  if (chosen.hasVariants) response.setHeader('vary', 'Accept-Encoding');
  if (chosen.encoding) response.setHeader('content-encoding', chosen.encoding);
  if (status === 200) adaptConditions(request, modified);
  else removeConditions(request);
  response.statusCode = status;
  // Like nginx, serves ranges only of uncompressed files.
  const acceptRanges = status === 200 && !chosen.encoding;
  const stream = send(request, chosen.path, { cacheControl: false, etag: false, lastModified: false, dotfiles: 'allow', acceptRanges });
  stream.on('error', (error: { status?: number; headers?: Record<string, string> }) =>
    refuse(response, error.status ?? 500, error.headers),
  );
  stream.pipe(response);
}

function chooseVariant(path: string, accepted: string): { path: string; encoding?: string; hasVariants: boolean } {
  const variants = TWINS.filter(({ suffix }) => isFile(path + suffix));
  const variant = variants.find(({ encoding }) => accepts(accepted, encoding));
  return variant
    ? { path: path + variant.suffix, encoding: variant.encoding, hasVariants: true }
    : { path, hasVariants: variants.length > 0 };
}

/** An encoding is accepted if the header names it with a weight other than zero (RFC 9110, 12.5.3). */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().split(/\s*;\s*/);
    return name.toLowerCase() === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/i.test(parameter));
  });
}

/**
 * Adapts conditional requests to nginx, which compares times for equality, so that a release that was rolled back does not count as newer,
 * and requires both conditions to hold.
 */
function adaptConditions({ headers }: IncomingMessage, modified: string): void {
  const since = headers['if-modified-since'];
  if (since !== undefined && Date.parse(since) !== Date.parse(modified)) removeConditions({ headers });
  else if (headers['if-none-match'] !== undefined) delete headers['if-modified-since'];
  // In a request, cache-control concerns only the caches between browser and server.
  delete headers['cache-control'];
}

function removeConditions({ headers }: Pick<IncomingMessage, 'headers'>): void {
  for (const name of ['if-modified-since', 'if-none-match'] as const) delete headers[name];
}

function refuse(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  for (const name of ['content-encoding', 'etag', 'last-modified', 'vary']) response.removeHeader(name);
  response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end();
}

/** Also false for a name that no file can have. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
