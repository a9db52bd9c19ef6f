/** Finds and reads the frontmatter in a file's text. The text is the truth: all edits of this folder are replacements of a few letters of it. */
import { type Document, parseDocument } from 'yaml';
import type { TextEdit } from '../../../model/writing.ts';

/** Keys and indices from the frontmatter's root: `['faq', 2, 'answer']`. */
export type Path = readonly (string | number)[];

/** Places in the file's text. */
export interface FrontmatterPlace {
  /** First letter of the YAML. */
  readonly from: number;
  /** The closing line `---`. */
  readonly to: number;
  /** First letter of the text below, without the empty lines before it. */
  readonly bodyFrom: number;
}

export interface Frontmatter extends FrontmatterPlace {
  readonly text: string;
  /** Its positions count from `from`. */
  readonly document: Document.Parsed;
  readonly value: unknown;
}

/** Undefined if the file has none, such as that of a passage, or if its end is missing. */
export function findFrontmatter(text: string): FrontmatterPlace | undefined {
  const opening = /^\uFEFF?---[ \t]*\r?\n/.exec(text)?.[0];
  if (opening === undefined) return undefined;
  const closing = /^---[ \t]*(?:\r?\n|$)(?:[ \t]*\r?\n)*/gm;
  closing.lastIndex = opening.length;
  const found = closing.exec(text);
  return found ? { from: opening.length, to: found.index, bodyFrom: found.index + found[0].length } : undefined;
}

/** Undefined if there is none, or if its YAML has mistakes: then nothing can be edited by forms. */
export function readFrontmatter(text: string): Frontmatter | undefined {
  const place = findFrontmatter(text);
  if (!place) return undefined;
  const document = parseDocument(text.slice(place.from, place.to), { keepSourceTokens: true });
  if (document.errors.length > 0) return undefined;
  return { ...place, text, document, value: document.toJS() };
}

/** The text after edits, which may stand in any order and do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text);
}

/** The edits if they lead to exactly this value of the frontmatter, otherwise undefined. */
export function edited({ text, from, to }: Frontmatter, edits: readonly TextEdit[], expected: unknown): readonly TextEdit[] | undefined {
  const yaml = text.slice(from, to);
  const inside = edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }));
  const document = parseDocument(applyEdits(yaml, inside));
  if (document.errors.length > 0) return undefined;
  return isSame(document.toJS(), expected) ? edits : undefined;
}

/** True for equal texts, lists and objects; the order of keys does not matter. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  const isEqual = (key: string) => isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]);
  return Array.isArray(a) === Array.isArray(b) && keys.length === others.length && keys.every((key) => key in b && isEqual(key));
}

/** The value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, key) => (node as Record<string | number, unknown> | undefined | null)?.[key], value);
}

/** A copy of the value with another one at a path; `undefined` removes a key. */
export function withValue(value: unknown, path: Path, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (Array.isArray(value)) return value.map((entry, index) => (index === key ? withValue(entry, rest, next) : entry));
  const node = (value ?? {}) as Record<string, unknown>;
  const inner = withValue(node[key], rest, next);
  if (inner !== undefined) return { ...node, [key]: inner };
  return Object.fromEntries(Object.entries(node).filter(([name]) => name !== key));
}
