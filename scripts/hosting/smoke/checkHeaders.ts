/** Checks headers of answers: required ones, forbidden ones, and those that depend on the file name. */
import { cacheControl, contentType, UNLISTED_ENDING, UNLISTED_HEADER } from '../fileRules.ts';
import { allHeaders, allowsPolicy } from '../headers.ts';
import type { Smoke } from './promise.ts';
import type { RawResponse } from './request.ts';

/** A server or a proxy may add these headers; each one discloses something, keeps visitors out, or changes how browsers treat a page. */
const UNWANTED = [
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'set-cookie',
  'refresh',
  'clear-site-data',
  'content-disposition',
  'content-security-policy-report-only',
  'cross-origin-embedder-policy',
];

/** Header values that keep a page or a part of it out of search results. */
const KEPT_OUT = /no(?:index|follow|snippet|archive|imageindex)|none|unavailable_after/i;
/** A header may name an address that search engines show instead of the page. */
const OTHER_ADDRESS = /rel="?[^";,]*\b(?:canonical|alternate)\b/i;
/** Headers that set the cache lifetime only for CDNs (RFC 9213 and the older name). */
const NETWORK_CACHING = /^(?:(?:[a-z]+-)?cdn-cache-control|surrogate-control)$/;

/** Checks the headers that every answer must have; their order does not matter. */
export function checkHeaders({ hosting, error, warn }: Smoke, subject: string, { headers }: RawResponse): void {
  const promised = allHeaders(hosting);
  for (const [name, expected] of Object.entries(promised)) {
    const value = headers[name]?.toString();
    const isPolicy = name === 'content-security-policy';
    if (value === undefined) error('live-header', subject, `It has no ${name}.`, `header ${name}`);
    // A server with the pages of several releases allows the inline texts of all of them.
    else if (isPolicy ? !allowsPolicy(value, expected) : value !== expected) {
      const message = `The header ${name} is "${value}", expected "${expected}".`;
      error(isPolicy ? 'live-policy' : 'live-header', subject, message, `header ${name}`);
    }
  }
  for (const name of UNWANTED)
    if (headers[name] !== undefined && !(name in promised))
      error('live-header', subject, `It has the header ${name}: ${headers[name]}.`, `header ${name}`);
  if (headers.nel !== undefined)
    warn(
      'live-header',
      subject,
      'It makes browsers report errors to the network (nel); the host’s settings can turn that off.',
      'header nel',
    );
}

/** Checks the headers of an existing file. */
export function checkFileHeaders(smoke: Smoke, subject: string, file: string, answer: RawResponse): void {
  const { error } = smoke;
  const { headers } = answer;
  checkHeaders(smoke, subject, answer);
  checkType(smoke, subject, file, headers['content-type']);
  checkCaching(smoke, subject, file, headers);
  const robots = headers[UNLISTED_HEADER.name]?.toString() ?? '';
  if (file.endsWith(`.${UNLISTED_ENDING}`)) {
    if (robots !== UNLISTED_HEADER.value)
      error(
        'live-header',
        subject,
        `Search engines may index it in the page's place (${UNLISTED_HEADER.name}: ${robots || 'none'}).`,
        `header ${UNLISTED_HEADER.name}`,
      );
  } else if (KEPT_OUT.test(robots)) {
    const message = `The page asks search engines to leave it out (${UNLISTED_HEADER.name}: ${robots}).`;
    error('live-noindex', subject, message, `header ${UNLISTED_HEADER.name}`);
  }
  const link = headers.link?.toString() ?? '';
  if (OTHER_ADDRESS.test(link))
    error('live-canonical', subject, `It tells search engines another address than the page itself (link: ${link}).`, 'header link');
  if (headers['content-encoding'] && !/accept-encoding/i.test(headers.vary ?? ''))
    error('live-vary', subject, `It is sent with ${headers['content-encoding']}, but Vary does not say so.`, 'header vary');
}

/** Equivalent media types that some hosts send. */
const SAME_TYPES: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
};

function checkType({ error }: Smoke, subject: string, file: string, value = ''): void {
  const [type = '', charset] = value.toLowerCase().split(/\s*;\s*charset=/);
  const [expected = ''] = contentType(file).split(';');
  if ((SAME_TYPES[type] ?? type) !== expected)
    error('live-type', subject, `It is sent as "${value}", expected ${contentType(file)}.`, 'header content-type');
  else if (charset !== undefined && charset !== 'utf-8')
    error('live-charset', subject, `It is sent in the charset ${charset}, expected utf-8.`, 'header content-type');
}

/**
 * Files with names derived from content are cached permanently; everything else is revalidated. Hosts join the values of two rules;
 * `no-cache` then takes effect.
 */
function checkCaching({ error }: Smoke, subject: string, file: string, headers: RawResponse['headers']): void {
  const value = headers['cache-control'] ?? '';
  const expected = cacheControl(`/${file}`);
  if (expected.includes('max-age')) {
    if (value !== expected)
      error('live-caching', subject, `The header cache-control is "${value}", expected "${expected}".`, 'header cache-control');
  } else if (!/no-cache|no-store|max-age=0\b/.test(value))
    error('live-caching', subject, `Caches may keep it without asking again (cache-control is "${value}").`, 'header cache-control');
  else if (/s-maxage=[1-9]/.test(value)) error('live-caching', subject, `Shared caches may keep it (cache-control is "${value}").`);
  if (expected.includes('max-age')) return;
  for (const [name, word] of Object.entries(headers))
    if (NETWORK_CACHING.test(name) && /max-age=[1-9]/.test(String(word)))
      error('live-caching', subject, `Shared caches may keep it (${name} is "${String(word)}").`, `header ${name}`);
}
