/** Schema of content/calendar.yaml: holidays and the courts' recess. Types and field descriptions: src/model/calendar.ts. */

import { z } from 'zod';
import { parseStatute } from '../../../src/model/statute.ts';
import { because } from './because.ts';
import { day, factId, slug, text } from './text.ts';

const EXPECTED_DAY = because('day-of-year');

/** 2024 is a leap year: 29 February is a day of the year. */
const dayOfYear = z
  .string(EXPECTED_DAY)
  .regex(/^\d{2}-\d{2}$/, { error: EXPECTED_DAY, abort: true })
  .refine((value) => day.safeParse(`2024-${value}`).success, because('no-day'));

const fixed = z
  .strictObject({ source: text, days: z.record(dayOfYear, text), halfDays: z.record(dayOfYear, text).default({}) })
  .meta({ interface: 'FixedHolidays' });

const year = z.string().regex(/^(?:19[5-9]|20\d)\d$/, because('year-calendar'));

const religious = z
  .strictObject({
    source: text,
    feasts: z.record(
      slug,
      z.strictObject({ name: text, days: z.int(because('feast-days')).min(1, because('feast-day')) }).meta({ interface: 'Feast' }),
    ),
    years: z.record(
      year,
      z
        .strictObject({
          first: z.record(slug, z.array(day).min(1, because('at-least-one', { what: 'day' }))),
          source: text,
          confirmed: day.optional(),
        })
        .meta({ interface: 'ReligiousYear' }),
    ),
  })
  .meta({ interface: 'ReligiousHolidays' })
  .superRefine(({ feasts, years }, context) => {
    for (const [number, { first }] of Object.entries(years)) {
      const complain = (path: readonly (string | number)[], message: string) =>
        context.addIssue({ code: 'custom', path: ['years', number, 'first', ...path], message });
      const missing = Object.keys(feasts).filter((id) => !Object.hasOwn(first, id));
      if (missing.length > 0) complain([], because('feasts-missing', { ids: missing.join(', ') }));
      for (const [id, days] of Object.entries(first)) {
        if (!Object.hasOwn(feasts, id)) complain([id], because('no-feast', { id }));
        for (const [index, value] of days.entries())
          if (!value.startsWith(`${number}-`)) complain([id, index], because('other-year', { year: number }));
      }
    }
  });

const rules = z
  .strictObject({
    recessFirst: factId,
    recessLast: factId,
    recessExtension: factId,
    holiday: text.refine((value) => parseStatute(value) !== undefined, because('holiday')),
  })
  .meta({ interface: 'CalendarRules' });

export const calendarSchema = z.strictObject({ fixed, religious, rules }).meta({ interface: 'CalendarRegister' });

/** Candidates for suggestions when a key is misspelt. */
export const CALENDAR_KEYS = [calendarSchema, fixed, religious, rules].flatMap(({ shape }) => Object.keys(shape));
