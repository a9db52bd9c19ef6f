/**
 * Assigns an id to each part of a page: the writer's id, or one made of its first words. Neighbours: scripts/rules/fixPartIds.ts (writes
 * them), scripts/rules/ledger/partIds.ts.
 */
import type { Position } from '../../../src/model/issue.ts';
import { isGrouped, type LocalFrontmatter, type Outline, type OutlineHeading } from '../../../src/model/page.ts';
import { DEEPEST_PART, type IdKind, isReservedId, type PartIds } from '../../../src/model/partIds.ts';
import { toSlug } from '../toSlug.ts';
import type { ParsedFile } from './frontmatter.ts';

/** A part as written in the file. */
export interface WrittenPart {
  readonly kind: IdKind;
  /** Index among the parts of its kind, from 0. */
  readonly index: number;
  readonly id?: string | undefined;
  /** Text to make an id of. */
  readonly text: string;
}

/** Input for the ids of a page. */
export interface IdSource {
  readonly local: Pick<LocalFrontmatter, 'steps' | 'faq'>;
  readonly outline: Pick<Outline, 'headings' | 'facts'>;
}

/** Maximum length of a generated id in characters. Every document contains ids several times, so they are short. */
const LENGTH = 16;

/** Lists the parts of a page that can have an id. */
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

/** Lists the second-level headings, which open sections, with their ids. A heading that the source language does not have is skipped. */
export function sectionsOf({ headings }: Pick<Outline, 'headings'>, ids: PartIds): { readonly id: string; readonly text: string }[] {
  return headings.filter(hasId).flatMap(({ depth, text }, index) => {
    const id = ids.headings[index];
    return depth === 2 && id !== undefined ? [{ id, text }] : [];
  });
}

/** Assigns an id to each part. `known` are ids that were published for other parts and cannot be used again. */
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

/** Position of a part in its file. */
export function positionOfPart(part: WrittenPart, { file, yaml, local }: ParsedFile, { headings }: Pick<Outline, 'headings'>): Position {
  if (part.kind !== 'headings') return yaml.positionOf(pathOf(part, local));
  return headings.filter(hasId)[part.index]?.position ?? { filePath: file.filePath, line: 1, column: 1 };
}

/** Path of an entry in the frontmatter. */
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

/** Makes an id of the first words, with a number if that id is taken. */
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
