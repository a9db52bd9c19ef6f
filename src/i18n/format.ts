/** Formats dates for a locale. Days are calendar days, so the machine's time zone must not change them. */

/** The tag for writing dates. The English texts are in British English, although the locale of the site is `en-US`. */
export function dateLocale(tag: string): string {
  return tag.startsWith('en') ? 'en-GB' : tag;
}

/** `26 September 2026`, in the order of the locale. */
export function formatDay(localeIso: string, day: string): string {
  return new Intl.DateTimeFormat(dateLocale(localeIso), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** `September 2026`, the format of status dates. */
export function formatMonth(localeIso: string, day: string): string {
  return new Intl.DateTimeFormat(localeIso, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
