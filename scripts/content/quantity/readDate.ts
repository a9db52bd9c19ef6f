/** Reads calendar dates: with the name of a month in each language's order, and in digits. */
import { CAPITAL_MONTHS, MONTHS, YEAR_WORDS } from './months.ts';
import type { Token } from './tokens.ts';

export interface DateReading {
  /** 2002-01-01, 07-20 or 2023-09. */
  readonly date: string;
  /** Index of the next token, or, for a date in digits, offset in the text. */
  readonly next: number;
}

const DAY_FIRST = /(?<day>\d{1,2})(?<sign>[./-])(?<month>\d{1,2})\k<sign>(?<year>\d{4})(?!\d)/y;
const YEAR_FIRST = /(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/y;

/** Reads a date in digits that begins at the offset: 01.01.2002, 1/1/2002, 01-01-2002, 2002-01-01. `next` is the offset after it. */
export function readFigureDate(localeCode: string, text: string, offset: number): DateReading | undefined {
  if (/[\d./-]/.test(text[offset - 1] ?? '')) return undefined;
  for (const pattern of [DAY_FIRST, YEAR_FIRST]) {
    pattern.lastIndex = offset;
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    // The site's English is American: 7/20/2026 has the month first.
    const isMonthFirst = localeCode === 'en' && groups.sign === '/' && Number(groups.day) <= 12;
    const [month, day] = isMonthFirst ? [groups.day, groups.month] : [groups.month, groups.day];
    const date = join(Number(groups.year), Number(month), Number(day));
    if (date) return { date, next: pattern.lastIndex };
  }
  return undefined;
}

/** Reads a date with the name of a month at the token: `1 Ocak 2002`, `January 1, 2002`, `1er janvier 2002`, `20. Juli`, `Eylül 2023`. */
export function readNamedDate(localeCode: string, tokens: readonly Token[], index: number): DateReading | undefined {
  const first = tokens[index];
  if (first?.kind === 'number') {
    let at = index + 1;
    if (/^(?:\.|er|st|nd|rd|th|º|de)$/.test(tokens[at]?.text ?? '') && tokens[at]?.start === first.end) at += 1;
    if (tokens[at]?.text === 'of') at += 1;
    const month = monthAt(localeCode, tokens[at]);
    if (!month || !isDay(first)) return undefined;
    return withYear(localeCode, tokens, at + 1, month, Number(first.text));
  }
  const month = monthAt(localeCode, first);
  if (!month) return undefined;
  const second = tokens[index + 1];
  if (second && isDay(second) && localeCode === 'en') {
    const isOrdinal = /^(?:st|nd|rd|th)$/.test(tokens[index + 2]?.text ?? '');
    return withYear(localeCode, tokens, index + (isOrdinal ? 3 : 2), month, Number(second.text));
  }
  return isYear(second) ? withYear(localeCode, tokens, index + 1, month) : undefined;
}

/** True for a number that can be a year of this site's facts. */
export function isYear(token: Token | undefined): boolean {
  return token?.kind === 'number' && /^(?:18|19|20|21)\d\d$/.test(token.text);
}

/** True for the name of a month. */
export function isMonth(localeCode: string, token: Token): boolean {
  return monthAt(localeCode, token) > 0;
}

function withYear(localeCode: string, tokens: readonly Token[], at: number, month: number, day?: number): DateReading | undefined {
  const yearAt = tokens[at]?.text === ',' && isYear(tokens[at + 1]) ? at + 1 : at;
  const year = isYear(tokens[yearAt]) ? Number(tokens[yearAt]?.text) : undefined;
  const date = join(year, month, day);
  if (!date) return undefined;
  if (year === undefined) return { date, next: at };
  const isNamed = YEAR_WORDS[localeCode]?.test(tokens[yearAt + 1]?.text ?? '') ?? false;
  return { date, next: yearAt + (isNamed ? 2 : 1) };
}

function monthAt(localeCode: string, token: Token | undefined): number {
  if (token?.kind !== 'word' || (CAPITAL_MONTHS.has(localeCode) && !/^\p{Lu}/u.test(token.raw))) return 0;
  return (MONTHS[localeCode]?.findIndex((pattern) => pattern.test(token.text)) ?? -1) + 1;
}

function isDay(token: Token): boolean {
  return token.kind === 'number' && /^(?:0?[1-9]|[12]\d|3[01])$/.test(token.text);
}

function join(year: number | undefined, month: number, day: number | undefined): string | undefined {
  if (month < 1 || month > 12 || (day !== undefined && (day < 1 || day > 31))) return undefined;
  const two = (value: number) => String(value).padStart(2, '0');
  return [year, two(month), day === undefined ? undefined : two(day)].filter((part) => part !== undefined).join('-');
}
