/** Typography of numbers: separators, percent signs, ranges. Neighbour: ./habits.ts. */

import type { TextFix } from '../../content/texts/textFix.ts';
import { type Habits, NO_BREAK } from './habits.ts';
import { isUnit } from './spaces.ts';

export function numberFixes(text: string, localeCode: string, habits: Habits): TextFix[] {
  return [...separators(text, localeCode, habits), ...percents(text, habits), ...ranges(text, localeCode, habits)];
}

/** Fixes separators in numbers with a unit. Dates and numbers of decisions are skipped: other characters are adjacent to them. */
function separators(text: string, localeCode: string, habits: Habits): TextFix[] {
  return [...text.matchAll(/(?<![\p{L}\d.,:/-])\d{1,3}(?:([.,])\d{1,3})+(?![\d./:-])(?!,\d)/gu)].flatMap(
    ({ 0: number, 1: sign, index }) => {
      if (!sign || !isCounting(text.slice(index + number.length), localeCode, habits)) return [];
      const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(number);
      const right = isGrouped ? habits.group : habits.decimal;
      if (sign === right || (!isGrouped && number.split(sign).length > 2)) return [];
      return [
        {
          start: index,
          end: index + number.length,
          text: number.replaceAll(sign, right),
          problem: { key: 'separator', values: { number, isGroup: isGrouped } },
        },
      ];
    },
  );
}

/** True when a unit follows, directly or after the other end of a range: `1.5 bis 8 Jahre`. */
function isCounting(rest: string, localeCode: string, habits: Habits): boolean {
  const words = rest
    .replaceAll(NO_BREAK, ' ')
    .trimStart()
    .split(/[\s]+|(?<=–)|(?=–)/);
  const [first = '', second = '', third = ''] = words;
  const isCounted = (word: string) => isUnit(/^[\p{L}€₺%²]+/u.exec(word)?.[0] ?? '', localeCode, habits) || word.startsWith('%');
  return isCounted(first) || (habits.range.test(first) && /^\d/.test(second) && isCounted(third));
}

function percents(text: string, { percent }: Habits): TextFix[] {
  const pattern = percent === 'before' ? /(?:(\d+(?:[.,]\d+)?)[ \u00a0\u202f]?%(?!\d)|% (\d+(?:[.,]\d+)?))/g : /(\d)([ \u00a0\u202f]?)%/g;
  return [...text.matchAll(pattern)].flatMap(({ 0: found, 1: first = '', 2: second = '', index }) => {
    const right = percent === 'before' ? `%${first || second}` : `${first}${percent === 'spaced' ? NO_BREAK : ''}%`;
    if (found === right) return [];
    return [{ start: index, end: index + found.length, text: right, problem: { key: 'percent', values: { how: percent } } }];
  });
}

/**
 * Fixes ranges such as `8-12`. Numbers with slashes or several hyphens are references; a dash with spaces counts only if a unit follows.
 */
function ranges(text: string, localeCode: string, habits: Habits): TextFix[] {
  return [...text.matchAll(RANGE)].flatMap(({ 0: found, 1: from = '', 2: sign = '', index }) => {
    const isTight = sign.length === 1;
    if (sign === '–' || (!isTight && !isCounting(text.slice(index + found.length), localeCode, habits))) return [];
    const start = index + from.length;
    return [{ start, end: start + sign.length, text: '–', problem: { key: 'range', values: { range: found } } }];
  });
}

const RANGE = /(?<![\p{L}\d./:+-]|\d )(\d{1,3}(?:[.,]\d{1,2})?)([ \u00a0]?[-–—][ \u00a0]?)\d{1,3}(?:[.,]\d{1,2})?(?![\p{L}\d./:-]| \d)/gu;
