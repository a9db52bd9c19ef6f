/** Schema of content/terms.yaml: explanations of legal terms. Field descriptions: src/model/term.ts. */
import { z } from 'zod';
import { byLanguage, phrases } from './registers.ts';
import { pageId, slug, text, textPerLanguage } from './text.ts';

/** `codes` are the site's languages: each explanation is required in all of them. */
export function termsSchema(codes: readonly string[]) {
  const term = z
    .strictObject({
      page: pageId,
      near: z.array(slug.meta({ names: 'termId' })).default([]),
      means: textPerLanguage(codes),
      differs: byLanguage(text).default({}),
      forms: byLanguage(z.union([phrases, z.tuple([])])).default({}),
    })
    .meta({ interface: 'Term' });
  return z.record(slug, term);
}

/** Candidates for suggestions when a key is misspelt. */
export const TERM_KEYS = ['page', 'near', 'means', 'differs', 'forms'];
