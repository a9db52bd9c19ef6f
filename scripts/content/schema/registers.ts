/** Schemas of the word registers content/glossary.yaml and content/conduct.yaml. Their rules: rules/glossary.ts, rules/conduct.ts. */
import { z } from 'zod';
import { slug, text } from './text.ts';

/** Words and phrases in the notation of rules/phrases.ts, which looks them up by their first two letters. */
const phrases = z.array(text.regex(/^(?![^\p{L}\p{N}%]*[*…]|.\*)/u, 'A phrase begins with two letters; * and … come later')).min(1);
const byLanguage = <T extends z.ZodType>(schema: T) => z.record(z.string().regex(/^[a-z]{2,3}$/), schema);

/** Words that are not the term, although they look like it. */
const avoided = z.strictObject({
  words: phrases,
  why: text,
  /** The words are right where one of these stands in the same sentence. */
  unless: phrases.optional(),
  /** Overrides the first word of `use`. */
  instead: text.optional(),
  severity: z.enum(['error', 'warning']).default('error'),
});

export const glossarySchema = z.record(
  slug,
  z.strictObject({
    /** The words for the term, the best one first. */
    use: byLanguage(phrases),
    avoid: byLanguage(z.array(avoided).min(1)).default({}),
  }),
);

export const conductSchema = z.record(
  slug,
  z.strictObject({
    why: text,
    instead: text,
    words: byLanguage(phrases),
    unless: byLanguage(phrases).default({}),
  }),
);

export type Glossary = z.infer<typeof glossarySchema>;
export type Conduct = z.infer<typeof conductSchema>;
