/**
 * Passages: rules of law that are written once and shown by several pages. A page's file names a passage, and ./mdx/passageTree.ts puts its
 * text into the page's tree. Neighbours: ./readPassages.ts, ../read.ts.
 */
import { createHash } from 'node:crypto';
import type { Position } from '../../../src/model/issue.ts';
import type { Outline } from '../../../src/model/page.ts';

/** A passage in one language: the file content/passages/<id>/<locale>.mdx. It has no frontmatter. */
export interface PassageFile {
  readonly id: string;
  /** File name without extension. */
  readonly localeCode: string;
  /** Path in reports: content/passages/legal-aid/de.mdx. */
  readonly filePath: string;
  readonly absolutePath: string;
  readonly text: string;
}

/** A passage's file with what its text contains. */
export interface Passage extends PassageFile {
  /** Empty when the MDX cannot be parsed. */
  readonly outline: Outline;
}

/** By id, then by locale code. */
export type Passages<P extends PassageFile = Passage> = ReadonlyMap<string, ReadonlyMap<string, P>>;

/** Passages by id, in one language. */
export type UsedPassages = ReadonlyMap<string, PassageFile>;

const USE = /<Passage\b[^>]*?\bid\s*=\s*["']([^"'>]*)["']/g;

/** The passages that a page's text names, in its language; without those that do not exist. */
export function passagesIn(text: string, localeCode: string, passages: Passages<PassageFile>): UsedPassages {
  const used = new Map<string, PassageFile>();
  for (const [, id = ''] of text.matchAll(USE)) {
    const passage = passages.get(id)?.get(localeCode);
    if (passage) used.set(id, passage);
  }
  return used;
}

/** SHA-256 of a page's text and of the passages that it shows; without passages, of the text alone. */
export function hashPage(text: string, passages: UsedPassages): string {
  const hash = createHash('sha256').update(text);
  for (const [id, passage] of passages) hash.update(`\0${id}\0${passage.text}`);
  return hash.digest('hex');
}

/** All passages in all languages. */
export function listPassages<P extends PassageFile>(passages: Passages<P>): P[] {
  return [...passages.values()].flatMap((languages) => [...languages.values()]);
}

/** Position in the page's file: for a place inside a passage, where the page names the passage for the first time. */
export function positionOnPage(
  { filePath, outline }: { readonly filePath: string; readonly outline: Pick<Outline, 'passages'> },
  position: Position,
): Position {
  if (position.filePath === filePath) return position;
  const id = passageIdOf(position.filePath);
  return outline.passages.find((use) => use.id === id)?.position ?? { filePath, line: 1, column: 1 };
}

/** The pages' files in which a reader sees the text of a file: the file itself, or all that show the passage. */
export function showing<F extends { readonly filePath: string; readonly localeCode: string; readonly passages: UsedPassages }>(
  files: readonly F[],
  filePath: string,
): F[] {
  const id = passageIdOf(filePath);
  if (id === undefined) return files.filter((file) => file.filePath === filePath);
  return files.filter(({ passages }) => passages.get(id)?.filePath === filePath);
}

/** The id of the passage to whose file a path leads; undefined for every other file. */
export function passageIdOf(filePath: string): string | undefined {
  return /\/passages\/([^/]+)\/[^/]+\.mdx$/.exec(filePath)?.[1];
}
