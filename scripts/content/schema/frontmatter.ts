/** Schemas of a page's frontmatter: the source language's file and translations. Types: src/model/page.ts. */

import { z } from 'zod';
import { SLUG_LENGTH } from '../../../src/model/limits.ts';
import { PAGE_KINDS } from '../../../src/model/page.ts';
import { because } from './because.ts';
import { day, pageId, partId, slug, TOO_LONG, text, translationPolicy } from './text.ts';

const question = z.strictObject({ id: partId.optional(), question: text, answer: text }).meta({ interface: 'Question' });
const questionGroup = z
  .strictObject({ id: partId.optional(), title: text, questions: z.array(question).min(1, because('at-least-one', { what: 'question' })) })
  .meta({ interface: 'QuestionGroup' });

/** `faq` is a list of questions or a list of groups. */
const faq = z.preprocess((value) => value, z.union([z.array(question), z.array(questionGroup)], because('faq')));

const alias = z
  .string()
  .regex(/^(?:\/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)+$/, because('alias'))
  .refine((path) => path.split('/').every((part) => part.length <= SLUG_LENGTH), TOO_LONG);

const local = {
  seo: z.strictObject({ title: text, description: text }),
  title: text,
  shortTitle: text.optional(),
  teaser: text.optional(),
  description: text,
  aliases: z.array(alias).default([]),
  legacySlugs: z.array(slug).default([]),
  today: z.array(text).max(3, because('acts-most')).default([]),
  searchTerms: z.array(text).max(20, because('search-terms-most')).default([]),
  highlights: z
    .array(z.strictObject({ value: text, text }).meta({ interface: 'Highlight' }))
    .max(3, because('highlights-most'))
    .default([]),
  conditions: z.array(text).default([]),
  subConditions: z.array(text).default([]),
  documents: z.array(text).default([]),
  steps: z.array(z.strictObject({ id: partId.optional(), title: text, description: text }).meta({ interface: 'Step' })).default([]),
  faq: faq.default([]),
  slides: z
    .array(z.strictObject({ title: text, short: text.optional(), text, page: pageId }).meta({ interface: 'Slide' }))
    .max(4, because('slides-most'))
    .default([]),
  reviewed: day.optional(),
  draft: z.boolean(because('boolean')).default(false),
};

/** Keys that apply to all languages. */
const shared = {
  kind: z.enum(PAGE_KINDS, because('kind', { names: PAGE_KINDS })),
  order: z.int(because('whole-number')).min(0).default(0),
  related: z.array(pageId).default([]),
  translations: translationPolicy.partial().meta({ interface: 'TranslationPolicy' }).optional(),
};

/** The source language's file also contains the keys for all languages. The home page has an empty slug. */
export const sourceFrontmatter = z
  .strictObject({
    ...local,
    slug: z.union([z.literal(''), slug]).optional(),
    ...shared,
  })
  .meta({ interface: ['LocalFrontmatter', 'SharedFrontmatter'] });

/** A translation contains only its own texts, and may have its own slug. */
export const translationFrontmatter = z.strictObject({ ...local, slug: slug.optional() }).meta({ interface: 'LocalFrontmatter' });

/** Keys that are allowed only in the source language's file. */
export const SHARED_KEYS = Object.keys(shared) as readonly (keyof typeof shared)[];
