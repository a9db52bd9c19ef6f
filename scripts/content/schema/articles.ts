/**
 * Schemas of content/articles.yaml (the articles of statutes that somebody has compared with the law, and when) and content/sources.yaml
 * (names of legal bases that are no articles).
 */

import { z } from 'zod';
import { because } from './because.ts';
import { byLanguage } from './registers.ts';
import { day, text } from './text.ts';

/** An article as pages quote it after the act: 166, 166/3, 27/A, geçici 1. Coerced, because YAML reads `166` as a number. */
const article = z.coerce
  .string()
  .regex(/^(?:geçici )?\d+(?:\/\p{L})?(?:\/\d[\d-]*)?$/u, because('article'))
  .meta({ orNumber: true });

export const articlesSchema = z.record(
  z.string(),
  z.strictObject({
    asOf: day.describe('Day as of which the act was read.'),
    articles: z
      .array(article)
      .min(1, because('at-least-one', { what: 'article' }))
      .refine((articles) => new Set(articles).size === articles.length, because('list-twice', { what: 'article' }))
      .describe('Articles that say what the pages quote them for; 166 stands for its paragraphs too.'),
  }),
);

export type ConfirmedArticles = z.infer<typeof articlesSchema>;

/** Names per language, by the basis as facts write it. */
export const sourcesSchema = z.record(z.string(), byLanguage(text));

export type SourceNames = z.infer<typeof sourcesSchema>;
