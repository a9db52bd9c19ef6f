/** Headers of answers: those that every answer has, those that no answer may have, and those that follow from a file's name. */
import { cacheControl, contentType, UNLISTED_ENDING, UNLISTED_HEADER } from '../fileRules.ts';
import { allHeaders, allowsPolicy } from '../headers.ts';
import type { Answer } from './ask.ts';
import type { Smoke } from './promise.ts';

/** A server or a network before it may add them; each gives something away or keeps visitors out. */
const UNWANTED = ['access-control-allow-origin', 'access-control-allow-credentials', 'set-cookie', 'refresh'];

/** Headers of every answer; their order does not count. */
export function checkHeaders({ hosting, error }: Smoke, subject: string, { headers }: Answer): void {
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
}

/** Headers of a file of the site that was found. */
export function checkFileHeaders(smoke: Smoke, subject: string, file: string, answer: Answer): void {
  const { error } = smoke;
  const { headers } = answer;
  checkHeaders(smoke, subject, answer);
  checkType(smoke, subject, file, headers['content-type']);
  checkCaching(smoke, subject, file, headers['cache-control'] ?? '');
  const robots = headers[UNLISTED_HEADER.name]?.toString() ?? '';
  if (file.endsWith(`.${UNLISTED_ENDING}`)) {
    if (robots !== UNLISTED_HEADER.value)
      error(subject, `may be indexed in the page's place (${UNLISTED_HEADER.name}: ${robots || 'none'}).`);
  } else if (/noindex|none/i.test(robots)) error(subject, `search engines are told to leave it out (${UNLISTED_HEADER.name}: ${robots}).`);
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
function checkCaching({ error }: Smoke, subject: string, file: string, value: string): void {
  const expected = cacheControl(`/${file}`);
  if (expected.includes('max-age')) {
    if (value !== expected) error(subject, `cache-control is "${value}", expected "${expected}".`);
  } else if (!/no-cache|no-store|max-age=0\b/.test(value))
    error(subject, `may be kept without asking again (cache-control is "${value}").`);
}
