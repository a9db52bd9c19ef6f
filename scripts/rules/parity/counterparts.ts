/** A translation with its source, and the functions that report a difference between the two. */
import type { Said } from '../../../src/messages/findings.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import type { Outline, Page } from '../../../src/model/page.ts';
import type { ParsedFile } from '../../content/pages/frontmatter.ts';
import type { Pair } from '../../core/align.ts';
import { error } from '../rule.ts';

/** A heading with its section. */
export type Section = Outline['headings'][number] & {
  /** Language-independent marks in the section (scripts/content/missing/marks.ts). */
  readonly marks: ReadonlySet<string>;
};

export interface Counterparts {
  /** Without the parts that the translation lacks: only what is left has to be the same. */
  readonly source: Page;
  readonly wholeSource: Page;
  readonly own: Page;
  readonly sourceFile: ParsedFile;
  readonly ownFile: ParsedFile;
  /** The source file's name: tr.mdx. */
  readonly sourceName: string;
  /** The headings of both, paired. */
  readonly sections: readonly Pair<Section>[];
  /** True for the target of a link that has a finding of its own: an unknown page, or an address instead of a page. */
  readonly isBroken: (target: string) => boolean;
  /** By what a text names: true for a name that has a finding of its own, because the register does not have it. */
  readonly isUnknown: IsUnknown;
}

export type IsUnknown = Readonly<Record<'passage' | 'official' | 'fee' | 'law', (name: string) => boolean>>;

export const PARITY = 'parity';

/** Reports one difference, with the positions in the translation and in the source. */
export function difference(position: Position, said: Said, sourcePosition: Position): Issue {
  return error(PARITY, position, said, [sourcePosition]);
}

/**
 * Position in the translation for a part that only the source has: the same key of the frontmatter, or the heading that corresponds to the
 * heading above it.
 */
export function positionInOwn(counterparts: Counterparts, sourcePosition: Position): Position {
  const key = keyAt(counterparts.sourceFile, sourcePosition.line);
  if (key) return counterparts.ownFile.yaml.positionOfKey([], key);
  return answerTo(sourcePosition, 'source', 'own', counterparts.sections) ?? startOf(counterparts.own);
}

/** Position in the source for a part that only the translation has. */
export function positionInSource(counterparts: Counterparts, ownPosition: Position): Position {
  const key = keyAt(counterparts.ownFile, ownPosition.line);
  if (key) return counterparts.sourceFile.yaml.positionOfKey([], key);
  return answerTo(ownPosition, 'own', 'source', counterparts.sections) ?? startOf(counterparts.source);
}

/** The frontmatter key that contains a line; undefined for a line of the body. */
function keyAt(file: ParsedFile, line: number): string | undefined {
  const linesBeforeBody = /^\n*/.exec(file.body)?.[0].length ?? 0;
  if (line > linesBeforeBody) return undefined;
  const keys = Object.keys(file.yaml.data as Readonly<Record<string, unknown>>);
  return keys.findLast((key) => file.yaml.positionOfKey([], key).line <= line);
}

type Side = 'source' | 'own';

function answerTo({ line }: Position, from: Side, to: Side, sections: readonly Pair<Section>[]): Position | undefined {
  const answers = answersOf(sections, from, to);
  // Binary search for the last heading at or above the line; headings are sorted by line.
  let [above, below] = [-1, answers.length];
  while (below - above > 1) {
    const middle = (above + below) >> 1;
    if ((answers[middle]?.line ?? 0) <= line) above = middle;
    else below = middle;
  }
  return answers[above]?.position;
}

/** A heading's line on one side, and the position of the last heading up to it that exists on the other side. */
interface HeadingAnswer {
  readonly line: number;
  readonly position: Position | undefined;
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
  let position: Position | undefined;
  return sections.flatMap((pair) => {
    position = pair[to]?.position ?? position;
    const heading = pair[from];
    return heading ? [{ line: heading.position.line, position }] : [];
  });
}

function startOf(page: Page): Position {
  return { filePath: page.filePath, line: 1, column: 1 };
}
