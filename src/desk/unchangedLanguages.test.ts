import { expect, it } from 'vitest';
import { unchangedLanguages } from './unchangedLanguages.ts';

const CODES = ['tr', 'de', 'en'];
const page = (change: 'changed' | 'new', ...codes: string[]) => ({ languages: codes.map((code) => ({ code, change })) });
const unchanged = (...chosen: Parameters<typeof unchangedLanguages>[0]) => unchangedLanguages(chosen, CODES, 'tr');

it('names the languages in which no page changes', () => {
  expect(unchanged(page('changed', 'tr', 'de'))).toEqual(['en']);
  expect(unchanged(page('changed', 'tr'), page('changed', 'en'))).toEqual(['de']);
});

it('is not misled by a new page, which has files in every language', () => {
  expect(unchanged(page('changed', 'tr'), page('new', ...CODES))).toEqual(['de', 'en']);
  expect(unchanged(page('new', ...CODES))).toEqual([]);
});

it('takes a new translation as a change of its page', () => {
  expect(unchanged(page('new', 'de'))).toEqual(['tr', 'en']);
});
