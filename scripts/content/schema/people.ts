/** Schema of content/people.yaml: the people of the practice. Field descriptions: src/model/person.ts. */

import { z } from 'zod';
import { because } from './because.ts';
import { language, localeCode, slug, text, textPerLanguage } from './text.ts';

const FIRST_YEAR = 1950;

/** `codes` are the site's languages: a portrait needs a text in each of them. */
export function peopleSchema(codes: readonly string[]) {
  const portrait = z
    .strictObject({
      file: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpg|png|webp)$/, because('portrait')),
      alt: textPerLanguage(codes),
    })
    .meta({ interface: 'Portrait' });
  const ofSite =
    codes.length === 0 ? localeCode : z.string().refine((code) => codes.includes(code), because('of-site', { codes: codes.join(', ') }));
  const signs = z
    .strictObject({
      languages: z.array(ofSite).min(1, because('at-least-one', { what: 'language' })),
      areas: z
        .array(slug)
        .min(1, because('at-least-one', { what: 'area' }))
        .optional(),
      recordedBy: z
        .array(text)
        .min(1, because('at-least-one', { what: 'name' }))
        .optional(),
    })
    .meta({ interface: 'SigningRights' });
  const person = z
    .strictObject({
      id: slug,
      name: text,
      bar: text.optional(),
      languages: z.array(language).default([]),
      since: z.int(because('year')).min(FIRST_YEAR, because('year')).max(new Date().getFullYear(), because('year-begun')).optional(),
      signs: signs.optional(),
      portrait: portrait.optional(),
    })
    .meta({ interface: 'Person' });
  return z.array(person).superRefine((people, context) => {
    for (const key of ['id', 'name'] as const) {
      for (const [index, one] of people.entries()) {
        if (people.findIndex((other) => other[key] === one[key]) < index)
          context.addIssue({ code: 'custom', path: [index, key], message: because('same-person', { key }) });
      }
    }
  });
}
