/**
 * Schemas of the values of site.yaml that reach response headers, hosts' configurations, scripts or attributes. A value holds no sign that
 * ends or begins anything there: scripts/hosting/README.md says which value ends where. Neighbour: ./site.ts.
 */
import { z } from 'zod';
import { text } from './text.ts';

/** A public host in small letters. */
const HOST = String.raw`(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]+)`;
const PORT = String.raw`(?::\d{1,5})?`;
const SECURE = `https://${HOST}${PORT}`;
/** `dataUrl` alone may name the own machine, for trying it out. */
const LOCAL = `http://localhost${PORT}`;

/** Address of a form, which URL parsers understand as well: they know more of ports and of hosts in other letters. `{…}` stands for a word. */
function address(pattern: string, expected: string) {
  const form = new RegExp(`^(?:${pattern})$`);
  const isParsed = (value: string) => value === '' || URL.canParse(value.replace(/\{\w+\}|\*/, 'x'), 'https://x.example');
  // One finding is enough.
  return z
    .string(expected)
    .regex(form, expected)
    .refine((value) => !form.test(value) || isParsed(value), expected);
}

/** Text without a line's end and other control signs. */
export const line = text.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'This text takes one line');

export const siteUrl = address(`https://${HOST}`, 'Expected an address such as https://www.example.org, without a slash at the end');

export const dataUrl = address(`/|(?:${SECURE}|${LOCAL})/(?:[\\w.~-]+/)*`, 'Expected / or an https address that ends in /');

export const flagUrl = address(`${SECURE}/[\\w.~@/-]*\\{flag\\}[\\w.~/-]*`, 'Expected an https address with {flag} in its path');

export const reportUrl = address(
  `(?:${SECURE}/[\\w./-]*)?`,
  'Expected an https address such as https://reports.example.org/policy, or nothing',
);

export const scriptUrl = address(`${SECURE}/[\\w.~/?=&-]*\\{id\\}[\\w.~/=&-]*`, 'Expected an https address with {id} in its path or query');

/** `*` stands for all hosts below one. */
export const tagHost = address(`https://(?:\\*\\.)?${HOST}`, 'Expected an origin such as https://www.example.org or https://*.example.org');

export const tagId = z.string().regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, 'Expected an id such as G-ABC123 or AW-000000000');

/** Name of a query parameter. */
export const queryName = z.string().regex(/^[A-Za-z][\w-]*$/, 'Expected the name of a parameter, such as page');

export const handle = z
  .string()
  .regex(/^\w{0,15}$/, 'Expected the name alone, without @: up to 15 letters, digits and _')
  .default('');
