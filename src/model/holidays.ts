/**
 * Official holidays of Turkey and the courts' summer recess, as data with their sources. A year without religious holidays here is unknown:
 * the calculator says so instead of guessing.
 */

/** Month and day of the holidays with a fixed date. Source: Act 2429 art. 1 and 2. 28 October is a half day, on which offices still work. */
export const FIXED_HOLIDAYS: readonly string[] = ['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29'];

/** Days of Ramazan Bayramı and Kurban Bayramı by year, without their half-day eves. Source: calendar of the Presidency of Religious Affairs. */
export const RELIGIOUS_HOLIDAYS: Readonly<Record<string, readonly string[]>> = {
  2025: ['2025-03-30', '2025-03-31', '2025-04-01', '2025-06-06', '2025-06-07', '2025-06-08', '2025-06-09'],
  2026: ['2026-03-20', '2026-03-21', '2026-03-22', '2026-05-27', '2026-05-28', '2026-05-29', '2026-05-30'],
};

/** First and last day of the courts' recess. Source: HMK 102. */
export const RECESS = { first: '07-20', last: '08-31' } as const;

/** Days by which a period that ends in the recess is extended from its end. Source: HMK 104. */
export const RECESS_EXTENSION = 7;
