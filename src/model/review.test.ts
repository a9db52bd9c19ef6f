/** Tests that the age of a review is counted in calendar months. */
import { describe, expect, it } from 'vitest';
import { isOlderThan } from './review.ts';

describe('isOlderThan', () => {
  it.each([
    ['2026-01-15', 6, '2026-07-15', false],
    ['2026-01-15', 6, '2026-07-16', true],
    ['2026-08-31', 6, '2027-02-28', false],
    ['2026-08-31', 6, '2027-03-01', true],
    ['2025-12-31', 2, '2026-02-28', false],
    ['2026-05-01', 12, '2027-05-02', true],
  ])('%s, %i months, on %s: %s', (day, months, today, expected) => {
    expect(isOlderThan(day, months, today)).toBe(expected);
  });
});
