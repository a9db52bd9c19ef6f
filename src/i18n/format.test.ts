import { expect, test } from 'vitest';
import { formatDay, formatMonth } from './format.ts';

test.each([
  ['tr-TR', '26 Eylül 2026', 'Eylül 2026'],
  ['en-US', '26 September 2026', 'September 2026'],
  ['de-DE', '26. September 2026', 'September 2026'],
])('%s: dates are written as in the texts of the language', (locale, day, month) => {
  expect(formatDay(locale, '2026-09-26')).toBe(day);
  expect(formatMonth(locale, '2026-09-26')).toBe(month);
});
