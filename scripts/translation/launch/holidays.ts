/** Finds the years of content/calendar.yaml whose religious holidays nobody has confirmed, and the next years that are missing in it. */
import type { Position } from '../../../src/model/issue.ts';
import type { Content } from '../../content/load.ts';

export interface OpenYear {
  /** 2026. */
  readonly year: string;
  /** First whole days by the feast's name; undefined for a year that is missing. */
  readonly first?: Readonly<Record<string, string>> | undefined;
  readonly position: Position;
}

/** In order; none where the site has no such register. Periods that start today end this year or the next one, with few exceptions. */
export function listOpenYears({ calendar, today }: Pick<Content, 'calendar' | 'today'>): OpenYear[] {
  if (!calendar) return [];
  const { yaml, entries } = calendar;
  const { years, feasts } = entries.religious;
  const path = ['religious', 'years'];
  const thisYear = Number(today.slice(0, 4));
  const missing = [thisYear, thisYear + 1].map(String).filter((year) => !Object.hasOwn(years, year));
  const unconfirmed = Object.entries(years).filter(([, { confirmed }]) => confirmed === undefined);
  return [
    ...unconfirmed.map(([year, { first }]) => ({
      year,
      first: Object.fromEntries(Object.entries(first).map(([id, days]) => [feasts[id]?.name ?? id, days.join(', ')])),
      position: yaml.positionOfKey(path, year),
    })),
    ...missing.map((year) => ({ year, position: yaml.positionOfKey(['religious'], 'years') })),
  ].sort((a, b) => a.year.localeCompare(b.year));
}
