/** Schema of content/fees.yaml: official fees by year. Types and field descriptions: src/model/fee.ts. */
import { z } from 'zod';
import { day, slug, text } from './text.ts';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

const feeAmount = z
  .strictObject({
    amount: z.number('Expected a number, such as 615.40').positive('Expected an amount above zero').optional(),
    currency: z
      .string('Expected a currency, such as TRY')
      .refine((value) => CURRENCIES.has(value), 'Expected a currency (ISO 4217), such as TRY')
      .optional(),
    percent: z.number('Expected a number of percent, such as 6.831').positive('Expected a rate above zero').max(100).optional(),
    source: text,
    read: day,
  })
  .refine(
    ({ amount, currency, percent }) =>
      (amount === undefined) === (currency === undefined) && (amount === undefined) !== (percent === undefined),
    'Expected "amount" with "currency", or "percent"',
  )
  .meta({ interface: 'FeeAmount' });

const fee = z
  .strictObject({
    about: text,
    years: z.record(z.string().regex(/^20\d\d$/, 'Expected a year from 2000 to 2099'), feeAmount).default({}),
  })
  .meta({ interface: 'Fee' });

export const feesSchema = z.record(slug, fee);
