/** Small text schemas that several content files share. Neighbours: the schemas of this folder. */
import { z } from 'zod';
import type { LocaleCode, PageId } from '#generated/types.ts';
import { SLUG_LENGTH } from '../../../src/model/limits.ts';
import { PART_ID, PART_ID_LENGTH } from '../../../src/model/partIds.ts';
import { MAX_TEXT } from '../limits.ts';

/** Text that must say something. */
export const text = z
  .string('Expected text')
  .trim()
  .min(1, 'This text is empty')
  .max(MAX_TEXT, `A text has at most ${MAX_TEXT.toLocaleString('en')} characters`);

/** A calendar day, YYYY-MM-DD (ISO 8601). YAML hands it over as text because the reader asks for the core schema. */
export const day = z
  .string('Expected a day such as 2026-09-26')
  .regex(/^(?:19|20)\d{2}-\d{2}-\d{2}$/, { error: 'Expected a day such as 2026-09-26', abort: true })
  .refine((value) => {
    const date = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  }, 'This day does not exist in the calendar');

/** What JSON schemas take from meta beside a description; read by scripts/build/editorFiles. */
declare module 'zod' {
  interface GlobalMeta {
    /** Interface of src/model whose docstrings describe the object's fields. */
    interface?: string | readonly string[];
    /** List of names of this content that the value is taken from. */
    names?: 'pageId' | 'factId' | 'localeCode' | 'areaId';
    /** YAML may hold a number here. */
    orNumber?: boolean;
  }
}

/** What becomes of translations that are not fit. Types and meaning: src/model/review.ts. */
export const translationPolicy = z
  .strictObject({
    errors: z.enum(['stop', 'withhold'], 'Expected stop or withhold'),
    outdated: z.enum(['stop', 'withhold', 'notice'], 'Expected stop, withhold or notice'),
  })
  .meta({ interface: 'TranslationPolicy' });

/** What is said of a slug, an id or a part of an address that no file could be named after. */
export const TOO_LONG = `At most ${SLUG_LENGTH} characters, because files are named after it`;

/** One part of an address: small Latin letters, digits and hyphens, so that it survives every encoding and file system. */
export const slug = z
  .string('Expected a slug')
  .max(SLUG_LENGTH, TOO_LONG)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'A slug holds small Latin letters, digits and single hyphens only');

/** The id of a page of this site: its folder's name. The rule page-unknown makes sure that there is such a page. */
export const pageId = slug.meta({ names: 'pageId' }) as unknown as z.ZodType<PageId, string>;

/** A language's code, which files, addresses and labels are named by: `de`. */
export const localeCode = z.string().regex(/^[a-z]{2,3}$/, 'A locale code has two or three small letters') as unknown as z.ZodType<
  LocaleCode,
  string
>;

/** The id of a fact of content/facts.yaml. */
export const factId = slug.meta({ names: 'factId' });

/** The id of a step, a question or a group of questions. */
export const partId = z
  .string('Expected an id')
  .max(PART_ID_LENGTH, `At most ${PART_ID_LENGTH} characters`)
  .regex(PART_ID, 'An id holds small Latin letters, digits and single hyphens, and begins with a letter');
