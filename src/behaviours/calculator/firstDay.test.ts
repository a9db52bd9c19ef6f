/** First days that visitors enter: which are read, and why others cannot be used. */
import { describe, expect, it } from 'vitest';
import { type EnteredDay, firstDayProblem, readDay, todayInTurkey } from './firstDay.ts';

/** Noon in Turkey on 23 November 2026. */
const NOW = new Date('2026-11-23T09:00:00Z');
const problem = (
  text: string,
  { isIncomplete = false, isBack = false, now = NOW }: Partial<EnteredDay & { isBack: boolean; now: Date }> = {},
) => firstDayProblem({ text, isIncomplete }, isBack, now);

describe('a first day', () => {
  it.each([
    ['2026-03-01', '2026-03-01'],
    ['1.3.2026', '2026-03-01'],
    ['01/03/2026', '2026-03-01'],
    [' 29-02-2028 ', '2028-02-29'],
  ])('%j is read as %s', (text, day) => expect(readDay(text)).toBe(day));

  it.each(['30.02.2026', '2026-02-30', '29.2.2027', '13/13/2026', '1.3.26', 'yesterday', '2026'])('%j does not exist', (text) => {
    expect(readDay(text)).toBeUndefined();
    expect(problem(text)).toBe('calculator.errorDate');
  });

  it('is missing, or is half entered in the browser’s own field', () => {
    expect(problem('')).toBe('calculator.errorNone');
    expect(problem('', { isIncomplete: true })).toBe('calculator.errorDate');
  });

  it('lies in 1950 or later', () => {
    expect(problem('1949-12-31')).toBe('calculator.errorOld');
    expect(problem('0001-01-01')).toBe('calculator.errorOld');
    expect(problem('1950-01-01')).toBeUndefined();
  });

  it('is not in the future, unless the time is counted back from it', () => {
    expect(problem('2026-11-23')).toBeUndefined();
    expect(problem('2026-11-25')).toBe('calculator.errorFuture');
    expect(problem('2026-11-25', { isBack: true })).toBeUndefined();
  });

  it('may be tomorrow when the day has begun in Turkey', () => {
    const late = new Date('2026-11-23T21:30:00Z');
    expect(todayInTurkey(late)).toBe('2026-11-24');
    expect(problem('2026-11-24', { now: late })).toBeUndefined();
  });
});
