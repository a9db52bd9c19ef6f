/**
 * Counts a period of Turkish law to its last day (HMK 92, 93, 104; TBK 92, 93). Neighbours: day.ts; calendar.ts, the holidays and the recess.
 */
import { type Calendar, isDayOff, isHalfDay, recessOn } from './calendar.ts';
import { type Day, shift, shiftMonths } from './day.ts';

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
  /**
   * The day to plan with: earlier than the last one where the law does not say for certain that the last one counts, and where offices
   * close at midday on the last one.
   */
  readonly safe: Day;
  /** Years whose religious holidays are unknown, of days that were looked at and on which one can fall. */
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

/** The last day of a period that begins on `start`, which does not count itself. `start` must be a day that parseDay accepts. */
export function findLastDay(period: Period, start: Day, calendar: Calendar): LastDay {
  const unknown = new Set<string>();
  const nearest = (from: Day, direction: number) => nearestWorkday(calendar, from, direction, unknown);
  const counted = count(period, start, nearest);
  // Whether holidays move the end of a period of substantive law is not certain; of one that is counted back, whether its last day counts.
  if (!period.isProcedural || period.isBack) {
    const safe = wholeWorkday(calendar, period.isBack ? shift(counted, -1) : counted, nearest);
    return { counted, last: counted, moved: [], safe, unknownYears: [...unknown] };
  }
  const recess = recessOn(calendar, counted);
  const extended = recess ? shift(`${counted.slice(0, 4)}-${recess.last}`, recess.extension) : counted;
  const last = nearest(extended, 1);
  const moved = [...(recess ? (['recess'] as const) : []), ...(last === extended ? [] : (['holiday'] as const))];
  const safe = wholeWorkday(calendar, last, nearest);
  return { counted, last, moved, safe, unknownYears: [...unknown] };
}

type Nearest = (from: Day, direction: number) => Day;

function count({ amount, unit, isBack }: Period, start: Day, nearest: Nearest): Day {
  const direction = isBack ? -1 : 1;
  if (unit === 'day') return shift(start, direction * amount);
  if (unit === 'week') return shift(start, direction * amount * 7);
  if (unit === 'month') return shiftMonths(start, direction * amount);
  if (unit === 'year') return shiftMonths(start, direction * amount * 12);
  let day = start;
  for (let left = amount; left > 0; left -= 1) day = nearest(shift(day, direction), direction);
  return day;
}

/** The day itself if it is a working day, otherwise the next one in the direction. Adds years whose holidays are unknown. */
function nearestWorkday(calendar: Calendar, from: Day, direction: number, unknown: Set<string>): Day {
  let day = from;
  while (isDayOff(calendar, day)) day = shift(day, direction);
  if (isDayOff(calendar, day) === undefined) unknown.add(day.slice(0, 4));
  return day;
}

/** The last day up to `from` on which offices work until the evening. */
function wholeWorkday(calendar: Calendar, from: Day, nearest: Nearest): Day {
  let day = nearest(from, -1);
  while (isHalfDay(calendar, day)) day = nearest(shift(day, -1), -1);
  return day;
}
