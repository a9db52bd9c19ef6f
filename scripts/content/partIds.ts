/** Which id each part of a page has: the one that its writer gave, or one made of its first words. Neighbours: scripts/rules/fixPartIds.ts (writes them), scripts/rules/ledger/partIds.ts. */
import type { Place } from '../../src/model/issue.ts';
import { isGrouped, type LocalFrontmatter, type Outline, type OutlineHeading } from '../../src/model/page.ts';
import { DEEPEST_PART, type IdKind, isReservedId, type PartIds } from '../../src/model/partIds.ts';
import type { ParsedFile } from './frontmatter.ts';
import { toSlug } from './toSlug.ts';

/** A part as its writer left it. */
export interface WrittenPart {
  readonly kind: IdKind;
  /** Position among the parts of its kind, from 0. */
  readonly index: number;
  readonly id?: string | undefined;
  /** Words that an id can be made of. */
  readonly text: string;
}

/** What the ids of a page are made from. */
export interface IdSource {
  readonly local: Pick<LocalFrontmatter, 'steps' | 'faq'>;
  readonly outline: Pick<Outline, 'headings' | 'facts'>;
}

/** An id made of words takes as many of them as fit: ids stand in every document several times. */
const LENGTH = 16;

/** The parts of a page that can have an id. */
export function partsOf({ local, outline }: IdSource): WrittenPart[] {
  const { steps, faq } = local;
  const groups = isGrouped(faq) ? faq : [];
  const questions = isGrouped(faq) ? faq.flatMap((group) => group.questions) : faq;
  const headings = outline.headings.filter(hasId);
  return [
    ...headings.map(({ ownId, text }, index) => ({ kind: 'headings' as const, index, id: ownId, text })),
    ...steps.map(({ id, title }, index) => ({ kind: 'steps' as const, index, id, text: title })),
    ...groups.map(({ id, title }, index) => ({ kind: 'groups' as const, index, id, text: title })),
    ...questions.map(({ id, question }, index) => ({ kind: 'questions' as const, index, id, text: question })),
  ];
}

/** The headings of the second level, which open sections, with their ids; one that the source language does not have is left out. */
export function sectionsOf({ headings }: Pick<Outline, 'headings'>, ids: PartIds): { readonly id: string; readonly text: string }[] {
  return headings.filter(hasId).flatMap(({ depth, text }, index) => {
    const id = ids.headings[index];
    return depth === 2 && id !== undefined ? [{ id, text }] : [];
  });
}

/** `known` are ids that no new part may get, because they were published for another one. */
export function assignIds(source: IdSource, known: Iterable<string> = []): PartIds {
  const parts = partsOf(source);
  const taken = new Set([...known, ...source.outline.facts.map(({ id }) => id), ...parts.flatMap(({ id }) => id ?? [])]);
  const ids: Record<IdKind, string[]> = { headings: [], steps: [], groups: [], questions: [] };
  for (const { kind, id, text } of parts) {
    const own = id ?? makeId(text, taken);
    taken.add(own);
    ids[kind].push(own);
  }
  return ids;
}

/** Where a part begins in its file. */
export function placeOfPart(part: WrittenPart, { file, yaml, local }: ParsedFile, { headings }: Pick<Outline, 'headings'>): Place {
  if (part.kind !== 'headings') return yaml.placeOf(pathOf(part, local));
  return headings.filter(hasId)[part.index]?.place ?? { filePath: file.filePath, line: 1, column: 1 };
}

/** Where an entry of the frontmatter stands. */
function pathOf({ kind, index }: WrittenPart, local: IdSource['local']): (string | number)[] {
  if (kind !== 'questions') return [kind === 'steps' ? 'steps' : 'faq', index];
  let left = index;
  for (const [at, entry] of local.faq.entries()) {
    if (!('questions' in entry)) return ['faq', index];
    if (left < entry.questions.length) return ['faq', at, 'questions', left];
    left -= entry.questions.length;
  }
  return ['faq'];
}

/** The first words, with a number where they are taken. */
function makeId(text: string, taken: ReadonlySet<string>): string {
  const words = toSlug(text.replace(/<[^>]*>/g, '')).split('-');
  let short = '';
  for (const word of words) {
    const longer = short ? `${short}-${word}` : word;
    if (short && longer.length > LENGTH) break;
    short = longer.slice(0, LENGTH);
  }
  const stem = /^[a-z]/.test(short) ? short : ['p', short].filter(Boolean).join('-');
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? stem : `${stem}-${number}`;
    if (!taken.has(id) && !isReservedId(id)) return id;
  }
}

function hasId({ depth }: Pick<OutlineHeading, 'depth'>): boolean {
  return depth <= DEEPEST_PART;
}
