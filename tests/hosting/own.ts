/** Requests that each server answers differently. */
import type { Request } from './requests/request.ts';

/**
 * What is a server's own and does no harm: spellings that only an attacker or a broken link has (dot segments, doubled slashes,
 * needless encoding), how it tags and divides files, and the origin it writes before a redirect.
 * `near` contains the near misses that messengers encode, to which every server must give the same response.
 */
export function isOwn({ path, headers = {}, has = {} }: Request, near: ReadonlySet<string> = new Set()): boolean {
  if (near.has(path)) return false;
  const [rawPath = ''] = path.split('?');
  const isOddSpelling = /%|\/\/|\/\.{1,2}(?:\/|$)|\\|[<>'*;]/.test(rawPath) || path.length > 5000;
  return isOddSpelling || 'etag' in has || Object.keys(headers).some((name) => /^(?:if-|range$|host$)/.test(name));
}
