/** Schema of content/countries.yaml: what differs by country. Field descriptions: src/model/country.ts. */

import { z } from 'zod';
import { splitWords } from '../../../src/model/country.ts';
import { because } from './because.ts';
import { isCountry } from './codes.ts';
import { day, language, linkId, localeCode, text, textPerLanguage } from './text.ts';

const NO_COUNTRY = because('country-iso');

const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: NO_COUNTRY, abort: true })
  .refine(isCountry, NO_COUNTRY);

/** `codes` are the site's languages: each text is required in all of them. */
export function countriesSchema(codes: readonly string[]) {
  const texts = textPerLanguage(codes);
  const country = z
    .strictObject({
      readers: z.array(localeCode.meta({ names: 'localeCode' })).default([]),
      words: z.record(text, language).default({}),
      final: texts,
      apostille: texts,
      note: texts.optional(),
      translation: texts.optional(),
      consulates: linkId.optional(),
      link: linkId.optional(),
      confirmed: day.optional(),
    })
    .superRefine(({ readers, words, final, apostille, note, translation }, context) => {
      for (const [index, code] of readers.entries()) {
        if (codes.length > 0 && !codes.includes(code))
          context.addIssue({ code: 'custom', path: ['readers', index], message: because('site-language', { codes: code }) });
      }
      const all = [final, apostille, note, translation].flatMap((one) => Object.values<string>(one ?? {}));
      for (const word of Object.keys(words)) {
        if (!all.some((one) => splitWords(one, { [word]: '' }).some((part) => part.language !== undefined)))
          context.addIssue({ code: 'custom', path: ['words', word], message: because('country-word') });
      }
    })
    .meta({ interface: 'Country' });
  return z
    .strictObject({
      everywhere: z.strictObject({ translation: texts, consulates: linkId, appointments: linkId }).meta({ interface: 'Everywhere' }),
      countries: z.record(countryCode, country),
    })
    .meta({ interface: 'CountryRegister' });
}

/** Candidates for suggestions when a key is misspelt. */
export const COUNTRY_KEYS = [
  'everywhere',
  'appointments',
  'countries',
  'readers',
  'words',
  'final',
  'apostille',
  'note',
  'translation',
  'consulates',
  'link',
  'confirmed',
];
