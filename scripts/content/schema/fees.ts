/** Schema of content/fees.yaml: official fees by year. Types and field descriptions: src/model/fee.ts. */

import { z } from 'zod';
import { because } from './because.ts';
import { day, slug, text } from './text.ts';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

const feeAmount = z
  .strictObject({
    amount: z.number(because('amount')).positive(because('amount-positive')).optional(),
    currency: z
      .string(because('currency'))
      .refine((value) => CURRENCIES.has(value), because('currency-iso'))
      .optional(),
    percent: z.number(because('percent')).positive(because('percent-positive')).max(100).optional(),
    source: text,
    read: day,
  })
  .refine(
    ({ amount, currency, percent }) =>
      (amount === undefined) === (currency === undefined) && (amount === undefined) !== (percent === undefined),
    because('fee-amount'),
  )
  .meta({ interface: 'FeeAmount' });

const fee = z
  .strictObject({
    about: text,
    years: z.record(z.string().regex(/^20\d\d$/, because('year-fees')), feeAmount).default({}),
  })
  .meta({ interface: 'Fee' });

export const feesSchema = z.record(slug, fee);
