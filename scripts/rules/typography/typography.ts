/** Rule typography: quotation marks, apostrophes, spaces, dashes and numbers in the conventions of each language. */
import type { Issue } from '../../../src/model/issue.ts';
import type { Content } from '../../content/load.ts';
import { type Mend, withoutOverlaps } from '../../content/texts/mend.ts';
import { textsOf } from '../../content/texts/texts.ts';
import { error, type Rule } from '../rule.ts';
import { HABITS, NARROW, NO_BREAK } from './habits.ts';
import { numberMends } from './numbers.ts';
import { quoteMends } from './quotes.ts';
import { signMends } from './signs.ts';
import { spaceMends } from './spaces.ts';

export const typography: Rule = { id: 'typography', check };

/** The fixes of one pass. A fix may enable another one, so repeat until there is none. */
export function mendsOf(localeCode: string, text: string): Mend[] {
  const habits = HABITS[localeCode];
  if (!habits) return [];
  return withoutOverlaps([
    ...quoteMends(text, habits),
    ...spaceMends(text, localeCode, habits),
    ...numberMends(text, localeCode, habits),
    ...signMends(text, habits),
  ]);
}

function check(content: Content): Issue[] {
  return textsOf(content).flatMap((text) =>
    mendsOf(text.localeCode, text.text).map((mend) => {
      const from = Math.max(0, mend.start - 12);
      const right = text.text.slice(from, mend.start) + mend.text + text.text.slice(mend.end, mend.end + 12);
      return error(
        'typography',
        text.placeAt(Math.min(mend.start, text.text.length - 1)),
        mend.problem,
        `Write “${show(right)}” (␣ and ⍽ are no-break spaces), or run: npm run check -- --fix`,
      );
    }),
  );
}

function show(text: string): string {
  return text
    .replaceAll(NO_BREAK, '␣')
    .replaceAll(NARROW, '⍽')
    .replace(/\ufffc+/g, '…')
    .trim();
}
