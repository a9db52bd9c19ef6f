/** Ids of a page's parts: what an address names behind its #. They are the same in all languages, so that a change of language keeps the part. */
import { ANCHORS } from './anchors.ts';

/** Kinds of parts whose ids a writer gives, in the source language's file. */
export const ID_KINDS = ['headings', 'steps', 'groups', 'questions'] as const;
export type IdKind = (typeof ID_KINDS)[number];

/** Ids by kind, in the order of the page. Headings are those of the second and third level. */
export type PartIds = Readonly<Record<IdKind, readonly string[]>>;

/** Ids that were published once and lead to another part now, by the id of that part. */
export type OldIds = Readonly<Record<string, readonly string[]>>;

/** Small Latin letters, digits and single hyphens; begins with a letter. */
export const PART_ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Longest id that a writer may give. */
export const PART_ID_LENGTH = 40;

/** Deepest level of a heading that has an id. */
export const DEEPEST_PART = 3;

const TAKEN = new Set<string>([...Object.values(ANCHORS), 'root', 'page-data']);

/** True for ids that the site's own components give. */
export function isReservedId(id: string): boolean {
  return TAKEN.has(id) || /^fact-\d+$/.test(id);
}
