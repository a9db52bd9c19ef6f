/** A translation with its source, and how a difference between the two is reported. */
import type { Issue, Place } from '../../../src/model/issue.ts';
import type { Outline, Page } from '../../../src/model/page.ts';
import type { ParsedFile } from '../../content/frontmatter.ts';
import type { Pair } from '../../core/align.ts';
import { error } from '../rule.ts';

/** A heading with what follows it up to the next. */
export type Section = Outline['headings'][number] & {
  /** What stands below the heading and is the same in every language. */
  readonly marks: readonly string[];
};

export interface Twins {
  readonly source: Page;
  readonly own: Page;
  readonly sourceFile: ParsedFile;
  readonly ownFile: ParsedFile;
  /** The source file's name: tr.mdx. */
  readonly sourceName: string;
  /** The headings of both, side by side. */
  readonly sections: readonly Pair<Section>[];
}

export const PARITY = 'parity';

/** One difference, with the place in the translation and the place in the source. */
export function difference(place: Place, message: string, fix: string, sourcePlace: Place): Issue {
  return error(PARITY, place, message, fix, [sourcePlace]);
}

/**
 * Where a part that only the source has belongs in the translation: at the same key of the frontmatter, or behind the heading
 * that answers the heading above it.
 */
export function placeInOwn(twins: Twins, sourcePlace: Place): Place {
  const key = keyAt(twins.sourceFile, sourcePlace.line);
  if (key) return twins.ownFile.yaml.placeOfKey([], key);
  return answerTo(sourcePlace, 'source', 'own', twins.sections) ?? startOf(twins.own);
}

/** The same for a part that only the translation has. */
export function placeInSource(twins: Twins, ownPlace: Place): Place {
  const key = keyAt(twins.ownFile, ownPlace.line);
  if (key) return twins.sourceFile.yaml.placeOfKey([], key);
  return answerTo(ownPlace, 'own', 'source', twins.sections) ?? startOf(twins.source);
}

/** The key of the frontmatter that holds a line; undefined for a line of the body. */
function keyAt(file: ParsedFile, line: number): string | undefined {
  const linesBeforeBody = /^\n*/.exec(file.body)?.[0].length ?? 0;
  if (line > linesBeforeBody) return undefined;
  const keys = Object.keys(file.yaml.data as Readonly<Record<string, unknown>>);
  return keys.findLast((key) => file.yaml.placeOfKey([], key).line <= line);
}

function answerTo(place: Place, from: 'source' | 'own', to: 'source' | 'own', sections: readonly Pair<Section>[]): Place | undefined {
  const above = sections.findLastIndex((pair) => (pair[from]?.place.line ?? Number.POSITIVE_INFINITY) <= place.line);
  return sections.slice(0, above + 1).findLast((pair) => pair[to])?.[to]?.place;
}

function startOf(page: Page): Place {
  return { filePath: page.filePath, line: 1, column: 1 };
}
