/**
 * Counts a period of Turkish law to its last day (HMK 92, 93, 104; TBK 92, 93). Days are calendar days as YYYY-MM-DD, so that no time zone
 * and no clock change moves them. Data: holidays.ts.
 */
import { UTCDate } from '@date-fns/utc/date';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { isWeekend } from 'date-fns/isWeekend';
import { FIXED_HOLIDAYS, RECESS, RECESS_EXTENSION, RELIGIOUS_HOLIDAYS } from './holidays.ts';

/** A calendar day, YYYY-MM-DD. */
export type Day = string;

export interface Period {
  readonly amount: number;
  readonly unit: 'day' | 'workday' | 'week' | 'month' | 'year';
  /** True if it is counted back from the day. */
  readonly isBack: boolean;
  /** True for periods of procedural law, which the recess and holidays extend. */
  readonly isProcedural: boolean;
}

export interface LastDay {
  /** The last day before the recess and holidays are considered. */
  readonly counted: Day;
  readonly last: Day;
  /** Why the last day is later than the counted one, in order. */
  readonly moved: readonly ('recess' | 'holiday')[];
  /** The day to plan with: earlier than the last one where the law does not say for certain that the last one counts. */
  readonly safe: Day;
  /** Years of days that were looked at, and whose religious holidays are unknown. */
  readonly unknownYears: readonly string[];
}

const UNITS: Readonly<Record<string, Period['unit']>> = { D: 'day', W: 'week', M: 'month', Y: 'year' };

/** Parses P3M, P90D or `5 working days`, the lengths of the fact register; undefined for other values. */
export function parseLength(value: string): Pick<Period, 'amount' | 'unit'> | undefined {
  const working = /^(\d+) working days$/.exec(value);
  if (working) return { amount: Number(working[1]), unit: 'workday' };
  const [, amount, letter = ''] = /^P(\d+)([DWMY])$/.exec(value) ?? [];
  const unit = UNITS[letter];
  return unit && { amount: Number(amount), unit };
}

/** The day if it exists and has the form YYYY-MM-DD; undefined otherwise, as for 30 February. */
export function parseDay(text: string): Day | undefined {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return date && !Number.isNaN(date.getTime()) && toDay(date) === text ? text : undefined;
}

/** The last day of a period that begins on `start`, which does not count itself. `start` must be a day that parseDay accepts. */
export function findLastDay(period: Period, start: Day): LastDay {
  const unknown = new Set<string>();
  const counted = count(period, start, unknown);
  // Whether holidays move the end of a period of substantive law is not certain; of one that is counted back, whether its last day counts.
  if (!period.isProcedural) {
    const latest = period.isBack ? shift(counted, -1) : counted;
    return { counted, last: counted, moved: [], safe: nearestWorkday(latest, -1, unknown), unknownYears: [...unknown] };
  }
  const isInRecess = counted.slice(5) >= RECESS.first && counted.slice(5) <= RECESS.last;
  const extended = isInRecess ? shift(`${counted.slice(0, 4)}-${RECESS.last}`, RECESS_EXTENSION) : counted;
  const last = nearestWorkday(extended, 1, unknown);
  const moved = [...(isInRecess ? (['recess'] as const) : []), ...(last === extended ? [] : (['holiday'] as const))];
  return { counted, last, moved, safe: last, unknownYears: [...unknown] };
}

/** True for Saturdays, Sundays and official holidays; undefined if it is none of them, and the religious holidays of its year are unknown. */
export function isDayOff(day: Day): boolean | undefined {
  if (isWeekend(new UTCDate(`${day}T00:00:00Z`)) || FIXED_HOLIDAYS.includes(day.slice(5))) return true;
  return RELIGIOUS_HOLIDAYS[day.slice(0, 4)]?.includes(day);
}

/** The day that many days later, or earlier. */
export function shift(day: Day, days: number): Day {
  return toDay(addDays(new UTCDate(`${day}T00:00:00Z`), days));
}

function count({ amount, unit, isBack }: Period, start: Day, unknown: Set<string>): Day {
  const signed = isBack ? -amount : amount;
  if (unit === 'day') return shift(start, signed);
  if (unit === 'week') return shift(start, signed * 7);
  if (unit === 'workday') {
    let day = start;
    for (let left = amount; left > 0; left -= 1) day = nearestWorkday(shift(day, Math.sign(signed)), Math.sign(signed), unknown);
    return day;
  }
  // addMonths takes the month's last day where the month has no such day, as HMK 92 and TBK 92 do.
  return toDay(addMonths(new UTCDate(`${start}T00:00:00Z`), unit === 'year' ? signed * 12 : signed));
}

/** The day itself if it is a working day, otherwise the next one in the direction. Adds years whose holidays are unknown. */
function nearestWorkday(from: Day, direction: number, unknown: Set<string>): Day {
  let day = from;
  while (isDayOff(day)) day = shift(day, direction);
  if (isDayOff(day) === undefined) unknown.add(day.slice(0, 4));
  return day;
}

function toDay(date: Date): Day {
  return date.toISOString().slice(0, 10);
}
