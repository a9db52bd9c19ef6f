/** Formats figures in the conventions of a language with Intl: `90 Tage`, `1 Ocak 2002`, `%25`. */
import type { Quantity } from './quantity.ts';

/** Formats one figure with ordinary spaces, so that writers can copy it. Intl has no working days, so these stay English. */
export function writeQuantity(localeCode: string, quantity: Quantity): string {
  return form(localeCode, quantity).replace(/[\u00a0\u202f]/g, ' ');
}

/** Formats a fact's value: one figure, or the two ends of a range. */
export function writeQuantities(localeCode: string, quantities: readonly Quantity[]): string {
  const [first, second] = quantities;
  if (!first) return '';
  if (!second) return writeQuantity(localeCode, first);
  const hasOneUnit = first.kind === 'duration' && second.kind === 'duration' && first.unit === second.unit;
  const start = hasOneUnit ? writeQuantity(localeCode, { kind: 'count', amount: first.amount }) : writeQuantity(localeCode, first);
  return localeCode === 'en'
    ? `${start} to ${writeQuantity('en', second)}`
    : `${start}${hasOneUnit ? '–' : ' – '}${writeQuantity(localeCode, second)}`;
}

function form(localeCode: string, quantity: Quantity): string {
  const number = (amount: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(localeCode, { ...options, useGrouping: false }).format(amount);
  switch (quantity.kind) {
    case 'duration':
      if (quantity.unit === 'workday') return `${quantity.amount} working days`;
      return number(quantity.amount, { style: 'unit', unit: quantity.unit, unitDisplay: 'long' });
    case 'measure':
      return number(quantity.amount, { style: 'unit', unit: 'hectare', unitDisplay: 'long' });
    case 'percent':
      return number(quantity.amount / 100, { style: 'percent', maximumFractionDigits: 2 });
    case 'money':
      return number(quantity.amount, { style: 'currency', currency: quantity.currency, maximumFractionDigits: 0 });
    case 'share':
      return `${quantity.part}/${quantity.whole}`;
    case 'date':
      return writeDate(localeCode, quantity.date);
    case 'count':
      return number(quantity.amount);
  }
}

function writeDate(localeCode: string, date: string): string {
  const parts = date.split('-');
  const hasYear = parts[0]?.length === 4;
  // A leap year, so that every day of a year exists.
  const day = new Date(`${hasYear ? date : `2024-${date}`}T00:00:00Z`);
  const options: Intl.DateTimeFormatOptions = { month: 'long', timeZone: 'UTC' };
  if (hasYear) options.year = 'numeric';
  if (!hasYear || parts.length === 3) options.day = 'numeric';
  return new Intl.DateTimeFormat(localeCode, options).format(day);
}
