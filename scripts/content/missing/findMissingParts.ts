/**
 * Finds the parts that a source has and its translation does not have yet: sections, steps, questions with their groups, and table rows.
 * The page is published without them. A translation that has something that the source lacks, or lacks a piece of a part, has no missing
 * part there: the rule parity reports it as a mistake.
 */
import type { MissingPart } from '../../../src/model/missingPart.ts';
import { DEEPEST_PART, PART_ID, type PartIds } from '../../../src/model/partIds.ts';
import { findMissingQuestions, findMissingSteps } from './missingEntries.ts';
import { findMissingHeadings, isInRanges, rangesOf } from './missingHeadings.ts';
import { findMissingRows } from './missingRows.ts';
import { type Known, keyOf, type Side } from './side.ts';

/** The same list for all complete translations, so that their pages stay the same objects. */
const NONE: readonly MissingPart[] = [];

/** In the order of the source, kind by kind. Most translations are complete, so `readKnown` is called only for the others. */
export function findMissingParts(source: Side, own: Side, readKnown: () => Known): readonly MissingPart[] {
  if (!hasFewer(source, own)) return NONE;
  const known = readKnown();
  const { ids } = known;
  const headings = findMissingHeadings(source, own, known);
  const ranges = rangesOf(source.outline, headings);
  const marker = source.outline.components.find(({ name, position }) => name === 'Steps' && isInRanges(ranges, position.line));
  const steps = findMissingSteps(source, own, known, marker !== undefined);
  const isWithSteps = (heading: MissingPart) => marker && isInRanges(rangesOf(source.outline, [heading]), marker.position.line);
  const sections = headings.map((heading) =>
    isWithSteps(heading) ? { ...heading, anchors: [...heading.anchors, ...ids.steps] } : heading,
  );
  const questions = findMissingQuestions(source, own, known);
  const missing = [...sections, ...steps, ...questions, ...rows(source, own, ids, headings)];
  return missing.length > 0 ? missing : NONE;
}

function hasFewer(source: Side, own: Side): boolean {
  const counts = ({ frontmatter: { steps, faq }, outline: { headings, tables } }: Side) => [
    headings.length,
    steps.length,
    faq.length,
    ...faq.map((entry) => ('questions' in entry ? entry.questions.length : 0)),
    ...tables.map((table) => table.rows),
  ];
  const mine = counts(own);
  const theirs = counts(source);
  return theirs.length !== mine.length || theirs.some((count, index) => count > (mine[index] ?? 0));
}

function rows(source: Side, own: Side, ids: PartIds, headings: readonly MissingPart[]): MissingPart[] {
  const named = source.outline.headings.filter(({ depth }) => depth <= DEEPEST_PART);
  const sections = named.filter(({ depth }) => depth === 2);
  const carried = new Set<string>();
  return findMissingRows(source, own, rangesOf(source.outline, headings)).map((row): MissingPart => {
    // An id is on a page once.
    const anchors = row.factIds.filter((id) => PART_ID.test(id) && !carried.has(id));
    for (const id of anchors) carried.add(id);
    const above = (list: typeof named) => list.filter(({ position }) => position.line < row.line).length - 1;
    const section = above(sections);
    return {
      kind: 'rows',
      index: row.index,
      key: section < 0 ? 'intro' : keyOf('headings', section),
      title: row.title,
      target: ids.headings[above(named)],
      anchors,
      place: { side: 'after', index: row.ownTable },
    };
  });
}
