/** Dates as each language writes them. Days are calendar days, so the machine's time zone must not move them. */

/** `26 September 2026` in the language's own order. */
export function formatDay(localeIso: string, day: string): string {
  return new Intl.DateTimeFormat(localeIso, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** `September 2026`, as a status date. */
export function formatMonth(localeIso: string, day: string): string {
  return new Intl.DateTimeFormat(localeIso, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
