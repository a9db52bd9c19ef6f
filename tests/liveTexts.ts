/** Reads texts of the live content for tests that compare pages with them: the practice's data and the words of the error pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { LocaleCode } from '#generated/types.ts';

const contentDir = join(import.meta.dirname, '../content');
const read = (name: string): unknown => parse(readFileSync(join(contentDir, name), 'utf8'));

interface LiveSite {
  readonly name: string;
  readonly url: string;
  readonly separator: string;
  readonly locales: readonly { readonly code: LocaleCode }[];
}

/** content/site.yaml, as far as tests ask for it. */
export const SITE = read('site.yaml') as LiveSite;

/** What follows a page's own title in its <title> element. */
export const TITLE_END = `${SITE.separator}${SITE.name}`;

const ledger = read('urls.yaml') as Readonly<Record<string, unknown>>;

/** Whether the ledger says that an address has moved or is gone: its entry is a map then, not a day. */
export function isRetired(pathname: string): boolean {
  return typeof ledger[pathname] === 'object' && !(ledger[pathname] instanceof Date);
}

/** Title and message. */
type Words = readonly [title: string, message: string];

export interface ErrorTexts {
  /** 404. */
  readonly unknown: Words;
  /** The line of the 404 page that names the address, in place of {{path}}. */
  readonly unknownPath: string;
  /** 410. */
  readonly gone: Words;
  /** Every other status. */
  readonly serverError: Words;
}

/** The words of the error pages in each language, from its labels. */
export const ERROR_TEXTS = Object.fromEntries(SITE.locales.map(({ code }) => [code, readErrorTexts(code)])) as Record<
  LocaleCode,
  ErrorTexts
>;

function readErrorTexts(code: LocaleCode): ErrorTexts {
  const { errors } = read(`labels/${code}.yaml`) as { readonly errors: Readonly<Record<string, string>> };
  const text = (key: string) => errors[key] ?? '';
  return {
    unknown: [text('not_found'), text('not_found_message')],
    unknownPath: text('pageNotFound'),
    gone: [text('gone'), text('goneMessage')],
    serverError: [text('internal_server_error'), text('internal_server_error_message')],
  };
}

/** The label with that key: `consent.accept`. Throws without one. */
export function labelOf(code: LocaleCode, key: string): string {
  let value = read(`labels/${code}.yaml`);
  for (const name of key.split('.')) value = (value as Readonly<Record<string, unknown>> | undefined)?.[name];
  if (typeof value !== 'string') throw new Error(`There is no label ${key} in ${code}.`);
  return value;
}

/** How a message on WhatsApp begins, up to the name of the page. */
export function greetingOf(code: LocaleCode): string {
  return labelOf(code, 'whatsapp_hi').split('{{page}}', 1)[0] ?? '';
}

/** The labels of one group of content/labels: `labelsIn('de', 'calculator').title`. */
export function labelsIn(localeCode: LocaleCode, group: string): Readonly<Record<string, string>> {
  return (read(`labels/${localeCode}.yaml`) as Readonly<Record<string, Readonly<Record<string, string>>>>)[group] ?? {};
}
