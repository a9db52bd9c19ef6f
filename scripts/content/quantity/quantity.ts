/** The value of a figure in a text or in the fact register: a duration, date, share, percentage, measure, sum or plain number. */

/** Working days are a separate unit: five of them are seven calendar days or more. */
export type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'workday' | 'week' | 'month' | 'year';

export type Quantity =
  | { readonly kind: 'duration'; readonly amount: number; readonly unit: TimeUnit }
  /** A day (2002-01-01), a day of every year (07-20) or a month (2023-09). */
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'share'; readonly part: number; readonly whole: number }
  | { readonly kind: 'percent'; readonly amount: number }
  | { readonly kind: 'measure'; readonly amount: number; readonly unit: 'hectare' }
  | { readonly kind: 'money'; readonly amount: number; readonly currency: string }
  | { readonly kind: 'count'; readonly amount: number };

/** A figure that was found in a text. */
export interface Reading {
  readonly quantity: Quantity;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** True when written in letters: `üç ay`. */
  readonly inWords: boolean;
  /** True when it may not be a number at all: `one day`, `eines Tages`, `un tiers` (a third party). */
  readonly isIndefinite: boolean;
}

/**
 * True when two figures have the same value. Units are not converted, because two weeks and fourteen days are counted differently (a week
 * ends on the weekday on which it began); only a year is always twelve months. A plain number equals any figure with that amount, because
 * texts add what is counted: `15`, `15 Jahre`.
 */
export function isSameQuantity(found: Quantity, expected: Quantity): boolean {
  if (expected.kind === 'count') return 'amount' in found && found.amount === expected.amount;
  if (found.kind === 'duration' && expected.kind === 'duration') {
    const [a, b] = [inMonths(found), inMonths(expected)];
    return a !== undefined && b !== undefined ? a === b : found.unit === expected.unit && found.amount === expected.amount;
  }
  if (found.kind === 'share' && expected.kind === 'share') return found.part * expected.whole === expected.part * found.whole;
  if (found.kind === 'date' && expected.kind === 'date') return found.date === expected.date;
  if (found.kind === 'percent' && expected.kind === 'percent') return found.amount === expected.amount;
  if (found.kind === 'measure' && expected.kind === 'measure') return found.amount === expected.amount && found.unit === expected.unit;
  if (found.kind === 'money' && expected.kind === 'money') return found.amount === expected.amount && found.currency === expected.currency;
  return false;
}

function inMonths({ amount, unit }: { amount: number; unit: TimeUnit }): number | undefined {
  if (unit === 'month') return amount;
  return unit === 'year' ? amount * 12 : undefined;
}
