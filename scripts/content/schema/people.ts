/** Schema of content/people.yaml: the people of the practice. Field descriptions: src/model/person.ts. */
import { z } from 'zod';
import { isLanguage } from './codes.ts';
import { localeCode, slug, text } from './text.ts';

const FIRST_YEAR = 1950;

/** `codes` are the site's languages: a portrait needs a text in each of them. */
export function peopleSchema(codes: readonly string[]) {
  const portrait = z
    .strictObject({
      file: z
        .string()
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpg|png|webp)$/, 'Expected the name of a file in public/people, such as ayse-ornek.jpg'),
      alt: z.record(localeCode, text) as unknown as z.ZodType<Record<(typeof localeCode)['_output'], string>, Record<string, string>>,
    })
    .superRefine(({ alt }, context) => {
      const missing = codes.filter((code) => !(code in alt));
      const unknown = Object.keys(alt).filter((code) => codes.length > 0 && !codes.includes(code));
      if (missing.length > 0)
        context.addIssue({ code: 'custom', path: ['alt'], message: `Expected a text for each language; ${missing.join(', ')} has none` });
      if (unknown.length > 0)
        context.addIssue({ code: 'custom', path: ['alt'], message: `The site has no language ${unknown.join(', ')}` });
    })
    .meta({ interface: 'Portrait' });
  const person = z
    .strictObject({
      id: slug,
      name: text,
      bar: text.optional(),
      languages: z
        .array(
          z
            .string('Expected the code of a language, such as de')
            .regex(/^[a-z]{2,3}$/, { error: 'Expected the code of a language, such as de', abort: true })
            .refine(isLanguage, 'There is no such language'),
        )
        .default([]),
      since: z
        .int('Expected a year such as 2012')
        .min(FIRST_YEAR, 'Expected a year such as 2012')
        .max(new Date().getFullYear(), 'Expected a year that has begun')
        .optional(),
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
