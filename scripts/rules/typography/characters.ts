/** Typography of ellipses and dashes. Neighbour: ./habits.ts. */

import type { TextFix } from '../../content/texts/textFix.ts';
import type { Habits } from './habits.ts';

export function characterFixes(text: string, habits: Habits): TextFix[] {
  return [...ellipses(text), ...dashes(text, habits)];
}

function ellipses(text: string): TextFix[] {
  return [...text.matchAll(/\.{3,}/g)].map(({ 0: dots, index }) => ({
    start: index,
    end: index + dots.length,
    text: '…',
    problem: { key: 'ellipsis', values: undefined },
  }));
}

/** Replaces a hyphen between spaces by the dash of the language. A dash between numbers is a range and is skipped. */
function dashes(text: string, habits: Habits): TextFix[] {
  return [...text.matchAll(/(?<=[^\s\u00a0])([ \u00a0]+(?:--?|–|—))(?=[ \u00a0])/g)].flatMap(({ 0: found, index }) => {
    const isRange = /\d$/.test(text.slice(0, index)) && /^\s*\d/.test(text.slice(index + found.length));
    const sign = habits.dash.at(-1) ?? '';
    // An em dash with spaces is acceptable in languages without a dash of their own.
    const isRight = found === habits.dash || (sign === '–' && /^[ \u00a0][–—]$/.test(found));
    if (isRight || isRange) return [];
    const isTied = !habits.dash.startsWith(' ');
    return [{ start: index, end: index + found.length, text: habits.dash, problem: { key: 'dash', values: { sign, isTied } } }];
  });
}
