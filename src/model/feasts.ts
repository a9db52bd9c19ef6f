/** Estimates on which days a religious holiday can fall, for years whose days nobody has entered in content/calendar.yaml. */
import { type Day, shift } from './day.ts';

/** First days as month-day of the Islamic calendar (1 Shawwal, 10 Dhu al-Hijja), and the number of whole days. */
const FEASTS = [
  { first: '10-1', days: 3 },
  { first: '12-10', days: 4 },
] as const;
/** The day before each feast is a half day. */
const EVE = 1;
/** By how many days the official calendar may differ from the estimate; two arithmetics of this calendar differ by as many (1950 to 2099). */
const TOLERANCE = 2;
const ESTIMATE = 'islamic-umalqura';

const islamicDay = new Intl.DateTimeFormat(`en-u-ca-${ESTIMATE}`, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
// A browser without this calendar would count by another one.
const isKnown = islamicDay.resolvedOptions().calendar === ESTIMATE;

/** True if a feast or the half day before it can fall on the day. */
export function canBeFeast(day: Day): boolean {
  if (!isKnown) return true;
  return FEASTS.some(({ first, days }) => {
    for (let start = 1 - days - TOLERANCE; start <= EVE + TOLERANCE; start += 1) {
      if (islamicDate(shift(day, start)) === first) return true;
    }
    return false;
  });
}

function islamicDate(day: Day): string {
  const parts = islamicDay.formatToParts(new Date(`${day}T00:00:00Z`));
  return ['month', 'day'].map((name) => parts.find(({ type }) => type === name)?.value).join('-');
}
