/** Decides what a request is answered with: the rules of every host in one pure function. scripts/emit/hosts/ says the same in their languages. */
import { answerMissing } from '../../src/model/answer.ts';
import { formPathname, htmlFilePath, parsePathname } from '../../src/model/pathname.ts';
import type { Hosting } from '../emit/hosting.ts';
import { normalizePath } from './normalizePath.ts';

export type Decision =
  | { readonly kind: 'file'; readonly status: 200 | 404 | 410 /** Relative to the site's folder. */; readonly filePath: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'refusal'; readonly status: 400 | 405 | 414 };

/** Last segment of the pathnames under which error pages are written. */
const ERROR_SLUG = '404';
const HIDDEN = /\/\.(?!well-known\/)|\.(?:br|gz)$/;
/** nginx refuses a request line that does not fit into one of its buffers (large_client_header_buffers). */
const LONGEST_LINE = 8192;

export interface Request {
  readonly method: string;
  /** As it stands in the request line: path and query, undecoded. */
  readonly target: string;
}

/** `isFile` tells whether the site's folder holds a file, by its path inside that folder. */
export function decide(hosting: Hosting, { method, target }: Request, isFile: (filePath: string) => boolean): Decision {
  if (`${method} ${target} HTTP/1.1\r\n`.length > LONGEST_LINE) return { kind: 'refusal', status: 414 };
  // The absolute form (RFC 9112, 3.2.2) names the host once more.
  const [beforeHash = ''] = target.replace(/^https?:\/\/[^/?#]+(?=\/)/i, '').split('#');
  const [rawPath = '', query] = splitOnce(beforeHash, '?');
  const path = normalizePath(rawPath);
  if (path === undefined) return { kind: 'refusal', status: 400 };
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'refusal', status: 405 };

  const redirect = (to: string): Decision => ({ kind: 'redirect', location: query ? `${to}?${query}` : to });
  const { localeCode, slug } = parsePathname(hosting.site, path);
  const errorPage = htmlFilePath(formPathname(hosting.site, localeCode, ERROR_SLUG));
  const missing = (): Decision => {
    const answer = answerMissing(hosting, path);
    return answer.status === 301 ? redirect(answer.location) : { kind: 'file', status: answer.status, filePath: errorPage };
  };
  // The error page is an answer, not an address.
  if (HIDDEN.test(path) || /^404(?:\.html)?$/.test(slug)) return missing();

  const pathname = withoutEnding(path);
  if (isFile(htmlFilePath(pathname))) {
    // A page answers at its one address; every other spelling of it leads there.
    return pathname === rawPath ? { kind: 'file', status: 200, filePath: htmlFilePath(pathname) } : redirect(pathname);
  }
  return !path.endsWith('/') && isFile(path.slice(1)) ? { kind: 'file', status: 200, filePath: path.slice(1) } : missing();
}

/** The pathname that a visitor may have meant: without a slash or .html at the end. */
function withoutEnding(path: string): string {
  if (/^\/(?:index(?:\.html)?\/?)?$/.test(path)) return '/';
  return /^(\/.+?)(?:\.html)?\/?$/s.exec(path)?.[1] ?? path;
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
