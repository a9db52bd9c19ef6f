/** A translation with its source, and the functions that report a difference between the two. */
import type { Issue, Place } from '../../../src/model/issue.ts';
import type { Outline, Page } from '../../../src/model/page.ts';
import type { ParsedFile } from '../../content/frontmatter.ts';
import type { Pair } from '../../core/align.ts';
import { error } from '../rule.ts';

/** A heading with its section. */
export type Section = Outline['headings'][number] & {
  /** Language-independent marks in the section: facts, statutes, links, components, tables and lists. */
  readonly marks: ReadonlySet<string>;
};

export interface Twins {
  readonly source: Page;
  readonly own: Page;
  readonly sourceFile: ParsedFile;
  readonly ownFile: ParsedFile;
  /** The source file's name: tr.mdx. */
  readonly sourceName: string;
  /** The headings of both, paired. */
  readonly sections: readonly Pair<Section>[];
}

export const PARITY = 'parity';

/** Reports one difference, with the positions in the translation and in the source. */
export function difference(place: Place, message: string, fix: string, sourcePlace: Place): Issue {
  return error(PARITY, place, message, fix, [sourcePlace]);
}

/**
 * Position in the translation for a part that only the source has: the same key of the frontmatter, or the heading that corresponds to the
 * heading above it.
 */
export function placeInOwn(twins: Twins, sourcePlace: Place): Place {
  const key = keyAt(twins.sourceFile, sourcePlace.line);
  if (key) return twins.ownFile.yaml.placeOfKey([], key);
  return answerTo(sourcePlace, 'source', 'own', twins.sections) ?? startOf(twins.own);
}

/** Position in the source for a part that only the translation has. */
export function placeInSource(twins: Twins, ownPlace: Place): Place {
  const key = keyAt(twins.ownFile, ownPlace.line);
  if (key) return twins.sourceFile.yaml.placeOfKey([], key);
  return answerTo(ownPlace, 'own', 'source', twins.sections) ?? startOf(twins.source);
}

/** The frontmatter key that contains a line; undefined for a line of the body. */
function keyAt(file: ParsedFile, line: number): string | undefined {
  const linesBeforeBody = /^\n*/.exec(file.body)?.[0].length ?? 0;
  if (line > linesBeforeBody) return undefined;
  const keys = Object.keys(file.yaml.data as Readonly<Record<string, unknown>>);
  return keys.findLast((key) => file.yaml.placeOfKey([], key).line <= line);
}

type Side = 'source' | 'own';

function answerTo({ line }: Place, from: Side, to: Side, sections: readonly Pair<Section>[]): Place | undefined {
  const answers = answersOf(sections, from, to);
  // Binary search for the last heading at or above the line; headings are sorted by line.
  let [above, below] = [-1, answers.length];
  while (below - above > 1) {
    const middle = (above + below) >> 1;
    if ((answers[middle]?.line ?? 0) <= line) above = middle;
    else below = middle;
  }
  return answers[above]?.place;
}

/** A heading's line on one side, and the position of the last heading up to it that exists on the other side. */
interface HeadingAnswer {
  readonly line: number;
  readonly place: Place | undefined;
}

/** Cached, because a page of 10,000 headings may have as many differences: searching all headings for each of them took 5 s. */
const known = new WeakMap<readonly Pair<Section>[], Map<Side, readonly HeadingAnswer[]>>();

function answersOf(sections: readonly Pair<Section>[], from: Side, to: Side): readonly HeadingAnswer[] {
  const bySide = known.get(sections) ?? new Map<Side, readonly HeadingAnswer[]>();
  known.set(sections, bySide);
  const answers = bySide.get(from) ?? listAnswers(sections, from, to);
  bySide.set(from, answers);
  return answers;
}

function listAnswers(sections: readonly Pair<Section>[], from: Side, to: Side): HeadingAnswer[] {
  let place: Place | undefined;
  return sections.flatMap((pair) => {
    place = pair[to]?.place ?? place;
    const heading = pair[from];
    return heading ? [{ line: heading.place.line, place }] : [];
  });
}

function startOf(page: Page): Place {
  return { filePath: page.filePath, line: 1, column: 1 };
}
