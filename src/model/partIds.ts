/**
 * Ids of a page's parts, which addresses contain after the #. They are the same in all languages, so a change of language keeps the part.
 */
import { ANCHORS } from './anchors.ts';

/** Kinds of parts whose ids a writer sets, in the source language's file. */
const ID_KINDS = ['headings', 'steps', 'groups', 'questions'] as const;
export type IdKind = (typeof ID_KINDS)[number];

/** Ids by kind, in page order. Headings are those of the second and third level. */
export type PartIds = Readonly<Record<IdKind, readonly string[]>>;

/** Former ids that now lead to another part, by the id of that part. */
export type OldIds = Readonly<Record<string, readonly string[]>>;

/** Lower-case Latin letters, digits and single hyphens; starts with a letter. */
export const PART_ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Maximum length of an id that a writer sets. */
export const PART_ID_LENGTH = 40;

/** Deepest heading level with an id. */
export const DEEPEST_PART = 3;

const TAKEN = new Set<string>([...Object.values(ANCHORS), 'root', 'page-data']);

/** True for ids that the site's own components use. */
export function isReservedId(id: string): boolean {
  return TAKEN.has(id) || /^(?:fact-\d+|az-\d+|country-[a-z]{2}|deed-[a-z0-9-]+)$/.test(id);
}
