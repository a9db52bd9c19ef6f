/** Finds the steps, questions and groups of questions that a translation lacks. Neighbour: ./findMissingParts.ts. */
import type { MissingPart, MissingPlace } from '../../../src/model/missingPart.ts';
import { isGrouped, type LocalFrontmatter } from '../../../src/model/page.ts';
import type { IdKind } from '../../../src/model/partIds.ts';
import { type Entry, type Pairing, pairFewer } from './pairFewer.ts';
import { type Known, keyOf, ownEntries, type Side, sourceEntries } from './side.ts';

type EntryKind = Exclude<IdKind, 'headings'>;

/** Consecutive parts of one kind, whose first one has this position among all of its kind. */
interface List {
  readonly kind: EntryKind;
  readonly entries: readonly Entry[];
  readonly start: number;
}

/** A list of steps that is missing altogether is left to the rule parity, unless a missing section contains it. */
export function findMissingSteps(source: Side, own: Side, known: Known, isSectionMissing: boolean): MissingPart[] {
  const theirs = listOf('steps', sourceEntries(source, 'steps', known));
  const isEmpty = own.frontmatter.steps.length === 0;
  if (isEmpty && isSectionMissing) return theirs.entries.map((_, at) => ({ ...common(theirs, at), anchors: [] }));
  return isEmpty ? [] : (findIn(theirs, listOf('steps', ownEntries(own, 'steps', known))) ?? []);
}

export function findMissingQuestions(source: Side, own: Side, known: Known): MissingPart[] {
  const [faq, ownFaq] = [source.frontmatter.faq, own.frontmatter.faq];
  const theirs = sourceEntries(source, 'questions', known);
  const mine = ownEntries(own, 'questions', known);
  if (faq.length > 0 && ownFaq.length > 0 && isGrouped(faq) !== isGrouped(ownFaq)) return [];
  if (isGrouped(faq)) return findInGroups(source, own, known, theirs, mine);
  return findIn(listOf('questions', theirs), listOf('questions', mine)) ?? [];
}

function findInGroups(source: Side, own: Side, known: Known, theirs: readonly Entry[], mine: readonly Entry[]): MissingPart[] {
  const [groups, ownGroups] = [cutGroups(source.frontmatter.faq, theirs), cutGroups(own.frontmatter.faq, mine)];
  const entriesOf = (entries: readonly Entry[], lists: readonly List[]) =>
    entries.map((entry, at) => ({ ...entry, marks: new Set(lists[at]?.entries.flatMap(({ marks }) => [...marks])) }));
  const groupEntries = entriesOf(sourceEntries(source, 'groups', known), groups);
  const ownGroupEntries = entriesOf(ownEntries(own, 'groups', known), ownGroups);
  const pairing = groups.length === ownGroups.length ? groups.map((_, at) => at) : pairFewer(groupEntries, ownGroupEntries);
  if (!pairing) return [];
  const list = listOf('groups', groupEntries);
  return groups.flatMap((group, at): MissingPart[] => {
    const partner = pairing[at];
    if (partner !== undefined) return findIn(group, ownGroups[partner]) ?? [];
    const missing = toMissing(list, at, placeOf(pairing, at, 0));
    const questions = group.entries.map((_, index) => ({ ...common(group, index), anchors: [] }));
    return [{ ...missing, anchors: [...missing.anchors, ...group.entries.flatMap(({ id }) => id ?? [])] }, ...questions];
  });
}

function cutGroups(faq: LocalFrontmatter['faq'], entries: readonly Entry[]): List[] {
  let start = 0;
  return faq.flatMap((group): List[] => {
    if (!('questions' in group)) return [];
    const list = { kind: 'questions' as const, entries: entries.slice(start, start + group.questions.length), start };
    start += group.questions.length;
    return [list];
  });
}

function findIn(source: List, own: List | undefined): MissingPart[] | undefined {
  if (!own) return undefined;
  const pairing = pairFewer(source.entries, own.entries);
  return pairing?.flatMap((partner, at) => (partner === undefined ? [toMissing(source, at, placeOf(pairing, at, own.start))] : []));
}

function toMissing(list: List, at: number, place: MissingPlace): MissingPart {
  const id = list.entries[at]?.id;
  return { ...common(list, at), target: id, anchors: id === undefined ? [] : [id], place };
}

function common({ kind, entries, start }: List, at: number): Pick<MissingPart, 'kind' | 'index' | 'key' | 'title'> {
  return { kind, index: start + at, key: keyOf(kind, start + at), title: entries[at]?.title ?? '' };
}

/** After the previous part, or before the next one. `start`: position of the list's first part among all of its kind. */
function placeOf(pairing: Pairing, at: number, start: number): MissingPlace {
  const previous = pairing.slice(0, at).findLast((index) => index !== undefined);
  if (previous !== undefined) return { side: 'after', index: start + previous };
  const next = pairing.slice(at).find((index) => index !== undefined);
  return next === undefined ? { side: 'after', index: -1 } : { side: 'before', index: start + next };
}

function listOf(kind: EntryKind, entries: readonly Entry[]): List {
  return { kind, entries, start: 0 };
}
