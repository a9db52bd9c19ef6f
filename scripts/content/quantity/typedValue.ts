/** Reads a fact's value as a person types it: as the register writes it (P120D), or in words (120 days, 120 gün). */
import type { Quantity, TimeUnit } from './quantity.ts';
import { readQuantities } from './readQuantities.ts';
import { parseRegisterValue } from './register.ts';
import { UNITS } from './units.ts';

const SUFFIXES: Readonly<Record<Exclude<TimeUnit, 'workday'>, readonly [prefix: string, suffix: string]>> = {
  second: ['PT', 'S'],
  minute: ['PT', 'M'],
  hour: ['PT', 'H'],
  day: ['P', 'D'],
  week: ['P', 'W'],
  month: ['P', 'M'],
  year: ['P', 'Y'],
};

/** The value in the register's form, or the word that is no value. Two values with a slash are the ends of a range. */
export function readTypedValue(typed: string): { readonly value: string } | { readonly wrong: string } {
  const whole = readOne(typed);
  if (whole !== undefined) return { value: whole };
  const ends = typed.split('/').map((end) => ({ end, value: readOne(end) }));
  const wrong = ends.find(({ value }) => value === undefined);
  return wrong ? { wrong: wrong.end.trim() } : { value: ends.map(({ value }) => value).join('/') };
}

function readOne(typed: string): string | undefined {
  const text = typed.trim();
  if (parseRegisterValue(text)) return text;
  const values = Object.keys(UNITS).flatMap((localeCode) => {
    const [reading, ...others] = readQuantities(localeCode, text);
    // A unit of another language would remain after the number.
    const isAll = reading?.start === 0 && reading.end === text.length && others.length === 0;
    return isAll ? (toRegisterValue(reading.quantity) ?? []) : [];
  });
  return values[0];
}

/** The inverse of parseRegisterValue; undefined for values that the register cannot express, such as a sum of money. */
function toRegisterValue(quantity: Quantity): string | undefined {
  const value = write(quantity);
  return parseRegisterValue(value) ? value : undefined;
}

function write(quantity: Quantity): string {
  switch (quantity.kind) {
    case 'duration': {
      if (quantity.unit === 'workday') return `${quantity.amount} working days`;
      return SUFFIXES[quantity.unit].join(String(quantity.amount));
    }
    case 'date':
      return quantity.date;
    case 'share':
      return `${quantity.part}/${quantity.whole}`;
    case 'percent':
      return `${quantity.amount}%`;
    case 'measure':
      return `${quantity.amount} ha`;
    case 'count':
      return String(quantity.amount);
    case 'money':
      return '';
  }
}
