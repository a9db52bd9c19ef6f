/**
 * Decides which requests the development server answers: those of its own pages, and addresses typed by a person. Reads only the request.
 * Neighbour: serving.ts, which answers.
 */
import type { IncomingMessage } from 'node:http';
import { WRITING_WORDS } from '../../src/messages/writing.ts';
import { EDITOR_PATHNAME } from '../../src/model/desk.ts';
import { LONGEST_REQUEST, TOKEN_HEADER } from '../../src/model/writing.ts';
import { namesServer } from '../core/ownHosts.ts';
import { languageOfRequest } from './desk/language.ts';
import { actionAt } from './write/registry.ts';
import { isToken } from './write/token.ts';

/** The reason for refusing a request. */
export interface Refusal {
  readonly status: number;
  /** For the person who sent the request. */
  readonly message: string;
  /** True for a link on another website: the person may confirm and follow it. */
  readonly isLink?: boolean;
  /** What the browser must ask the person for: the value of WWW-Authenticate. */
  readonly asks?: string;
}

export type AskedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Longer than any address of the desk. */
const LONGEST_TARGET = 4096;
/** Values of Sec-Fetch-Site for requests from the server's own pages, or typed by a person. */
const OWN_SITES: readonly string[] = ['same-origin', 'none'];

/** Undefined when the request may be answered. `host`: the address on which the server listens. */
export function refuse(request: AskedRequest, host: string): Refusal | undefined {
  const { method = '', url = '', headers } = request;
  if (url.length > LONGEST_TARGET) return { status: 414, message: 'The address is too long.' };
  if (!isPlainTarget(url)) return { status: 400, message: 'The address cannot be read.' };
  if (headers.host === undefined) return { status: 400, message: 'The request names no host.' };
  if (!namesServer(headers.host, host)) return { status: 403, message: 'This server answers at the address that "npm run dev" printed.' };
  if (isForeign(request)) return { status: 403, message: 'Another website asked for this.', isLink: isNavigation(request) };
  if (method === 'POST' && actionAt(url)) return refuseAction(request);
  const isEditor = url.split('?')[0] === EDITOR_PATHNAME;
  if (method !== 'GET' && method !== 'HEAD' && !(isEditor && method === 'POST')) return { status: 405, message: 'Pages can only be read.' };
  if (isEditor && method === 'POST' && !isOwn(request)) return { status: 403, message: 'Only the desk opens files.' };
  if (hasBody(request)) return { status: 413, message: 'No request needs a body.' };
  return undefined;
}

/** An action of the write view comes from a page of this start of the server, as JSON of limited length. */
function refuseAction(request: AskedRequest): Refusal | undefined {
  const { headers } = request;
  const words = WRITING_WORDS[languageOfRequest(headers)];
  if (!isOwn(request)) return { status: 403, message: 'Only the desk writes.' };
  if (!/^application\/json(?:;|$)/.test(headers['content-type'] ?? '')) return { status: 415, message: 'The desk writes with JSON only.' };
  if (!isToken(headers[TOKEN_HEADER])) return { status: 403, message: words.earlierStart };
  if (Number(headers['content-length'] ?? 0) > LONGEST_REQUEST) return { status: 413, message: words.tooLong };
  return undefined;
}

/** True for a path of this server whose decoded form has no dot segments, double slashes, backslashes or control characters. */
function isPlainTarget(target: string): boolean {
  if (!target.startsWith('/') || target.includes('#')) return false;
  const [rawPath = ''] = target.split('?');
  try {
    const path = decodeURIComponent(rawPath);
    if ([...path].some((sign) => sign === '\\' || sign < ' ' || sign === '\x7f')) return false;
    return !path.includes('//') && !path.split('/').some((segment) => segment === '.' || segment === '..');
  } catch {
    return false;
  }
}

/**
 * True for a request from another website, or from another port of this computer. Browsers send `Sec-Fetch-Site` for http://localhost; for
 * http://192.168.… they do not, and send `Origin` only for requests that may change something or whose answer can be read.
 */
function isForeign({ headers }: AskedRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && !OWN_SITES.includes(String(site))) return true;
  return headers.origin !== undefined && !isOwn({ headers });
}

/** True for a request from a page of this server: every browser sends `Origin` with a POST. */
function isOwn({ headers }: Pick<AskedRequest, 'headers'>): boolean {
  const { host, origin } = headers;
  // The tunnel of a codespace ends TLS. Another website cannot send the header without being asked first, which is refused.
  const isTunnel = headers['x-forwarded-proto'] === 'https';
  return origin === `http://${host}` || (isTunnel && origin === `https://${host}`);
}

/** True for a top-level navigation, such as a followed link. */
function isNavigation({ method, headers }: AskedRequest): boolean {
  return method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

function hasBody({ headers }: AskedRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}
