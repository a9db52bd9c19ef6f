/** A long paragraph is shortened to what changed and the five words on each side, which a reviewer needs to find the place. */
import { expect, it } from 'vitest';
import type { Span } from '../wordDiff.ts';
import { excerpt } from './excerpt.ts';

const words = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `w${from + index}`).join(' ');
const show = (spans: readonly Span[]) =>
  excerpt(spans)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `[+${text}+]`))
    .join('');
const same = (text: string): Span => ({ kind: 'same', text });
const removed = (text: string): Span => ({ kind: 'removed', text });
const added = (text: string): Span => ({ kind: 'added', text });

it.each<[string, readonly Span[], string]>([
  [
    'five words before and after a change',
    [same(`${words(1, 9)} `), removed('90'), added('120'), same(` ${words(11, 20)}`)],
    '… w5 w6 w7 w8 w9 [-90-][+120+] w11 w12 w13 w14 w15 …',
  ],
  [
    'a short paragraph as a whole',
    [same(`${words(1, 5)} `), removed('90'), added('120'), same(` ${words(7, 11)}`)],
    'w1 w2 w3 w4 w5 [-90-][+120+] w7 w8 w9 w10 w11',
  ],
  [
    'five words on both sides of what two changes leave between them',
    [removed('a'), same(` ${words(1, 11)} `), added('b')],
    '[-a-] w1 w2 w3 w4 w5 … w7 w8 w9 w10 w11 [+b+]',
  ],
  ['ten words between two changes', [removed('a'), same(` ${words(1, 10)} `), added('b')], `[-a-] ${words(1, 10)} [+b+]`],
  ['twenty-five words of what is new', [added(words(1, 26))], `[+${words(1, 25)} …+]`],
])('keeps %s', (_, spans, expected) => {
  expect(show(spans)).toBe(expected);
});
