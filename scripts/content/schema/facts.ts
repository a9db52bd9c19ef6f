/**
 * Schema of content/facts.yaml. Types and field descriptions: src/model/fact.ts. Neighbour: scripts/rules/registerNames.ts checks the names
 * in the registers.
 */

import { z } from 'zod';
import { isAscending, parseRegisterValue } from '../quantity/register.ts';
import { because } from './because.ts';
import { deadlineSchema, explainCounted } from './deadlines.ts';
import { byLanguage, phrases } from './registers.ts';
import { day, factId, pageId, slug, text } from './text.ts';

/** Coerced, because YAML reads `5` as a number. */
const registerValue = z.coerce
  .string()
  .refine((value) => parseRegisterValue(value) !== undefined, because('value'))
  .meta({ orNumber: true });

/** True if no value is in the list twice. */
const hasNoDoubles = (values: readonly string[]) => new Set(values).size === values.length;

const ONE_FORM = because('one-form');

/** A day in Turkish format inside a source: 30.08.2020. */
const TURKISH_DAY = /(?<!\d)(\d{2})\.(\d{2})\.(\d{4})(?!\d)/g;

/** The source of a fact. The name of an act, a court or a treaty begins with a capital letter or is a number. */
const basis = z
  .string(because('text'))
  .trim()
  .regex(/^(?:practice|(?:\p{Lu}|\d).*\d.*)$/u, because('basis'))
  .refine(
    (source) => [...source.matchAll(TURKISH_DAY)].every(([, ...parts]) => day.safeParse(parts.reverse().join('-')).success),
    because('no-day'),
  );

const contradiction = z.strictObject({ words: phrases, unless: phrases.optional() }).meta({ interface: 'Contradiction' });

/** Schema of content/facts.yaml: facts by id. Field descriptions: src/model/fact.ts. */
export const factsSchema = z.record(
  slug,
  z
    .strictObject({
      value: registerValue.optional(),
      min: registerValue.optional(),
      max: registerValue.optional(),
      condition: text.optional(),
      applies: text.optional(),
      basis: z.array(basis).min(1, because('at-least-one', { what: 'source' })),
      status: z.enum(['specification', 'statute', 'check'], because('choice', { names: ['specification', 'statute', 'check'] })),
      warning: text.optional(),
      pages: z
        .array(pageId)
        .default([])
        .refine(hasNoDoubles, because('list-twice', { what: 'page' })),
      companions: z
        .array(factId)
        .refine(hasNoDoubles, because('list-twice', { what: 'fact' }))
        .optional(),
      quotes: z
        .array(factId)
        .refine(hasNoDoubles, because('list-twice', { what: 'fact' }))
        .optional(),
      phrases: z
        .record(z.string().meta({ names: 'localeCode' }), z.array(text).min(1, because('at-least-one', { what: 'wording' })))
        .optional(),
      deadline: z.union([z.literal('none'), deadlineSchema]).optional(),
      needs: byLanguage(phrases).optional(),
      contradicted: byLanguage(z.array(contradiction).min(1, because('at-least-one', { what: 'entry' }))).optional(),
      reviewed: day,
    })
    .superRefine(({ value, min, max, condition, deadline, status, basis: sources }, context) => {
      const complain = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message });
      const isRange = min !== undefined || max !== undefined;
      const given = [value !== undefined, isRange, condition !== undefined].filter(Boolean).length;
      if (given !== 1) complain('value', ONE_FORM);
      else if (min !== undefined && max !== undefined && !isAscending(min, max)) complain('min', because('range-order'));
      const problem = deadline === undefined || deadline === 'none' ? undefined : explainCounted(value, deadline.counted);
      if (problem) context.addIssue({ code: 'custom', path: ['deadline', 'counted'], message: problem });
      if (status === 'statute' && sources.every((source) => source === 'practice')) complain('status', because('status-basis'));
    })
    .meta({ interface: 'Fact' }),
);

/** A fact as written; the names of its deadline are still ids. */
export type WrittenFact = z.infer<typeof factsSchema>[string];
