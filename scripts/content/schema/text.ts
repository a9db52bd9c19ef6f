/** Schemas of small values that several content files share. Neighbours: the schemas in this folder. */

import { z } from 'zod';
import type { LocaleCode, PageId } from '#generated/types.ts';
import { SLUG_LENGTH } from '../../../src/model/limits.ts';
import { PART_ID, PART_ID_LENGTH } from '../../../src/model/partIds.ts';
import type { Localized } from '../../../src/model/site.ts';
import { MAX_TEXT } from '../limits.ts';
import { because } from './because.ts';
import { isLanguage } from './codes.ts';

/** Non-empty text. */
export const text = z
  .string(because('text'))
  .trim()
  .min(1, because('empty'))
  .max(MAX_TEXT, because('text-long', { most: MAX_TEXT }));

/** A calendar day, YYYY-MM-DD (ISO 8601). YAML returns it as text, because the parser uses the core schema. */
export const day = z
  .string(because('day'))
  .regex(/^(?:19|20)\d{2}-\d{2}-\d{2}$/, { error: because('day'), abort: true })
  .refine((value) => {
    const date = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  }, because('no-day'));

/** Metadata for JSON schemas beside descriptions; read by scripts/build/editorFiles. */
declare module 'zod' {
  interface GlobalMeta {
    /** Interface of src/model whose docstrings describe the object's fields. */
    interface?: string | readonly string[];
    /** List of names in this content that contains the value. */
    names?:
      | 'pageId'
      | 'factId'
      | 'linkId'
      | 'termId'
      | 'localeCode'
      | 'areaId'
      | 'eventId'
      | 'situationId'
      | 'personId'
      | 'outcomeId'
      | 'caseId'
      | 'moveId'
      | 'matterId';
    /** YAML may contain a number here. */
    orNumber?: boolean;
  }
}

/** What happens to translations with errors and to outdated ones. Types and meaning: src/model/review.ts. */
export const translationPolicy = z
  .strictObject({
    errors: z.enum(['stop', 'withhold'], because('choice', { names: ['stop', 'withhold'] })),
    outdated: z.enum(['stop', 'withhold', 'notice'], because('choice', { names: ['stop', 'withhold', 'notice'] })),
  })
  .meta({ interface: 'TranslationPolicy' });

/** Message for a slug, an id or a part of an address that is too long for a file name. */
export const TOO_LONG = because('name-long', { most: SLUG_LENGTH });

/** One part of an address: lower-case Latin letters, digits and hyphens, which are safe in every encoding and file system. */
export const slug = z
  .string(because('slug'))
  .max(SLUG_LENGTH, TOO_LONG)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, because('slug-form'));

/** The id of a page: its folder's name. The rule page-unknown checks that the page exists. */
export const pageId = slug.meta({ names: 'pageId' }) as unknown as z.ZodType<PageId, string>;

/** A language's code, used in file names, addresses and labels: `de`. */
export const localeCode = z.string().regex(/^[a-z]{2,3}$/, because('locale-code')) as unknown as z.ZodType<LocaleCode, string>;

/** A text in each of the site's languages. Without codes, for the JSON schemas, the languages are not checked. */
export function textPerLanguage(codes: readonly string[]) {
  const texts = z.record(localeCode, text) as unknown as z.ZodType<Localized, Record<string, string>>;
  return texts.superRefine((given, context) => {
    const missing = codes.filter((code) => !(code in given));
    const unknown = Object.keys(given).filter((code) => codes.length > 0 && !codes.includes(code));
    const complain = (message: string) => context.addIssue({ code: 'custom', message });
    if (missing.length > 0) complain(because('each-language', { codes: missing.join(', ') }));
    if (unknown.length > 0) complain(because('site-language', { codes: unknown.join(', ') }));
  });
}

/** A language's code (ISO 639), also of languages that the site does not have. */
export const language = z
  .string(because('language'))
  .regex(/^[a-z]{2,3}$/, { error: because('language'), abort: true })
  .refine(isLanguage, because('no-language'));

/** The id of an address in content/links.yaml. The rule link-unknown checks that it exists. */
export const linkId = slug.meta({ names: 'linkId' });

/** The id of a fact in content/facts.yaml. */
export const factId = slug.meta({ names: 'factId' });

/** The id of a step, a question or a group of questions. */
export const partId = z
  .string(because('id'))
  .max(PART_ID_LENGTH, because('id-long', { most: PART_ID_LENGTH }))
  .regex(PART_ID, because('id-form'));
