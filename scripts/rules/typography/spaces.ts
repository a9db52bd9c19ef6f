/** Typography of spaces: no-break spaces between words that belong together, and no double spaces. Neighbour: ./habits.ts. */
import { lowerCaseOf } from '../../../src/model/lowerCase.ts';
import { UNITS } from '../../content/quantity/units.ts';
import type { TextFix } from '../../content/texts/textFix.ts';
import { type Habits, NARROW, NO_BREAK } from './habits.ts';

export function spaceFixes(text: string, localeCode: string, habits: Habits): TextFix[] {
  return [
    ...doubleSpaces(text),
    ...boundSpaces(text, habits),
    ...unitSpaces(text, localeCode, habits),
    ...punctuationSpaces(text, habits),
    ...pairSpaces(text, habits),
  ];
}

/** True for a unit: of time, a currency and others. */
export function isUnit(word: string, localeCode: string, habits: Habits): boolean {
  const folded = lowerCaseOf(localeCode, word);
  return habits.units.test(word) || (UNITS[localeCode]?.units.some(([pattern]) => pattern.test(folded)) ?? false);
}

function doubleSpaces(text: string): TextFix[] {
  return [...text.matchAll(/(?<=\S)[ \u00a0\u202f]{2,}(?=\S)/g)].map(({ 0: spaces, index }) => ({
    start: index,
    end: index + spaces.length,
    text: [...spaces].find((blank) => blank !== ' ') ?? ' ',
    problem: { key: 'double-space', values: undefined },
  }));
}

function boundSpaces(text: string, habits: Habits): TextFix[] {
  return [habits.date, habits.beforeNumber].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) =>
      noBreak(index + found.length - 1, `${text.slice(index, index + found.length)}${wordAt(text, index + found.length)}`),
    ),
  );
}

function unitSpaces(text: string, localeCode: string, habits: Habits): TextFix[] {
  return [...text.matchAll(/(?<=\d) (?=[\p{L}€₺])/gu)].flatMap(({ index }) => {
    const word = wordAt(text, index + 1);
    if (!isUnit(word, localeCode, habits)) return [];
    const number = /[\d.,]+$/.exec(text.slice(0, index))?.[0] ?? '';
    return [noBreak(index, `${number} ${word}`)];
  });
}

/** Fixes the space before : ; ! ? in each language. */
function punctuationSpaces(text: string, habits: Habits): TextFix[] {
  return [...text.matchAll(/([ \u00a0\u202f]*)([:;!?]+)(?=[\s\u00a0\u202f”’“»)]|$)/g)].flatMap(
    ({ 0: found, 1: spaces = '', 2: signs = '', index }): TextFix[] => {
      if (!/[\p{L}\p{N}\p{Pf}\p{Pi}%)\ufffc’”»…]$/u.test(text.slice(0, index))) return [];
      const wanted = (signs === ':' ? habits.colonSpace : habits.markSpace) ?? '';
      if (spaces === wanted) return [];
      const fix = { start: index, end: index + found.length - signs.length, text: wanted };
      if (!wanted) return [{ ...fix, problem: { key: 'mark-tight', values: { signs } } }];
      return [{ ...fix, problem: { key: 'mark-spaced', values: { signs, blank: wanted === NARROW ? 'narrow' : 'wide' } } }];
    },
  );
}

function pairSpaces(text: string, habits: Habits): TextFix[] {
  return [...text.matchAll(habits.pairs ?? /$^/g)].flatMap(({ 0: found, index }) => {
    const right = found.replace(/\. ?(?=\p{L})/gu, `.${NO_BREAK}`).replace(/ /g, NO_BREAK);
    if (found === right) return [];
    return [{ start: index, end: index + found.length, text: right, problem: { key: 'pair', values: { words: found } } }];
  });
}

function noBreak(at: number, words: string): TextFix {
  return { start: at, end: at + 1, text: NO_BREAK, problem: { key: 'bound', values: { words } } };
}

function wordAt(text: string, from: number): string {
  return /^(?:[\p{L}\p{M}]+[²³]?|[€₺]|\d+)/u.exec(text.slice(from))?.[0] ?? '';
}
