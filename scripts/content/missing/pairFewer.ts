/** Pairs the parts of a source with those of a translation that has fewer of them, to find out which ones are missing. */
import { align } from '../../core/align.ts';

/** A part in a form that can be compared across languages. */
export interface Entry {
  /** Of the source: its id. Of a translation: the id of the source's part, if the writer names it. */
  readonly id?: string | undefined;
  /** Day on which the source's part was first published; undefined for a new one. */
  readonly since?: string | undefined;
  /** Language-independent marks in the part: facts, statutes, links, passages. */
  readonly marks: ReadonlySet<string>;
  /** Its heading, title or question in its language. */
  readonly title?: string | undefined;
  /** Level of a heading. */
  readonly depth?: number | undefined;
  /** Hash of the source's part: of the present one, or, in a translation, of the one that it renders by its review record. */
  readonly hash?: string | undefined;
}

/** For each part of the source the position of its translation, from 0; undefined for a missing part. */
export type Pairing = readonly (number | undefined)[];

/** Undefined if the translation has a part that the source lacks, or the same number of parts: then the rule parity compares them. */
export function pairFewer(source: readonly Entry[], own: readonly Entry[]): Pairing | undefined {
  if (own.length >= source.length) return undefined;
  const days = [...new Set(source.flatMap(({ since }) => since ?? []))].sort();
  const ageOf = ({ since }: Entry) => (since === undefined ? 0 : 1 - days.indexOf(since) / days.length);
  const number = (entries: readonly Entry[]) => entries.map((entry, index) => ({ entry, index }));
  const pairs = align(number(source), number(own), (a, b) => {
    const likeness = likenessOf(a.entry, b.entry);
    return likeness > 0 ? likeness + BY_AGE * ageOf(a.entry) : 0;
  });
  if (pairs.some((pair) => !pair.source)) return undefined;
  return pairs.map((pair) => pair.own?.index);
}

/**
 * What a writer says counts more than the review record, this more than marks, and these more than age: of two parts that may both be the
 * translated one, it is the one that was published earlier. Without any, parts are paired in order.
 */
const [BY_ID, BY_RECORD, BY_AGE] = [1000, 10, 0.2];

function likenessOf(source: Entry, own: Entry): number {
  if (own.id !== undefined) return source.id === own.id ? BY_ID : 0;
  const isRendered = own.hash !== undefined && own.hash === source.hash;
  return (isRendered ? BY_RECORD : 0) + likenessOfMarks(source, own);
}

/** Any two parts can be a pair; equal levels and common marks increase the score. */
export function likenessOfMarks(a: Pick<Entry, 'depth' | 'marks'>, b: Pick<Entry, 'depth' | 'marks'>): number {
  const common = [...a.marks].filter((mark) => b.marks.has(mark)).length;
  const most = Math.max(a.marks.size, b.marks.size);
  return 1 + (a.depth === b.depth ? 1 : 0) + (most > 0 ? (3 * common) / most : 0.5);
}
