/** Finds the sections and subsections that a translation lacks. Neighbour: ./findMissingParts.ts. */
import type { MissingPart, MissingPlace } from '../../../src/model/missingPart.ts';
import type { OutlineHeading } from '../../../src/model/page.ts';
import { DEEPEST_PART, type PartIds } from '../../../src/model/partIds.ts';
import { type Pairing, pairFewer } from './pairFewer.ts';
import { headingEntries, type Known, keyOf, type Side } from './side.ts';

/** Lines of a missing section, in the source's file: from its heading to the line before the next section. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

export function findMissingHeadings(source: Side, own: Side, known: Known): MissingPart[] {
  const { ids } = known;
  const { headings } = source.outline;
  const pairing = headings.length > own.outline.headings.length ? pair(source, own, known) : undefined;
  if (!pairing || !isWhole(headings, pairing)) return [];
  const found: MissingPart[] = [];
  const counts = { named: -1, sections: -1 };
  // Depth of the missing section that contains the heading.
  let open = Number.POSITIVE_INFINITY;
  for (const [at, { depth, text }] of headings.entries()) {
    if (depth === 2) counts.sections += 1;
    if (depth <= DEEPEST_PART) counts.named += 1;
    if (pairing[at] !== undefined) open = Number.POSITIVE_INFINITY;
    if (pairing[at] !== undefined || depth > DEEPEST_PART) continue;
    const isInside = depth > open;
    if (!isInside) open = depth;
    const id = ids.headings[counts.named];
    const key = counts.sections < 0 ? 'intro' : keyOf('headings', counts.sections);
    const common = { kind: 'headings' as const, index: counts.named, key, title: text };
    if (isInside) found.push({ ...common, anchors: [] });
    else found.push({ ...common, target: id, anchors: idsInside(headings, at, ids), place: placeOf(pairing, at, own.outline.headings) });
  }
  return found;
}

/** Line ranges of missing sections, without those inside other missing sections. */
export function rangesOf({ headings }: Side['outline'], missing: readonly MissingPart[]): LineRange[] {
  const named = headings.filter(({ depth }) => depth <= DEEPEST_PART);
  return missing.flatMap(({ kind, index, place }) => {
    const heading = kind === 'headings' && place ? named[index] : undefined;
    if (!heading) return [];
    const next = headings.slice(headings.indexOf(heading) + 1).find(({ depth }) => depth <= heading.depth);
    return [{ from: heading.position.line, to: next ? next.position.line - 1 : Number.POSITIVE_INFINITY }];
  });
}

export function isInRanges(ranges: readonly LineRange[], line: number): boolean {
  return ranges.some(({ from, to }) => from <= line && line <= to);
}

function pair(source: Side, own: Side, known: Known): Pairing | undefined {
  return pairFewer(headingEntries(source, known, 'source'), headingEntries(own, known, 'translation'));
}

/** False if only the heading of a section is missing, while its subsections are there, or a subsection of the fourth level alone. */
function isWhole(headings: readonly OutlineHeading[], pairing: Pairing): boolean {
  const parents: number[] = [];
  return headings.every(({ depth }, at) => {
    while (parents.length > 0 && (headings[parents.at(-1) ?? 0]?.depth ?? 0) >= depth) parents.pop();
    const parent = parents.at(-1);
    parents.push(at);
    const isMissing = pairing[at] === undefined;
    const isParentMissing = parent !== undefined && pairing[parent] === undefined;
    return isMissing ? isParentMissing || depth <= DEEPEST_PART : !isParentMissing;
  });
}

function idsInside(headings: readonly OutlineHeading[], at: number, ids: PartIds): string[] {
  const depth = headings[at]?.depth ?? 0;
  const behind = headings.slice(at + 1).findIndex((heading) => heading.depth <= depth);
  const end = behind < 0 ? headings.length : at + 1 + behind;
  const named = (part: readonly OutlineHeading[]) => part.filter((heading) => heading.depth <= DEEPEST_PART).length;
  return ids.headings.slice(named(headings.slice(0, at)), named(headings.slice(0, end)));
}

/** Before the next subsection, or else at the end of the section. */
function placeOf(pairing: Pairing, at: number, own: readonly OutlineHeading[]): MissingPlace {
  const numbers = own.map(({ depth }, index) => ({
    depth,
    index: own.slice(0, index).filter((other) => other.depth <= DEEPEST_PART).length,
  }));
  const nextIndex = pairing.slice(at).find((index) => index !== undefined);
  const next = nextIndex === undefined ? undefined : numbers[nextIndex];
  if (next?.depth === 3) return { side: 'before', index: next.index };
  const previous = numbers.slice(0, nextIndex).findLast(({ depth }) => depth === 2);
  if (previous) return { side: 'after', index: previous.index };
  return next ? { side: 'before', index: next.index } : { side: 'after', index: -1 };
}
