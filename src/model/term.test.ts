import { expect, it } from 'vitest';
import type { Locale } from './locale.ts';
import { letterOf } from './term.ts';

const locale = (iso: string) => ({ iso }) as Locale;

it.each([
  ['tr-TR', 'ihtar', 'İ'],
  ['tr-TR', 'üst', 'Ü'],
  ['de-DE', 'Über uns', 'U'],
  ['fr-FR', 'État civil', 'E'],
  ['ru-RU', 'йота', 'Й'],
  ['en-GB', '“Can I sell?”', 'C'],
])('in %s the word %s stands under %s', (iso, word, letter) => {
  expect(letterOf(word, locale(iso))).toBe(letter);
});
