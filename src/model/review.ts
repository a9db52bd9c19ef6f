/** The policy for outdated or incorrect translations, and the review data that readers see. scripts/translation evaluates both. */
import type { MissingPart } from './missingPart.ts';

/** Per site in content/site.yaml; a page's source file may override it. */
export interface TranslationPolicy {
  /** A translation with errors: `stop` the build, or `withhold` that page in that language. A wrong fact always stops the build. */
  readonly errors: 'stop' | 'withhold';
  /**
   * A translation that is older than its source, or lacks parts of it: `stop`, `withhold`, or publish what is there with a `notice` that
   * lists the outdated parts, and one in the place of each missing part.
   */
  readonly outdated: 'stop' | 'withhold' | 'notice';
}

/** A part of a page, in a form that readers recognize. */
export interface OutdatedPart {
  readonly kind:
    | 'title'
    | 'lead'
    | 'today'
    | 'highlights'
    | 'slide'
    | 'conditions'
    | 'subConditions'
    | 'documents'
    | 'intro'
    | 'section'
    | 'step'
    | 'question'
    | 'countries'
    | 'clauses'
    | 'terms';
  /** Heading, step or question in the page's language; empty if the part has none. */
  readonly title: string;
  /** Id of the section, step or question in addresses (after the #). */
  readonly id?: string | undefined;
}

/** Review data that readers see. */
export interface PageReview {
  /** Day of the last legal review, YYYY-MM-DD; undefined if the page has changed since. */
  readonly legalReview?: string | undefined;
  /** Who signed off that review, with the name as signed. */
  readonly signedBy?: string | undefined;
  /** Parts that are older than their source; undefined if there are none. */
  readonly outdated?: readonly OutdatedPart[] | undefined;
  /** Parts without which the page is published; undefined if there are none. */
  readonly missing?: readonly MissingPart[] | undefined;
}

/** True if `today` is more than `months` calendar months after `day`. Both are YYYY-MM-DD. */
export function isOlderThan(day: string, months: number, today: string): boolean {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // A day that the shorter month does not have becomes its last day.
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const limit = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return today > limit.toISOString().slice(0, 10);
}
