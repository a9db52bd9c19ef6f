import { expect, it } from 'vitest';
import { count } from './count.ts';
import { languageOf } from './language.ts';

it.each([
  ['tr_TR.UTF-8', 'tr'],
  ['de-AT', 'de'],
  ['de_CH@euro', 'de'],
  ['EN', 'en'],
  ['C', undefined],
  ['C.UTF-8', undefined],
  ['', undefined],
  ['fr_FR.UTF-8', undefined],
])('the language of %s is %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

it('writes numbers with the noun in the form of the language', () => {
  expect([0, 1, 2].map((number) => count('de', number, 'Zelle', 'Zellen'))).toEqual(['0 Zellen', '1 Zelle', '2 Zellen']);
  expect([0, 1, 2].map((number) => count('en', number, 'cell', 'cells'))).toEqual(['0 cells', '1 cell', '2 cells']);
});
