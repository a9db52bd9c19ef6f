/**
 * Parts of a page that its source language has and a translation does not have yet: the page is published without them, with a notice in
 * their place. scripts/content/missing finds them, src/mdx/missing.tsx shows the notices.
 */
import type { IdKind, PartIds } from './partIds.ts';

/** Kinds of parts that a translation may lack for a time. `rows` are rows of a table. */
export type MissingKind = IdKind | 'rows';

/** The position of the notice, relative to a part that the translation has. */
export interface MissingPlace {
  readonly side: 'before' | 'after';
  /** Position among the translation's own parts of this kind, from 0; for a row, of its table. -1 if the translation has none. */
  readonly index: number;
}

export interface MissingPart {
  readonly kind: MissingKind;
  /** Position among the source's parts of this kind, from 0; for a row, in its table, where the header is 0. */
  readonly index: number;
  /** Key in reports and review records, `question.2`; for a subsection or a row, that of the part that contains it. */
  readonly key: string;
  /** Heading, title, question or first cell, in the source language; empty if it is unknown which row is missing. */
  readonly title: string;
  /** Id in the source page to which the notice leads. */
  readonly target?: string | undefined;
  /** Ids that links may name; they lead to the notice meanwhile. */
  readonly anchors: readonly string[];
  /** Undefined inside a larger missing part, which has the notice. */
  readonly place?: MissingPlace | undefined;
}

/** The ids of the parts that the translation has, in its own order. */
export function presentIds(ids: PartIds, missing: readonly MissingPart[]): PartIds {
  const present = (kind: IdKind) => ids[kind].filter((_, index) => !missing.some((part) => part.kind === kind && part.index === index));
  return { headings: present('headings'), steps: present('steps'), groups: present('groups'), questions: present('questions') };
}
