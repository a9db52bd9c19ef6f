/** Schema of content/people.yaml: the people of the practice. Field descriptions: src/model/person.ts. */
import { z } from 'zod';
import { language, localeCode, slug, text, textPerLanguage } from './text.ts';

const FIRST_YEAR = 1950;

/** `codes` are the site's languages: a portrait needs a text in each of them. */
export function peopleSchema(codes: readonly string[]) {
  const portrait = z
    .strictObject({
      file: z
        .string()
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpg|png|webp)$/, 'Expected the name of a file in public/people, such as ayse-ornek.jpg'),
      alt: textPerLanguage(codes),
    })
    .meta({ interface: 'Portrait' });
  const ofSite =
    codes.length === 0
      ? localeCode
      : z.string().refine((code) => codes.includes(code), `Expected a language of this site, which has ${codes.join(', ')}`);
  const signs = z
    .strictObject({
      languages: z.array(ofSite).min(1, 'Expected at least one language'),
      areas: z.array(slug).min(1, 'Expected at least one area').optional(),
      recordedBy: z.array(text).min(1, 'Expected at least one name').optional(),
    })
    .meta({ interface: 'SigningRights' });
  const person = z
    .strictObject({
      id: slug,
      name: text,
      bar: text.optional(),
      languages: z.array(language).default([]),
      since: z
        .int('Expected a year such as 2012')
        .min(FIRST_YEAR, 'Expected a year such as 2012')
        .max(new Date().getFullYear(), 'Expected a year that has begun')
        .optional(),
      signs: signs.optional(),
      portrait: portrait.optional(),
    })
    .meta({ interface: 'Person' });
  return z.array(person).superRefine((people, context) => {
    for (const key of ['id', 'name'] as const) {
      for (const [index, one] of people.entries()) {
        if (people.findIndex((other) => other[key] === one[key]) < index)
          context.addIssue({ code: 'custom', path: [index, key], message: `Another person has the same ${key}` });
      }
    }
  });
}
