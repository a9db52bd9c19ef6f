/** The first day as a visitor enters it, and why it cannot be used. Neighbour: ./calculator.ts. */
import type { ToolLabel } from '../../model/browserLabels.ts';
import { type Day, dayOf, parseDay } from '../../model/day.ts';

export const OLDEST: Day = '1950-01-01';

/** Deadlines end with the day in Turkey, wherever the visitor is. */
const TURKEY = 'Europe/Istanbul';

export interface EnteredDay {
  /** Value of the field: YYYY-MM-DD, or as typed in browsers without a date field: 1.3.2026, 01/03/2026. */
  readonly text: string;
  /** True if the browser's date field holds something that is no day, such as 30 February: its value is then empty. */
  readonly isIncomplete: boolean;
}

/** The day that the text names; undefined if there is none. In all languages of the site the day precedes the month. */
export function readDay(text: string): Day | undefined {
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text.trim()) ?? [];
  return parseDay(day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim());
}

/** The day of a moment in Turkey. */
export function todayInTurkey(now: Date): Day {
  return dayOf(now, TURKEY);
}

const PROBLEMS: Readonly<Record<'none' | 'unknown' | 'old' | 'future', ToolLabel>> = {
  none: 'calculator.errorNone',
  unknown: 'calculator.errorDate',
  old: 'calculator.errorOld',
  future: 'calculator.errorFuture',
};

/** Label of the sentence that says why the day cannot be used; undefined if it can. A period that is counted back may end in the future. */
export function firstDayProblem({ text, isIncomplete }: EnteredDay, isBack: boolean, now: Date): ToolLabel | undefined {
  const day = readDay(text);
  if (!day) return text.trim() || isIncomplete ? PROBLEMS.unknown : PROBLEMS.none;
  if (day < OLDEST) return PROBLEMS.old;
  // The visitor may already be a day ahead of Turkey.
  const isFuture = day > todayInTurkey(now) && day > dayOf(now);
  return isFuture && !isBack ? PROBLEMS.future : undefined;
}
