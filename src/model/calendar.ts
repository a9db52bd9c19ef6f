/**
 * Official holidays of Turkey and the courts' summer recess, from content/calendar.yaml: as writers write them, and as a period is counted
 * with them (./period.ts).
 */
import { type Day, isOnWeekend } from './day.ts';
import { canBeFeast } from './feasts.ts';

/** The register. Days of the year are MM-DD. */
export interface CalendarRegister {
  /** Holidays that have the same date every year. */
  readonly fixed: FixedHolidays;
  /** Holidays that move through the year. */
  readonly religious: ReligiousHolidays;
  /** What the law does with the last day. */
  readonly rules: CalendarRules;
}

/** Holidays that have the same date every year. */
export interface FixedHolidays {
  /** Where the days come from, for editors. */
  readonly source: string;
  /** Turkish names by day of the year: 04-23. */
  readonly days: Readonly<Record<string, string>>;
  /** The same for days on which offices work in the morning only. */
  readonly halfDays: Readonly<Record<string, string>>;
}

/** Holidays that move through the year. The day before each is a half day. */
export interface ReligiousHolidays {
  /** Where the lengths come from, for editors. */
  readonly source: string;
  /** The feasts by id. */
  readonly feasts: Readonly<Record<string, Feast>>;
  /** By year, from 1950 to 2099. A year without an entry is unknown; the calculator says so where a feast can fall. */
  readonly years: Readonly<Record<string, ReligiousYear>>;
}

/** A religious holiday. */
export interface Feast {
  /** Its Turkish name. */
  readonly name: string;
  /** Number of whole days, without the half day before. */
  readonly days: number;
}

/** The religious holidays of one year. */
export interface ReligiousYear {
  /** First whole days by the feast's id. A feast can begin twice in a year: [2033-01-02, 2033-12-23]. */
  readonly first: Readonly<Record<string, readonly Day[]>>;
  /** Where the days come from: the calendar and its year. */
  readonly source: string;
  /** Day on which somebody of the practice compared them with the source, YYYY-MM-DD. Without it the launch check lists the year. */
  readonly confirmed?: Day | undefined;
}

/** What the law does with the last day. Ids of facts.yaml, whose basis is shown. */
export interface CalendarRules {
  /** Fact: first day of the courts' summer recess. */
  readonly recessFirst: string;
  /** Fact: last day of the recess. */
  readonly recessLast: string;
  /** Fact: by how much a period of procedural law that ends in the recess is extended from the recess's end. */
  readonly recessExtension: string;
  /** Statute that moves the end of a period of procedural law from a holiday to the next working day: HMK 93. */
  readonly holiday: string;
}

/** The register as periods are counted with it. */
export interface Calendar {
  /** Holidays: MM-DD for those of every year, YYYY-MM-DD for those of one year. */
  readonly off: readonly string[];
  /** Half days, in the same forms. */
  readonly half: readonly string[];
  /** Years whose religious holidays are known. */
  readonly years: readonly string[];
  readonly recess?: Recess | undefined;
  /** Legal bases, for the explanation of a result. */
  readonly basis: { readonly recess: string; readonly holiday: string };
}

/** The courts' summer recess. */
export interface Recess {
  /** First and last day of the year, MM-DD. */
  readonly first: string;
  readonly last: string;
  /** Days by which a period that ends in it is extended from its last day. */
  readonly extension: number;
}

/** For a site without the register: no holiday is known, and no period is moved. */
export const EMPTY_CALENDAR: Calendar = { off: [], half: [], years: [], basis: { recess: '', holiday: '' } };

/**
 * True for Saturdays, Sundays and official holidays; undefined if it is none of them, the religious holidays of its year are unknown, and one
 * of them can fall on the day.
 */
export function isDayOff({ off, years }: Calendar, day: Day): boolean | undefined {
  if (isOnWeekend(day) || isListed(off, day)) return true;
  return years.includes(day.slice(0, 4)) || !canBeFeast(day) ? false : undefined;
}

/** True for days on which offices work in the morning only, as far as known. */
export function isHalfDay({ half }: Calendar, day: Day): boolean {
  return isListed(half, day);
}

/** The recess that contains the day. */
export function recessOn({ recess }: Calendar, day: Day): Recess | undefined {
  return recess && day.slice(5) >= recess.first && day.slice(5) <= recess.last ? recess : undefined;
}

function isListed(days: readonly string[], day: Day): boolean {
  return days.includes(day) || days.includes(day.slice(5));
}
