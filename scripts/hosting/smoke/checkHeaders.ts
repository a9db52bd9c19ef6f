/** Headers of answers: those that every answer has, those that no answer may have, and those that follow from a file's name. */
import { cacheControl, contentType, UNLISTED_ENDING, UNLISTED_HEADER } from '../fileRules.ts';
import { allHeaders, allowsPolicy } from '../headers.ts';
import type { Answer } from './ask.ts';
import type { Smoke } from './promise.ts';

/** A server or a network before it may add them; each gives something away, keeps visitors out, or changes what browsers do with a page. */
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

/** Words with which a header takes a page or a part of it out of search results. */
const KEPT_OUT = /no(?:index|follow|snippet|archive|imageindex)|none|unavailable_after/i;
/** A header may name an address that search engines take in the page's place. */
const OTHER_ADDRESS = /rel="?[^";,]*\b(?:canonical|alternate)\b/i;
/** Headers that tell networks alone how long they may keep an answer (RFC 9213 and the older name). */
const NETWORK_CACHING = /^(?:(?:[a-z]+-)?cdn-cache-control|surrogate-control)$/;

/** Headers of every answer; their order does not count. */
export function checkHeaders({ hosting, error, warn }: Smoke, subject: string, { headers }: Answer): void {
  const promised = allHeaders(hosting);
  for (const [name, expected] of Object.entries(promised)) {
    const value = headers[name]?.toString();
    if (value === undefined) error(subject, `has no ${name}.`);
    // A server that keeps the pages of several releases allows the texts of all of them.
    else if (name === 'content-security-policy' ? !allowsPolicy(value, expected) : value !== expected) {
      error(subject, `${name} is "${value}", expected "${expected}".`);
    }
  }
  for (const name of UNWANTED)
    if (headers[name] !== undefined && !(name in promised)) error(subject, `has the header ${name}: ${headers[name]}.`);
  if (headers.nel !== undefined) warn(subject, 'has browsers report to the network (nel); its settings can turn that off.');
}

/** Headers of a file of the site that was found. */
export function checkFileHeaders(smoke: Smoke, subject: string, file: string, answer: Answer): void {
  const { error } = smoke;
  const { headers } = answer;
  checkHeaders(smoke, subject, answer);
  checkType(smoke, subject, file, headers['content-type']);
  checkCaching(smoke, subject, file, headers);
  const robots = headers[UNLISTED_HEADER.name]?.toString() ?? '';
  if (file.endsWith(`.${UNLISTED_ENDING}`)) {
    if (robots !== UNLISTED_HEADER.value)
      error(subject, `may be indexed in the page's place (${UNLISTED_HEADER.name}: ${robots || 'none'}).`);
  } else if (KEPT_OUT.test(robots)) error(subject, `search engines are told to leave it out (${UNLISTED_HEADER.name}: ${robots}).`);
  const link = headers.link?.toString() ?? '';
  if (OTHER_ADDRESS.test(link)) error(subject, `tells search engines another address than the page itself (link: ${link}).`);
  if (headers['content-encoding'] && !/accept-encoding/i.test(headers.vary ?? ''))
    error(subject, `is sent with ${headers['content-encoding']}, but Vary does not say so.`);
}

/** Other names for the same media types, which some hosts send. */
const SAME_TYPES: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
};

function checkType({ error }: Smoke, subject: string, file: string, value = ''): void {
  const [type = '', charset] = value.toLowerCase().split(/\s*;\s*charset=/);
  const [expected = ''] = contentType(file).split(';');
  if ((SAME_TYPES[type] ?? type) !== expected) error(subject, `is sent as "${value}", expected ${contentType(file)}.`);
  else if (charset !== undefined && charset !== 'utf-8') error(subject, `is sent in the charset ${charset}, expected utf-8.`);
}

/** What follows from its content is kept for good; all else is asked for again. Hosts join the values of two rules; no-cache counts then. */
function checkCaching({ error }: Smoke, subject: string, file: string, headers: Answer['headers']): void {
  const value = headers['cache-control'] ?? '';
  const expected = cacheControl(`/${file}`);
  if (expected.includes('max-age')) {
    if (value !== expected) error(subject, `cache-control is "${value}", expected "${expected}".`);
  } else if (!/no-cache|no-store|max-age=0\b/.test(value))
    error(subject, `may be kept without asking again (cache-control is "${value}").`);
  else if (/s-maxage=[1-9]/.test(value)) error(subject, `may be kept by networks (cache-control is "${value}").`);
  if (expected.includes('max-age')) return;
  for (const [name, word] of Object.entries(headers))
    if (NETWORK_CACHING.test(name) && /max-age=[1-9]/.test(String(word)))
      error(subject, `may be kept by networks (${name} is "${String(word)}").`);
}
