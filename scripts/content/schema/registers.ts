/** Schemas of the word registers content/glossary.yaml and content/conduct.yaml. Rules: scripts/rules/glossary.ts and conduct.ts there. */

import { z } from 'zod';
import { because } from './because.ts';
import { slug, text } from './text.ts';

/** Words and phrases in the notation of scripts/rules/phrases.ts, which finds them by their first two letters. */
export const phrases = z
  .array(text.regex(/^(?![^\p{L}\p{N}%]*[*…]|.\*)/u, because('phrase')))
  .min(1, because('at-least-one', { what: 'word' }));
/** A map from languages to values. */
export const byLanguage = <T extends z.ZodType>(schema: T) =>
  z.record(
    z
      .string()
      .regex(/^[a-z]{2,3}$/, because('language-such-as'))
      .meta({ names: 'localeCode' }),
    schema,
  );

/** How pages explain the term to readers. */
const explanation = z.strictObject({
  words: phrases.optional().describe('The words that need an explanation; the words of use when absent.'),
  gloss: text.describe('The explanation in a few words, as a page writes it in brackets behind the term.'),
  by: phrases.optional().describe('Other words that explain it as well.'),
});

/** Words that look like the term but are wrong. */
const avoided = z.strictObject({
  words: phrases.describe('Words that are not the term, in the notation of phrases: * means any ending, … means words in between.'),
  why: text.describe('Why the words are wrong; the report says it.'),
  unless: phrases.optional().describe('The words are correct if one of these is in the same sentence.'),
  instead: text.optional().describe('What to write; the first word of use when absent.'),
  severity: z
    .enum(['error', 'warning'], because('choice', { names: ['error', 'warning'] }))
    .default('error')
    .describe('A warning does not stop the build.'),
});

export const glossarySchema = z.record(
  slug,
  z.strictObject({
    use: byLanguage(phrases).describe('The words for the term per language, the best one first.'),
    avoid: byLanguage(z.array(avoided).min(1, because('at-least-one', { what: 'entry' })))
      .default({})
      .describe('Words per language that look like the term and mean something else.'),
    explain: byLanguage(explanation)
      .default({})
      .describe('Per language, for terms that readers do not know: each page that uses the term says what it means.'),
  }),
);

export const conductSchema = z.record(
  slug,
  z.strictObject({
    why: text.describe('Why a law practice may not say it; the report says it.'),
    instead: text.describe('What to write.'),
    words: byLanguage(phrases).describe('The words per language: * means any ending, … means words in between.'),
    unless: byLanguage(phrases).default({}).describe('The words are correct if one of these is in the same sentence.'),
  }),
);

export type Glossary = z.infer<typeof glossarySchema>;
export type Conduct = z.infer<typeof conductSchema>;
