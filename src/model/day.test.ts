/** Calendar days: which exist, and which one a moment is in. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, isOnWeekend, parseDay, shift, shiftMonths } from './day.ts';

describe('a day', () => {
  it.each(['', '2026-02-30', '2025-02-29', '2026-13-01', '30.02.2026', '26-01-01', '2026-1-1'])('%j does not exist', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });
  it('exists in leap years', () => expect(parseDay('2028-02-29')).toBe('2028-02-29'));
  it('is on a weekend', () =>
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isOnWeekend)).toEqual([false, true, true, false]));
  it('is shifted over the ends of months and years', () => {
    expect(shift('2027-12-31', 1)).toBe('2028-01-01');
    expect(shift('2028-03-01', -1)).toBe('2028-02-29');
    expect(shiftMonths('2026-12-31', 2)).toBe('2027-02-28');
  });
});

describe('the day of a moment', () => {
  it('begins at midnight there', () => {
    expect(dayOf(new Date('2026-11-23T20:59:59Z'), 'Europe/Istanbul')).toBe('2026-11-23');
    expect(dayOf(new Date('2026-11-23T21:00:00Z'), 'Europe/Istanbul')).toBe('2026-11-24');
  });

  it('is that of the clock in Turkey, which has been three hours ahead all year since 2017', () => {
    const moment = fc.date({ min: new Date('2017-01-01'), max: new Date('2045-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (now) => {
        expect(dayOf(now, 'Europe/Istanbul')).toBe(new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10));
      }),
    );
  });
});
