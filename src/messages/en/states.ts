/** English: the states of translations and sign-offs, as the desk, `npm run status` and reports name them. */
import type { MissingKind } from '../../model/missingPart.ts';
import { counted } from './common.ts';
import { type PartName, partNames } from './parts.ts';

export const states = {
  part: partNames,
  /** `question 2 "…"`, `section "…"`, `a row of §3`. */
  missingPart: ({ kind, key, title }: PartName & { readonly kind: MissingKind }) => {
    if (kind === 'headings') return `section "${title}"`;
    if (kind === 'rows') return `${title ? `the row "${title}"` : 'a row'} of ${partNames({ key, title: '' })}`;
    return partNames({ key, title });
  },
  added: 'new in the source',
  removed: 'gone from the source',
  missing: 'missing in the translation',
  pieceMissing: 'a piece of it is missing in the translation',
  unknownChange: 'changed; the words it had are not in the history at hand (a shallow clone, or no Git)',
  reordered: 'its sentences are in a different order',
  /** `2 sentences changed, 1 new`. */
  sentences: (changed: number, added: number, gone: number) => {
    const counts = [
      [changed, 'changed'],
      [added, 'new'],
      [gone, 'gone'],
    ] as const;
    const said = counts.filter(([count]) => count > 0);
    return said.map(([count, what], index) => `${index > 0 ? count : counted(count, 'sentence')} ${what}`).join(', ');
  },
  edited: 'the translation has been edited since',
  unsigned: 'not signed off',
  signed: (by: string, on: string) => `signed off by ${by} on ${on}`,
  void: (signed: string, reasons: readonly string[]) => `${signed}; void, because ${reasons.join(', ')}`,
  textChanged: 'the text has changed',
  factChanged: (id: string) => `the fact ${id} has changed`,
  statuteAmended: (statute: string, on: string) => `${statute} was amended on ${on}`,
  remark: (by: string, on: string, text: string) => `${by} on ${on}: "${text}"`,
  answer: (remark: string) => `answer of ${remark}`,
  partGone: 'the part is gone since',
  partChanged: 'the text changed since',
  /** Why a translation is not published. */
  mistakes: (number: number) => counted(number, 'mistake'),
  outdatedParts: (parts: string) => `outdated: ${parts}`,
};
