import { expect, it } from 'vitest';
import type { Locale } from './locale.ts';
import { letterOf, localizeTerms, type NamedTerms } from './term.ts';

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

it('does not repeat a word that other languages take over from the source language', () => {
  const term = (tr: string, de: string) => ({
    page: 'sozluk',
    near: [],
    means: { tr: '', de: '' },
    differs: {},
    forms: {},
    words: { tr: [tr], de: [de] },
  });
  const terms = { card: term('mavi kart', 'Mavi Kart'), deed: term('vekâletname', 'Vollmacht') } as unknown as NamedTerms;
  expect(localizeTerms(terms, { code: 'de', iso: 'de-DE' } as Locale, 'tr').map(({ original }) => original)).toEqual([
    undefined,
    'vekâletname',
  ]);
});
