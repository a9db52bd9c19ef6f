/** Schema of content/clauses.yaml: model texts of powers of attorney. Field descriptions: src/model/clause.ts. */

import { z } from 'zod';
import { CLAUSE_DEFAULTS } from '../../../src/model/clause.ts';
import { because } from './because.ts';
import { factId, pageId, slug, text, textPerLanguage } from './text.ts';

/** `codes` are the site's languages: each text is there in all of them. */
export function clausesSchema(codes: readonly string[]) {
  const texts = textPerLanguage(codes);
  const modelText = { text, says: texts };
  const clause = z
    .strictObject({
      ...modelText,
      matters: z.array(slug.meta({ names: 'matterId' })).min(1, because('at-least-one', { what: 'matter' })),
      default: z.enum(CLAUSE_DEFAULTS, because('names', { names: CLAUSE_DEFAULTS })),
      why: texts,
      basis: z.array(text).min(1, because('at-least-one', { what: 'basis' })),
      dangerous: texts.optional(),
      refused: z.strictObject(modelText).meta({ interface: 'ModelText' }).optional(),
    })
    .superRefine(({ dangerous, refused, default: given }, context) => {
      const complain = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message });
      if (dangerous && given !== 'off') complain('default', because('dangerous-default'));
      if (dangerous && !refused) complain('dangerous', because('dangerous-refused'));
      if (refused && !dangerous) complain('refused', because('refused-dangerous'));
    })
    .meta({ interface: ['Clause', 'ModelText'] });
  return z
    .strictObject({
      title: text,
      opening: z.strictObject(modelText).meta({ interface: 'ModelText' }),
      forms: z.record(slug, z.strictObject({ fact: factId.optional(), words: texts }).meta({ interface: 'DeedForm' })),
      photos: z.record(slug, texts),
      papers: z.record(slug, texts),
      matters: z.record(
        slug,
        z
          .strictObject({ page: pageId, name: texts, form: slug, photo: slug, signs: texts, papers: z.array(slug) })
          .meta({ interface: 'Matter' }),
      ),
      clauses: z.record(slug, clause),
    })
    .superRefine(checkNames)
    .meta({ interface: 'ClauseRegister' });
}

interface Named {
  readonly forms: object;
  readonly photos: object;
  readonly papers: object;
  readonly matters: Readonly<Record<string, { readonly form: string; readonly photo: string; readonly papers: readonly string[] }>>;
  readonly clauses: Readonly<Record<string, { readonly matters: readonly string[]; readonly default: string }>>;
}

/** Ids lead to entries of this file, and each deed has a purpose. */
function checkNames({ forms, photos, papers, matters, clauses }: Named, context: z.RefinementCtx): void {
  const complain = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  const find = (entries: object, id: string, path: (string | number)[]) => {
    if (!Object.hasOwn(entries, id)) complain(path, because('no-entry', { id, names: Object.keys(entries).join(', ') }));
  };
  for (const [id, matter] of Object.entries(matters)) {
    find(forms, matter.form, ['matters', id, 'form']);
    find(photos, matter.photo, ['matters', id, 'photo']);
    for (const [index, paper] of matter.papers.entries()) find(papers, paper, ['matters', id, 'papers', index]);
    const own = Object.values(clauses).filter((clause) => clause.matters.includes(id));
    if (!own.some((clause) => clause.default === 'always')) complain(['matters', id], because('no-always'));
  }
  for (const [id, clause] of Object.entries(clauses))
    for (const [index, matter] of clause.matters.entries()) find(matters, matter, ['clauses', id, 'matters', index]);
}

/** Candidates for suggestions when a key is misspelt. */
export const CLAUSE_KEYS = [
  ...[
    'title',
    'opening',
    'forms',
    'photos',
    'papers',
    'matters',
    'clauses',
    'text',
    'says',
    'fact',
    'words',
    'page',
    'name',
    'form',
    'photo',
  ],
  ...['signs', 'default', 'why', 'basis', 'dangerous', 'refused'],
];
