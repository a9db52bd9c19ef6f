/** What a site does with translations that are not fit, and what it tells readers about a page's reviews. Judged in scripts/translation. */

/** Per site in content/site.yaml; a page's source file may decide otherwise. */
export interface TranslationPolicy {
  /** A translation with mistakes: `stop` the build, or `withhold` that page in that language. A wrong fact always stops it. */
  readonly errors: 'stop' | 'withhold';
  /** A translation that is older than its source: `stop`, `withhold`, or serve it with a `notice` that says what is outdated. */
  readonly outdated: 'stop' | 'withhold' | 'notice';
}

/** A part of a page that readers can find again. */
export interface OutdatedPart {
  readonly kind:
    | 'title'
    | 'lead'
    | 'highlights'
    | 'slide'
    | 'conditions'
    | 'subConditions'
    | 'documents'
    | 'intro'
    | 'section'
    | 'step'
    | 'question';
  /** Heading, step or question in the page's language; empty where the part has none. */
  readonly title: string;
  /** What an address names behind its # to show a section, step or question. */
  readonly id?: string | undefined;
}

/** What readers are told. */
export interface PageReview {
  /** Day of the last legal review, YYYY-MM-DD; only while nothing has changed since. */
  readonly legalReview?: string | undefined;
  /** Who has signed off that review, as they wrote their name. */
  readonly signedBy?: string | undefined;
  /** Parts in which this translation is older than its source; undefined when there are none. */
  readonly outdated?: readonly OutdatedPart[] | undefined;
}

/** True when `today` is more than so many calendar months after `day`. Both are YYYY-MM-DD. */
export function isOlderThan(day: string, months: number, today: string): boolean {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // The last day of a shorter month stands for days that it does not have.
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const limit = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return today > limit.toISOString().slice(0, 10);
}
