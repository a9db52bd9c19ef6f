/** Calendar days as YYYY-MM-DD, so that no time zone and no clock change moves them. Neighbours: calendar.ts, period.ts. */
import { UTCDate } from '@date-fns/utc/date';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { isWeekend } from 'date-fns/isWeekend';

/** A calendar day, YYYY-MM-DD. */
export type Day = string;

/** The day if it exists and has the form YYYY-MM-DD; undefined otherwise, as for 30 February. */
export function parseDay(text: string): Day | undefined {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return date && !Number.isNaN(date.getTime()) && toDay(date) === text ? text : undefined;
}

/** The day that many days later, or earlier. */
export function shift(day: Day, days: number): Day {
  return toDay(addDays(toDate(day), days));
}

/** The same day of the month that many months later, or earlier; the month's last day where it has no such day (HMK 92, TBK 92). */
export function shiftMonths(day: Day, months: number): Day {
  return toDay(addMonths(toDate(day), months));
}

/** How many days `to` is later than `from`. */
export function daysBetween(from: Day, to: Day): number {
  return differenceInCalendarDays(toDate(to), toDate(from));
}

/** True for Saturdays and Sundays. */
export function isOnWeekend(day: Day): boolean {
  return isWeekend(toDate(day));
}

/** The day of a moment in a time zone (`Europe/Istanbul`); without one, in that of this device. */
export function dayOf(moment: Date, timeZone?: string): Day {
  const options = { timeZone, calendar: 'gregory', numberingSystem: 'latn', year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en', options).formatToParts(moment);
  // Parts, because the order and the separators of a formatted date differ between browsers.
  return ['year', 'month', 'day'].map((name) => parts.find(({ type }) => type === name)?.value).join('-');
}

function toDate(day: Day): UTCDate {
  return new UTCDate(`${day}T00:00:00Z`);
}

function toDay(date: Date): Day {
  return date.toISOString().slice(0, 10);
}
