/** Reads content/calendar.yaml and joins it with the facts on the courts' recess. Neighbour: ../schema/calendar.ts (schema). */
import type { RecessValue } from '../../../src/messages/en/files.ts';
import { says } from '../../../src/messages/findings.ts';
import type { Calendar, CalendarRegister, Recess } from '../../../src/model/calendar.ts';
import { shift } from '../../../src/model/day.ts';
import type { Fact } from '../../../src/model/fact.ts';
import type { Issue } from '../../../src/model/issue.ts';
import { parseLength } from '../../../src/model/period.ts';
import { nearestName } from '../nearestName.ts';
import { CONTENT_LABEL } from '../read.ts';
import { CALENDAR_KEYS, calendarSchema } from '../schema/calendar.ts';
import type { ParseYaml, YamlSource } from '../yaml.ts';
import { readRegisterFile } from './registerFile.ts';

/** Path of the file in reports. */
const CALENDAR_FILE = `${CONTENT_LABEL}/calendar.yaml`;

/** The register with its positions, and the form with which periods are counted. */
export interface CalendarFile {
  readonly entries: CalendarRegister;
  readonly yaml: YamlSource;
  readonly calendar: Calendar;
}

/** Undefined when the site has no such file or, with an issue, when it is invalid. */
export async function readCalendar(
  contentDir: string,
  facts: readonly Fact[],
  parse: ParseYaml,
  issues: Issue[],
): Promise<CalendarFile | undefined> {
  const file = await readRegisterFile({ contentDir, parse, issues }, CALENDAR_FILE, calendarSchema, CALENDAR_KEYS);
  if (!file) return undefined;
  const { entries, yaml } = file;
  const rules = findRules(entries, facts, yaml, issues);
  return rules && { entries, yaml, calendar: { ...listDays(entries), ...rules } };
}

/** Days off and half days in order. */
function listDays({ fixed, religious }: CalendarRegister): Pick<Calendar, 'off' | 'half' | 'years'> {
  const begins = Object.values(religious.years).flatMap(({ first }) =>
    Object.entries(first).flatMap(([id, days]) => days.map((day) => ({ day, length: religious.feasts[id]?.days ?? 0 }))),
  );
  return {
    off: [
      ...Object.keys(fixed.days).sort(),
      ...begins.flatMap(({ day, length }) => Array.from({ length }, (_, index) => shift(day, index))).sort(),
    ],
    half: [...Object.keys(fixed.halfDays).sort(), ...begins.map(({ day }) => shift(day, -1)).sort()],
    years: Object.keys(religious.years).sort(),
  };
}

/** Undefined, with issues, when a fact does not exist or says something else. */
function findRules(
  { rules }: CalendarRegister,
  facts: readonly Fact[],
  yaml: YamlSource,
  issues: Issue[],
): Pick<Calendar, 'recess' | 'basis'> | undefined {
  const ids = facts.map(({ id }) => id);
  const find = <T>(
    key: 'recessFirst' | 'recessLast' | 'recessExtension',
    expected: RecessValue,
    read: (value: string) => T | undefined,
  ) => {
    const id = rules[key];
    const fact = facts.find((candidate) => candidate.id === id);
    const value = read(fact?.value ?? '');
    const position = yaml.positionOf(['rules', key]);
    const mistake = { severity: 'error' as const, ...position };
    if (!fact) issues.push({ ruleId: 'fact-unknown', ...mistake, ...says('fact-unknown', { id, near: nearestName(id, ids) }) });
    else if (value === undefined) issues.push({ ruleId: 'bad-value', ...mistake, ...says('bad-value.recess', { key, id, expected }) });
    return fact && value !== undefined ? { fact, value } : undefined;
  };
  const first = find('recessFirst', 'first', readDayOfYear);
  const last = find('recessLast', 'last', readDayOfYear);
  const extension = find('recessExtension', 'length', readDays);
  if (!first || !last || !extension) return undefined;
  const recess: Recess = { first: first.value, last: last.value, extension: extension.value };
  return { recess, basis: { recess: extension.fact.basis[0] ?? '', holiday: rules.holiday } };
}

function readDayOfYear(value: string): string | undefined {
  return /^\d{2}-\d{2}$/.test(value) ? value : undefined;
}

function readDays(value: string): number | undefined {
  const length = parseLength(value);
  if (length?.unit === 'day') return length.amount;
  return length?.unit === 'week' ? length.amount * 7 : undefined;
}
