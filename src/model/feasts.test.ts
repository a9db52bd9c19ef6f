import { describe, expect, it } from 'vitest';
import { shift } from './day.ts';
import { canBeFeast } from './feasts.ts';

describe('a religious holiday can fall', () => {
  // First whole days as the official calendars of Turkey have them.
  it.each([
    ['2024-04-10', 3],
    ['2024-06-16', 4],
    ['2025-03-30', 3],
    ['2025-06-06', 4],
    ['2026-03-20', 3],
    ['2026-05-27', 4],
  ])('on every day of the feast of %s and on its eve', (first, days) => {
    for (let day = -1; day < days; day += 1) expect(canBeFeast(shift(first, day))).toBe(true);
  });

  it('on few days of a year', () => {
    let days = 0;
    for (let day = '2027-01-01'; day < '2028-01-01'; day = shift(day, 1)) if (canBeFeast(day)) days += 1;
    expect(days).toBe(17);
  });
});
