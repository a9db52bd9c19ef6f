/**
 * Schemas of content/deadlines.yaml and of the key `deadline` in content/facts.yaml. Types and field descriptions: src/model/deadline.ts.
 * Neighbours: ../deadlines.ts joins the two; scripts/rules/deadlines/deadlineWords.ts checks languages.
 */

import { z } from 'zod';
import type { Quantity } from '../quantity/quantity.ts';
import { parseRegisterValue } from '../quantity/register.ts';
import { because } from './because.ts';
import { byLanguage, phrases } from './registers.ts';
import { slug, text } from './text.ts';

const localizedText = byLanguage(text);

const dayWords = z
  .strictObject({ day: text, from: text.optional(), before: text.optional(), also: phrases.optional() })
  .refine(({ from, before }) => from !== undefined || before !== undefined, because('from-or-before'))
  .meta({ interface: 'DayWords' });

export const deadlinesSchema = z.strictObject({
  situations: z.record(slug, localizedText).default({}).describe('The headings of the table of deadlines, in order.'),
  events: z.record(slug, byLanguage(dayWords)).describe('The days on which deadlines begin or, counted back, end.'),
  persons: z.record(slug, localizedText).describe('Who has to act.'),
  outcomes: z.record(slug, localizedText).describe('What happens after the last day, as a sentence.'),
  cases: z.record(slug, localizedText).describe('When a deadline begins on another day.'),
  moves: z.record(slug, localizedText).describe('What can move the end of a deadline, as a sentence.'),
});

export type DeadlineTexts = z.infer<typeof deadlinesSchema>;

const COUNTED = ['calendar-days', 'working-days', 'same-day'] as const;

/** The key `deadline` of a fact; names of content/deadlines.yaml are still ids. */
export const deadlineSchema = z
  .strictObject({
    situation: slug.meta({ names: 'situationId' }).optional(),
    calculated: z.boolean().default(true),
    act: localizedText,
    who: slug.meta({ names: 'personId' }),
    starts: slug.meta({ names: 'eventId' }),
    direction: z.enum(['after', 'before'], because('choice', { names: ['after', 'before'] })).default('after'),
    counted: z.enum(COUNTED, because('names', { names: COUNTED })),
    recess: z.boolean().default(false),
    outcome: slug.meta({ names: 'outcomeId' }).optional(),
    exceptions: z
      .array(
        z
          .strictObject({ case: slug.meta({ names: 'caseId' }), starts: slug.meta({ names: 'eventId' }) })
          .meta({ interface: 'DeadlineException' }),
      )
      .default([]),
    moves: z.array(slug.meta({ names: 'moveId' })).default([]),
  })
  .meta({ interface: 'Deadline' });

export type WrittenDeadline = z.infer<typeof deadlineSchema>;

/** Why a fact with this value cannot be a deadline that is counted so; undefined if it can. */
export function explainCounted(value: string | undefined, counted: WrittenDeadline['counted']): string | undefined {
  const quantity = value === undefined ? undefined : parseRegisterValue(value);
  const right = quantity && countedOf(quantity);
  if (!right) return because('deadline-length');
  return right === counted ? undefined : because('counted-as', { value: value ?? '', right });
}

function countedOf(quantity: Quantity): WrittenDeadline['counted'] | undefined {
  if (quantity.kind !== 'duration') return undefined;
  if (quantity.unit === 'day') return 'calendar-days';
  if (quantity.unit === 'workday') return 'working-days';
  return ['week', 'month', 'year'].includes(quantity.unit) ? 'same-day' : undefined;
}
