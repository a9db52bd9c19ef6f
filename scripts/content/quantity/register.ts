/** Reads the values of content/facts.yaml, which are written for machines: P90D, 2002-01-01, 1/4, 25%, 30 ha, 5. */
import type { Fact } from '../../../src/model/fact.ts';
import type { Quantity, TimeUnit } from './quantity.ts';

const DATE_UNITS: Readonly<Record<string, TimeUnit>> = { D: 'day', W: 'week', M: 'month', Y: 'year' };
const TIME_UNITS: Readonly<Record<string, TimeUnit>> = { H: 'hour', M: 'minute', S: 'second' };

/** One value of the register; undefined when it has none of the forms. ISO 8601 has no working days: `5 working days`. */
export function parseRegisterValue(value: string): Quantity | undefined {
  const duration = /^P(?<time>T)?(?<amount>\d+(?:\.\d+)?)(?<unit>[DWMYHS])$/.exec(value)?.groups;
  const unit = duration && (duration.time ? TIME_UNITS : DATE_UNITS)[duration.unit ?? ''];
  if (unit) return { kind: 'duration', amount: Number(duration.amount), unit };
  const workdays = /^(\d+) working days$/.exec(value);
  if (workdays) return { kind: 'duration', amount: Number(workdays[1]), unit: 'workday' };
  if (/^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(value)) return { kind: 'date', date: value };
  const share = /^(\d+)\/([1-9]\d*)$/.exec(value);
  if (share) return { kind: 'share', part: Number(share[1]), whole: Number(share[2]) };
  const number = /^(\d+(?:\.\d+)?)(?<unit>%| ha)?$/.exec(value);
  if (!number) return undefined;
  const amount = Number(number[1]);
  if (number.groups?.unit === '%') return { kind: 'percent', amount };
  return number.groups?.unit ? { kind: 'measure', amount, unit: 'hectare' } : { kind: 'count', amount };
}

/** What a text that quotes the fact must say, in this order; empty for a condition, which is words. */
export function expectedQuantities(fact: Pick<Fact, 'value' | 'min' | 'max'>): Quantity[] {
  return [fact.value, fact.min, fact.max].flatMap((value) => (value === undefined ? [] : (parseRegisterValue(value) ?? [])));
}
