/**
 * Decides the answer to a request: the rules of every host in one pure function. scripts/hosting/hosts/ expresses the same rules in the
 * hosts' languages.
 */
import type { LocaleCode } from '#generated/types.ts';
import { answerAsServer } from '../../../src/model/answer.ts';
import { ERROR_STATUSES, type ErrorStatus } from '../../../src/model/errorStatus.ts';
import { findFolded, meantPathname } from '../../../src/model/nearMiss.ts';
import { errorPathname, htmlFilePath, parsePathname } from '../../../src/model/pathname.ts';
import type { RedirectStatus } from '../../../src/model/redirectStatus.ts';
import type { Hosting } from '../hosting.ts';
import { normalizePath } from './normalizePath.ts';

export interface FileAnswer {
  readonly kind: 'file';
  readonly status: 200 | ErrorStatus;
  /** Relative to the site's folder. */
  readonly filePath: string;
}

export type Decision = FileAnswer | { readonly kind: 'redirect'; readonly status: RedirectStatus; readonly location: string };

/** Error pages are answers and have no address. */
const ERROR_SLUG = new RegExp(`^(?:${ERROR_STATUSES.join('|')})$`);
const HIDDEN = /\/\.(?!well-known\/)|\.(?:br|gz)$/;
/** nginx refuses a request line that is longer than one of its buffers (large_client_header_buffers). */
const LONGEST_LINE = 8192;

export interface Request {
  readonly method: string;
  /** As in the request line: path and query, undecoded. */
  readonly target: string;
}

/** `isFile` tells whether the site's folder contains a file at that path, relative to the folder. */
export function decide(hosting: Hosting, { method, target }: Request, isFile: (filePath: string) => boolean): Decision {
  const { defaultLocale } = hosting.site;
  if (`${method} ${target} HTTP/1.1\r\n`.length > LONGEST_LINE) return errorAnswer(hosting, 414, defaultLocale);
  // The absolute form (RFC 9112, 3.2.2) repeats the host.
  const [beforeHash = ''] = target.replace(/^https?:\/\/[^/?#]+(?=\/)/i, '').split('#');
  const [rawPath = '', query] = splitOnce(beforeHash, '?');
  const path = normalizePath(rawPath);
  if (path === undefined) return errorAnswer(hosting, 400, defaultLocale);
  const { localeCode } = parsePathname(hosting.site, path);
  if (method !== 'GET' && method !== 'HEAD') return errorAnswer(hosting, 405, localeCode);

  const redirect = (to: string, status: RedirectStatus = 301): Decision => ({
    kind: 'redirect',
    status,
    location: query ? `${to}?${query}` : to,
  });
  const text = Buffer.from(path, 'latin1').toString();
  const missing = (): Decision => {
    const answer = answerAsServer(hosting, text);
    return 'location' in answer ? redirect(answer.location, answer.status) : errorAnswer(hosting, answer.status, localeCode);
  };
  const meant = meantPathname(hosting.site, text);
  if (HIDDEN.test(path) || ERROR_SLUG.test(parsePathname(hosting.site, meant).slug)) return missing();

  if (isFile(htmlFilePath(meant))) {
    // A page answers at one address; every other spelling redirects to it.
    return meant === rawPath ? { kind: 'file', status: 200, filePath: htmlFilePath(meant) } : redirect(meant);
  }
  if (!path.endsWith('/') && isFile(path.slice(1))) return { kind: 'file', status: 200, filePath: path.slice(1) };
  const inOtherCapitals = findFolded(hosting.addresses, meant);
  return inOtherCapitals && isFile(htmlFilePath(inOtherCapitals)) ? redirect(inOtherCapitals) : missing();
}

/** The language's error page of that status. */
export function errorAnswer({ site }: Hosting, status: ErrorStatus, localeCode: LocaleCode): FileAnswer {
  return { kind: 'file', status, filePath: htmlFilePath(errorPathname(site, localeCode, status)) };
}

/** The answer when the server fails while handling a request. */
export function decideFailure(hosting: Hosting, target: string): FileAnswer {
  const path = normalizePath(target.split(/[?#]/)[0] ?? '') ?? '/';
  return errorAnswer(hosting, 500, parsePathname(hosting.site, path).localeCode);
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
