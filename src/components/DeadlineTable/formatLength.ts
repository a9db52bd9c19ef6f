/** A length of time of the fact register in words. */

const UNITS: Readonly<Record<string, string>> = { D: 'day', W: 'week', M: 'month', Y: 'year' };

/** `P3M` as "3 months", `5 working days` as "5 days": the table says beside it which days count. Other values stay as they are. */
export function formatLength(localeIso: string, value: string): string {
  const { amount, unit = 'D' } =
    /^P(?<amount>\d+)(?<unit>[DWMY])$/.exec(value)?.groups ?? /^(?<amount>\d+) working days$/.exec(value)?.groups ?? {};
  if (!amount) return value;
  return new Intl.NumberFormat(localeIso, { style: 'unit', unit: UNITS[unit] ?? 'day', unitDisplay: 'long' }).format(Number(amount));
}
