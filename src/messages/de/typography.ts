/** German: what is wrong in the signs of a text, as complete sentences. */
import type { typography as english } from '../en/typography.ts';

const BLANKS = { wide: 'ein geschütztes Leerzeichen (U+00A0)', narrow: 'ein schmales geschütztes Leerzeichen (U+202F)' };
const PERCENT = {
  before: 'ohne Leerzeichen vor die Zahl',
  behind: 'unmittelbar hinter die Zahl',
  spaced: 'hinter ein geschütztes Leerzeichen (U+00A0)',
};

export const typography: typeof english = {
  ellipsis: () => 'Drei Punkte sind ein Zeichen: … (U+2026).',
  dash: ({ sign, isTied }) =>
    `Der Gedankenstrich dieser Sprache ist ${sign}, ${isTied ? 'mit geschütztem Leerzeichen (U+00A0) davor' : 'zwischen Leerzeichen'}.`,
  separator: ({ number, isGroup }) => `„${number}“ hat das ${isGroup ? 'Tausendertrennzeichen' : 'Dezimalzeichen'} einer anderen Sprache.`,
  percent: ({ how }) => `Das Prozentzeichen gehört ${PERCENT[how]}.`,
  range: ({ range }) => `„${range}“ ist eine Spanne: Schreiben Sie zwischen die Zahlen einen Halbgeviertstrich (–) ohne Leerzeichen.`,
  quotes: ({ sign, outer, inner }) => `${sign} ist kein Anführungszeichen dieser Sprache; sie schreibt ${outer}, innerhalb davon ${inner}.`,
  'quotes-spaced': () => 'Schreiben Sie innen an « und » ein geschütztes Leerzeichen.',
  'quotes-tight': ({ opening, closing }) => `Schreiben Sie innen an ${opening} und ${closing} kein Leerzeichen.`,
  straight: ({ right }) => `Apostrophe und Anführungszeichen sind nicht gerade: Schreiben Sie ${right}.`,
  'double-space': () => 'Hier stehen zwei Leerzeichen.',
  bound: ({ words }) => `„${words}“ bleibt in einer Zeile; schreiben Sie darin ein geschütztes Leerzeichen (U+00A0).`,
  'mark-spaced': ({ signs, blank }) => `Schreiben Sie ${BLANKS[blank]} vor ${signs}.`,
  'mark-tight': ({ signs }) => `Schreiben Sie kein Leerzeichen vor ${signs}.`,
  pair: ({ words }) => `In „${words}“ gehört ein geschütztes Leerzeichen (U+00A0).`,
};
