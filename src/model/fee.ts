/** Official fees, from content/fees.yaml. A page shows an amount only in the year that it is for. */
import type { Day } from './day.ts';

/** A kind of fee. */
export interface Fee {
  /** What it is paid for and to whom, in English, for editors. Pages explain it in their own words. */
  readonly about: string;
  /** Amounts by year: 2026. Without the current year pages show their explanation only, and the launch check lists the kind. */
  readonly years: Readonly<Record<string, FeeAmount>>;
}

/** What a fee is in one year: an amount with its currency, or a rate. */
export interface FeeAmount {
  /** Sum of a fixed fee: 615.40. */
  readonly amount?: number | undefined;
  /** Currency of the amount (ISO 4217): TRY. */
  readonly currency?: string | undefined;
  /** Rate of a fee by value, in percent of the value: 6.831. */
  readonly percent?: number | undefined;
  /** Where it was read: the Official Gazette with day and number, or the tariff. */
  readonly source: string;
  /** Day on which it was read, YYYY-MM-DD. */
  readonly read: Day;
}

/** The amount of a fee for one year. */
export interface YearFee extends FeeAmount {
  readonly year: string;
}

/** Fees by id that have an amount for the year of that day. */
export function feesOn(fees: Readonly<Record<string, Fee>>, day: Day): Readonly<Record<string, YearFee>> {
  const year = day.slice(0, 4);
  return Object.fromEntries(
    Object.entries(fees).flatMap(([id, { years }]) => {
      const amount = years[year];
      return amount ? [[id, { ...amount, year }]] : [];
    }),
  );
}

/** The amount in a language: "615,40 TRY", "6,831 %". */
export function formatFee(localeIso: string, { amount, currency = '', percent = 0 }: FeeAmount): string {
  if (amount !== undefined) return new Intl.NumberFormat(localeIso, { style: 'currency', currency }).format(amount);
  return new Intl.NumberFormat(localeIso, { style: 'percent', maximumFractionDigits: 4 }).format(percent / 100);
}
