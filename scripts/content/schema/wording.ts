/**
 * Schemas of the registers of wording: content/wording.yaml (hedges, estimates, countries) and content/abbreviations.yaml. The rules that
 * read them are in scripts/rules/wording.
 */

import { z } from 'zod';
import { PAGE_KINDS } from '../../../src/model/page.ts';
import { because } from './because.ts';
import { byLanguage, phrases } from './registers.ts';
import { text } from './text.ts';

const hedge = z.strictObject({
  words: byLanguage(phrases).describe('The words per language: * stands for any ending, … for words in between.'),
  most: z
    .int(because('whole-number'))
    .min(0, because('not-negative'))
    .describe('How often a page may say such words in each 1,000 words that it begins. Sentences that quote a fact do not count.'),
  why: text.describe('Why more of them mislead; the report says it.'),
  instead: text.describe('What to write.'),
});

export const wordingSchema = z.strictObject({
  hedges: z.record(z.string(), hedge).default({}).describe('Words that leave a sentence open, and how many of them a page may have.'),
  estimates: z
    .strictObject({
      marks: byLanguage(phrases).describe('Words that say that a time is an estimate. One of them is in each paragraph that quotes one.'),
      disclaimers: byLanguage(phrases).describe('Words of a sentence about estimates in general. It is only on pages that quote one.'),
    })
    .default({ marks: {}, disclaimers: {} })
    .describe('How texts speak of times that the practice knows from experience.'),
  countries: z
    .strictObject({
      words: byLanguage(phrases).describe('Countries other than Turkey, their offices and papers.'),
      unless: byLanguage(phrases).default({}).describe('The country is named rightly where one of these is in the same paragraph.'),
      except: z
        .array(z.enum(PAGE_KINDS, because('kind', { names: PAGE_KINDS })))
        .default([])
        .describe('Kinds of pages that may name countries, because they speak of the practice itself.'),
    })
    .default({ words: {}, unless: {}, except: [] })
    .describe('Words by which a text shows that it is written for readers in one country.'),
  naming: byLanguage(phrases)
    .default({})
    .describe('Verbs that introduce a Turkish word, such as “called”. A word after one of them needs no brackets.'),
});

/** A statute by its number or name, or another abbreviation: 5490, TMK, Tapu K., TÜFE. */
const abbreviation = z.string().regex(/^(?:\d{3,5}|\p{Lu}[\p{L}-]*(?: K\.)?)$/u, because('abbreviation'));

export const abbreviationsSchema = z.record(
  abbreviation,
  z.strictObject({
    names: byLanguage(text).describe('What the abbreviation is called when it is written out, per language.'),
    words: byLanguage(phrases)
      .default({})
      .describe('Further accepted forms of the name: * stands for any ending, … for words in between. Inflected languages need them.'),
    act: z
      .boolean(because('boolean'))
      .default(true)
      .describe('false: no statute, so that neither <Law> nor the basis of a fact may name it.'),
  }),
);

export type Wording = z.infer<typeof wordingSchema>;
export type Abbreviations = z.infer<typeof abbreviationsSchema>;
