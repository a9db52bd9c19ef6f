/**
 * Schemas of the values of site.yaml that are written into response headers, hosts' configurations, scripts or attributes. A value contains
 * no delimiter of the syntax there: scripts/hosting/README.md lists where each value is written. Neighbour: ./site.ts.
 */

import { z } from 'zod';
import { because } from './because.ts';
import { text } from './text.ts';

/** A public host in lower case. */
const HOST = String.raw`(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]+)`;
const PORT = String.raw`(?::\d{1,5})?`;
const SECURE = `https://${HOST}${PORT}`;
/** Only `dataUrl` may name the local machine, for local trials. */
const LOCAL = `http://localhost${PORT}`;

/**
 * An address that matches the pattern and that URL parsers accept: they check ports and international host names too. `{…}` is a
 * placeholder.
 */
function address(pattern: string, expected: string) {
  const form = new RegExp(`^(?:${pattern})$`);
  const isParsed = (value: string) => value === '' || URL.canParse(value.replace(/\{\w+\}|\*/, 'x'), 'https://x.example');
  // Report only one issue for each value.
  return z
    .string(expected)
    .regex(form, expected)
    .refine((value) => !form.test(value) || isParsed(value), expected);
}

/** Text without line breaks and other control characters. */
export const line = text.regex(/^[^\p{Cc}\u2028\u2029]*$/u, because('line'));

export const siteUrl = address(`https://${HOST}`, because('site-url'));

export const dataUrl = address(`/|(?:${SECURE}|${LOCAL})/(?:[\\w.~-]+/)*`, because('data-url'));

export const flagUrl = address(`${SECURE}/[\\w.~@/-]*\\{flag\\}[\\w.~/-]*`, because('flag-url'));

export const reportUrl = address(`(?:${SECURE}/[\\w./-]*)?`, because('report-url'));

export const scriptUrl = address(`${SECURE}/[\\w.~/?=&-]*\\{id\\}[\\w.~/=&-]*`, because('script-url'));

/** `*` matches all subdomains. */
export const tagHost = address(`https://(?:\\*\\.)?${HOST}`, because('origin'));

export const tagId = z.string().regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, because('tag-id'));

/** Name of a query parameter. */
export const queryName = z.string().regex(/^[A-Za-z][\w-]*$/, because('parameter'));

export const handle = z
  .string()
  .regex(/^\w{0,15}$/, because('handle'))
  .default('');
