/** A legal fact from the register content/facts.yaml, and its machine-readable value. */
import type { Deadline } from './deadline.ts';

export interface Fact {
  readonly id: string;
  /** ISO 8601 duration, date (2002-01-01) or day of the year (07-20), number, share (1/4), percent (25%), 30 ha or 5 working days. */
  readonly value?: string | undefined;
  /** Lower end of a range, in the same format as value. */
  readonly min?: string | undefined;
  /** Upper end of a range, in the same format as value. */
  readonly max?: string | undefined;
  /** The rule in one English sentence, instead of a value. */
  readonly condition?: string | undefined;
  /** What the value applies to, for editors. */
  readonly applies?: string | undefined;
  /** Statute references (`TMK 166/3`), decisions, or `practice`. */
  readonly basis: readonly string[];
  /** Names of sources that are no articles, by basis and locale code (content/sources.yaml). */
  readonly basisNames?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** specification: a figure from the practice; statute: from the law; check: the practice must confirm it. */
  readonly status: 'specification' | 'statute' | 'check';
  /** What a page must mention together with it. */
  readonly warning?: string | undefined;
  /** Pages that must quote it. */
  readonly pages: readonly string[];
  /** Facts that every page with this one must quote too, because this one misleads without them. */
  readonly companions?: readonly string[] | undefined;
  /** Other facts whose figures `warning`, `applies` and `condition` mention. */
  readonly quotes?: readonly string[] | undefined;
  /** Accepted wordings by locale code, with inflected forms. A language without a list accepts any wording. */
  readonly phrases?: Readonly<Record<string, readonly string[]>> | undefined;
  /** For a length of time within which somebody has to act: its first day and what belongs to it. */
  readonly deadline?: Deadline | undefined;
  /** By locale code: words of an exception without which the fact is wrong. A paragraph or table that quotes the fact has one of them. */
  readonly needs?: Readonly<Record<string, readonly string[]>> | undefined;
  /** By locale code: wordings that contradict the fact, which no page may use. */
  readonly contradicted?: Readonly<Record<string, readonly Contradiction[]>> | undefined;
  /** Day of the last legal review, YYYY-MM-DD. */
  readonly reviewed: string;
}

/** Words that state a rule of law differently. */
export interface Contradiction {
  /** In the notation of the word registers: * stands for any ending, … for words in between. */
  readonly words: readonly string[];
  /** The words are right if one of these is in the same sentence. */
  readonly unless?: readonly string[] | undefined;
}

/** The fact with its sources as a language names them, for the pages of that language. */
export function localizeFact({ basisNames, ...fact }: Fact, localeCode: string): Fact {
  return { ...fact, basis: fact.basis.map((basis) => basisNames?.[basis]?.[localeCode] ?? basis) };
}

/** The element that marks a fact, and its machine-readable value. */
export type MachineValue =
  | { readonly element: 'time'; readonly dateTime: string }
  | { readonly element: 'data'; readonly value: string }
  | { readonly element: 'span' };

/**
 * HTML's `time` accepts dates, month-days and durations in weeks, days, hours and minutes (HTML Living Standard, 4.5.14). Months and years
 * have no fixed length, so they and ranges use `data`.
 */
export function machineValue(fact: Fact): MachineValue {
  if (fact.condition) return { element: 'span' };
  const value = fact.value ?? [fact.min, fact.max].filter(Boolean).join('/');
  const isTime = /^P\d+D$/.test(value) || /^PT\d+[SMH]$/.test(value) || /^\d{4}-\d{2}-\d{2}$/.test(value) || /^\d{2}-\d{2}$/.test(value);
  return isTime ? { element: 'time', dateTime: value } : { element: 'data', value };
}
