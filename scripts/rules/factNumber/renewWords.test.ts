/** The words of a fact with a new figure, in each language; undefined where a person has to inflect them. */
import { expect, it } from 'vitest';
import type { Fact } from '../../../src/model/fact.ts';
import { renewWords } from './renewWords.ts';

const fact = (value: string): Fact => {
  const [min, max] = value.split('–');
  const figure = max === undefined ? { value } : { min, max };
  return { id: 'x', basis: ['practice'], status: 'check', pages: [], reviewed: '2026-01-01', ...figure };
};

it.each([
  ['tr', '90\u00a0gün', 'P90D', 'P120D', '120\u00a0gün'],
  ['tr', '90\u00a0günlük', 'P90D', 'P120D', '120\u00a0günlük'],
  ['en', '90 days', 'P90D', 'P120D', '120\u00a0days'],
  ['de', '90\u00a0Tagen', 'P90D', 'P120D', '120\u00a0Tagen'],
  ['nl', '3\u00a0maanden', 'P3M', 'P1Y', '1\u00a0jaar'],
  ['fr', '90\u00a0jours', 'P90D', 'P60D', '60\u00a0jours'],
  ['ru', '90\u00a0дней', 'P90D', 'P120D', '120\u00a0дней'],
  ['ru', '3\u00a0месяца', 'P3M', 'P6M', '6\u00a0месяцев'],
  ['ru', '3\u00a0месяцев', 'P3M', 'P4M', '4\u00a0месяцев'],
  ['de', 'meist nach 8 bis 12\u00a0Monaten', 'P8M–P12M', 'P9M–P14M', 'meist nach 9 bis 14\u00a0Monaten'],
  ['tr', '%25', '25%', '30%', '%30'],
  ['de', '1/4', '1/4', '1/3', '1/3'],
  ['de', '1.\u00a0Januar 2002', '2002-01-01', '2003-07-20', '20.\u00a0Juli 2003'],
])('%s: %s, %s to %s', (localeCode, words, from, to, renewed) => {
  expect(renewWords(localeCode, words, fact(from), fact(to))).toBe(renewed);
});

it.each([
  ['de', 'drei Monaten', 'P3M', 'P4M'],
  ['ru', '3\u00a0месяцев', 'P3M', 'P5M'],
  ['tr', '1\u00a0Ocak 2002’den', '2002-01-01', '2003-07-20'],
  ['de', '60\u00a0Tage', 'P90D', 'P120D'],
])('%s: %s, %s to %s has to be written by a person', (localeCode, words, from, to) => {
  expect(renewWords(localeCode, words, fact(from), fact(to))).toBeUndefined();
});

it('keeps words that are right already', () => {
  expect(renewWords('de', '120\u00a0Tage', fact('P90D'), fact('P120D'))).toBe('120\u00a0Tage');
});
