/** English: mistakes of typography, as complete sentences. */
import type { PartOf, Texts } from '../values.ts';

const BLANKS = { wide: 'no-break space (U+00A0)', narrow: 'narrow no-break space (U+202F)' };
const PERCENT = {
  before: 'before the number, without a space',
  behind: 'directly after the number',
  spaced: 'after a no-break space (U+00A0)',
};

export const typography = {
  ellipsis: () => 'Three full stops are one character: … (U+2026).',
  dash: ({ sign, isTied }: Texts<'sign'> & { readonly isTied: boolean }) =>
    `The dash of this language is ${sign}, ${isTied ? 'with a no-break space (U+00A0) before it' : 'between spaces'}.`,
  separator: ({ number, isGroup }: Texts<'number'> & { readonly isGroup: boolean }) =>
    `“${number}” has the ${isGroup ? 'thousands separator' : 'decimal separator'} of another language.`,
  percent: ({ how }: { readonly how: keyof typeof PERCENT }) => `The percent sign belongs ${PERCENT[how]}.`,
  range: ({ range }: Texts<'range'>) => `“${range}” is a range: write an en dash without spaces between its numbers.`,
  quotes: ({ sign, outer, inner }: Texts<'sign' | 'outer' | 'inner'>) =>
    `${sign} is not this language’s quotation mark; it uses ${outer}, and ${inner} inside them.`,
  'quotes-spaced': () => 'Write a no-break space inside « and ».',
  'quotes-tight': ({ opening, closing }: Texts<'opening' | 'closing'>) => `Write no space inside ${opening} and ${closing}.`,
  straight: ({ right }: Texts<'right'>) => `Apostrophes and quotation marks are not straight: write ${right}.`,
  'double-space': () => 'There are two spaces here.',
  bound: ({ words }: Texts<'words'>) => `“${words}” must stay on one line; write a no-break space (U+00A0) in it.`,
  'mark-spaced': ({ signs, blank }: Texts<'signs'> & { readonly blank: keyof typeof BLANKS }) =>
    `Write a ${BLANKS[blank]} before ${signs}.`,
  'mark-tight': ({ signs }: Texts<'signs'>) => `Write no space before ${signs}.`,
  pair: ({ words }: Texts<'words'>) => `“${words}” is written with a no-break space (U+00A0) inside.`,
} satisfies Record<string, (values: never) => string>;

/** A problem by its key, with its values. */
export type TypographyProblem = PartOf<typeof typography>;
