/** A legal fact of the register content/facts.yaml, and how its value is written for machines. */

export interface Fact {
  readonly id: string;
  /** ISO 8601 duration, date (2002-01-01) or day of the year (07-20), number, share (1/4), percent (25%), 30 ha or 5 working days. */
  readonly value?: string | undefined;
  /** Lower end of a range, in the forms of value. */
  readonly min?: string | undefined;
  /** Upper end of a range, in the forms of value. */
  readonly max?: string | undefined;
  /** Instead of a value: the rule in one English sentence. */
  readonly condition?: string | undefined;
  /** What the value applies to, for editors. */
  readonly applies?: string | undefined;
  /** Statute references (`TMK 166/3`), decisions, or `practice`. */
  readonly basis: readonly string[];
  /** specification: the practice's figure; statute: law; check: the practice has to confirm it. */
  readonly status: 'specification' | 'statute' | 'check';
  /** What a page must say with it. */
  readonly warning?: string | undefined;
  /** Pages that must quote it. */
  readonly pages: readonly string[];
  /** Facts that stand on every page that quotes this one, because it misleads without them. */
  readonly companions?: readonly string[] | undefined;
  /** Accepted wordings per locale code, inflected forms included. A language without a list is free in its wording. */
  readonly phrases?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Day of the last legal review. */
  readonly reviewed: string;
}

/** Which element carries a fact and with which machine-readable value. */
export type MachineValue =
  | { readonly element: 'time'; readonly dateTime: string }
  | { readonly element: 'data'; readonly value: string }
  | { readonly element: 'span' };

/**
 * HTML's `time` takes dates, month-days and durations of weeks, days, hours and minutes (HTML Living Standard, 4.5.14);
 * months and years have no fixed length, so they and ranges go into `data`.
 */
export function machineValue(fact: Fact): MachineValue {
  if (fact.condition) return { element: 'span' };
  const value = fact.value ?? [fact.min, fact.max].filter(Boolean).join('/');
  const isTime = /^P\d+D$/.test(value) || /^PT\d+[SMH]$/.test(value) || /^\d{4}-\d{2}-\d{2}$/.test(value) || /^\d{2}-\d{2}$/.test(value);
  return isTime ? { element: 'time', dateTime: value } : { element: 'data', value };
}
