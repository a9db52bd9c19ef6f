/** Parses the values of content/facts.yaml, which have a machine-readable form: P90D, 2002-01-01, 1/4, 25%, 30 ha, 5. */
import type { Fact } from '../../../src/model/fact.ts';
import type { Quantity, TimeUnit } from './quantity.ts';

const DATE_UNITS: Readonly<Record<string, TimeUnit>> = { D: 'day', W: 'week', M: 'month', Y: 'year' };
const TIME_UNITS: Readonly<Record<string, TimeUnit>> = { H: 'hour', M: 'minute', S: 'second' };

/** Parses one value of the register; undefined when it has none of the forms. ISO 8601 has no working days: `5 working days`. */
export function parseRegisterValue(value: string): Quantity | undefined {
  const duration = /^P(?<time>T)?(?<amount>\d+(?:\.\d+)?)(?<unit>[DWMYHS])$/.exec(value)?.groups;
  const unit = duration && (duration.time ? TIME_UNITS : DATE_UNITS)[duration.unit ?? ''];
  if (unit) return { kind: 'duration', amount: Number(duration.amount), unit };
  const workdays = /^(\d+) working days$/.exec(value);
  if (workdays) return { kind: 'duration', amount: Number(workdays[1]), unit: 'workday' };
  const date = /^(?<year>\d{4}-)?(?<day>(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))$/.exec(value)?.groups;
  if (date) return isDay(`${date.year ?? LEAP_YEAR}${date.day}`) ? { kind: 'date', date: value } : undefined;
  const share = /^(\d+)\/([1-9]\d*)$/.exec(value);
  if (share) return { kind: 'share', part: Number(share[1]), whole: Number(share[2]) };
  const number = /^(\d+(?:\.\d+)?)(?<unit>%| ha)?$/.exec(value);
  if (!number) return undefined;
  const amount = Number(number[1]);
  if (number.groups?.unit === '%') return { kind: 'percent', amount };
  return number.groups?.unit ? { kind: 'measure', amount, unit: 'hectare' } : { kind: 'count', amount };
}

/** A leap year, because recurring days may be 29 February. */
const LEAP_YEAR = '2000-';

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Approximate days of a unit, precise enough to compare two durations. */
const DAYS: Readonly<Record<TimeUnit, number>> = {
  ...{ second: 1 / 86_400, minute: 1 / 1440, hour: 1 / 24, day: 1, workday: 1.4 },
  ...{ week: 7, month: 30.4, year: 365.2 },
};

/** True when the first value of a range is less than the second and both are of the same kind. */
export function isAscending(min: string, max: string): boolean {
  const [low, high] = [parseRegisterValue(min), parseRegisterValue(max)];
  if (low?.kind === 'date' && high?.kind === 'date') return low.date.length === high.date.length && low.date < high.date;
  if (low?.kind === 'duration' && high?.kind === 'duration') return low.amount * DAYS[low.unit] < high.amount * DAYS[high.unit];
  if (low?.kind === 'share' && high?.kind === 'share') return low.part * high.whole < high.part * low.whole;
  return (
    low?.kind === high?.kind && low !== undefined && high !== undefined && 'amount' in low && 'amount' in high && low.amount < high.amount
  );
}

/** The figures that a text must contain when it quotes the fact, in this order; empty for a condition, which consists of words. */
export function expectedQuantities(fact: Pick<Fact, 'value' | 'min' | 'max'>): Quantity[] {
  return [fact.value, fact.min, fact.max].flatMap((value) => (value === undefined ? [] : (parseRegisterValue(value) ?? [])));
}
