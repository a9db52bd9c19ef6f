/** Schemas of a page's frontmatter: the source language's file and translations. Types: src/model/page.ts. */
import { z } from 'zod';
import { SLUG_LENGTH } from '../../../src/model/limits.ts';
import { PAGE_KINDS } from '../../../src/model/page.ts';
import { day, pageId, partId, slug, TOO_LONG, text, translationPolicy } from './text.ts';

const question = z.strictObject({ id: partId.optional(), question: text, answer: text }).meta({ interface: 'Question' });
const questionGroup = z
  .strictObject({ id: partId.optional(), title: text, questions: z.array(question).min(1, 'Expected at least one question') })
  .meta({ interface: 'QuestionGroup' });

/** `faq` is a list of questions or a list of groups. */
const faq = z.preprocess(
  (value) => value,
  z.union([z.array(question), z.array(questionGroup)], 'Expected a list of questions with answers, or a list of groups'),
);

const alias = z
  .string()
  .regex(/^(?:\/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)+$/, 'An alias is a path such as /services/rentLaw/kira-takip')
  .refine((path) => path.split('/').every((part) => part.length <= SLUG_LENGTH), TOO_LONG);

const local = {
  seo: z.strictObject({ title: text, description: text }),
  title: text,
  shortTitle: text.optional(),
  teaser: text.optional(),
  description: text,
  aliases: z.array(alias).default([]),
  legacySlugs: z.array(slug).default([]),
  today: z.array(text).max(3, 'At most three acts').default([]),
  searchTerms: z.array(text).max(20, 'At most twenty search terms').default([]),
  highlights: z
    .array(z.strictObject({ value: text, text }).meta({ interface: 'Highlight' }))
    .max(3, 'At most three highlights')
    .default([]),
  conditions: z.array(text).default([]),
  subConditions: z.array(text).default([]),
  documents: z.array(text).default([]),
  steps: z.array(z.strictObject({ id: partId.optional(), title: text, description: text }).meta({ interface: 'Step' })).default([]),
  faq: faq.default([]),
  slides: z
    .array(z.strictObject({ title: text, short: text.optional(), text, page: pageId }).meta({ interface: 'Slide' }))
    .max(4, 'At most four slides')
    .default([]),
  reviewed: day.optional(),
  draft: z.boolean('Expected true or false').default(false),
};

/** Keys that apply to all languages. */
const shared = {
  kind: z.enum(PAGE_KINDS, `Expected one of ${PAGE_KINDS.join(', ')}`),
  order: z.int('Expected a whole number').min(0).default(0),
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
