/** One side of the comparison of a translation with its source, with the parts of both as entries that can be paired. */
import type { LocalFrontmatter, Outline } from '../../../src/model/page.ts';
import { DEEPEST_PART, type IdKind, type PartIds } from '../../../src/model/partIds.ts';
import { deriveParts, type Part } from '../pages/parts.ts';
import { positionOnPage } from '../pages/passages.ts';
import type { RenderedPart } from '../schema/review.ts';
import { marksBetween, marksOf } from './marks.ts';
import type { Entry } from './pairFewer.ts';

/** The fields of a page that the search for missing parts reads. */
export interface Side {
  readonly frontmatter: LocalFrontmatter;
  readonly outline: Outline;
  readonly filePath: string;
}

/** What is known about the parts besides their text. */
export interface Known {
  /** The source's ids. */
  readonly ids: PartIds;
  /** The day on which an id of the source was first published, by the ledger: of two parts, the newer one is more likely to be missing. */
  readonly sinceOf: ReadonlyMap<string, string>;
  /** The translation's review record: which part of the source each of its parts renders. */
  readonly recorded: Recorded;
}

export type Recorded = Readonly<Record<string, RenderedPart>> | undefined;

/** The kinds of parts in review records, by the kinds of ids. */
const RECORD_KINDS = { headings: 'section', steps: 'step', groups: 'group', questions: 'question' } as const;

/** Key in review records of the part with this position among its kind, from 0. */
export function keyOf(kind: IdKind, index: number): string {
  return `${RECORD_KINDS[kind]}.${index + 1}`;
}

/** Entries of steps, questions or groups of a source, with its ids. */
export function sourceEntries(side: Side, kind: Exclude<IdKind, 'headings'>, { ids, sinceOf }: Known): Entry[] {
  return entriesOf(side, kind).map(({ part, marks }, index) => {
    const id = ids[kind][index];
    return { title: part.title, id, since: id === undefined ? undefined : sinceOf.get(id), marks, hash: part.hash };
  });
}

/** Entries of steps, questions or groups of a translation, with the ids that its writer names. */
export function ownEntries(side: Side, kind: Exclude<IdKind, 'headings'>, { recorded }: Known): Entry[] {
  const entries = entriesOf(side, kind);
  const written = writtenIds(side.frontmatter, kind);
  const rendered = renderedHashes(
    entries.map(({ part }) => part),
    RECORD_KINDS[kind],
    recorded,
  );
  return entries.map(({ part, marks }, index) => ({ title: part.title, id: written[index], marks, hash: rendered[index] }));
}

/** Headings of the page's text as entries. */
export function headingEntries(side: Side, { ids, sinceOf, recorded }: Known, of: 'source' | 'translation'): Entry[] {
  const { headings } = side.outline;
  const marks = marksBetween(
    marksOf(side),
    headings.map(({ position }) => position.line),
  );
  const sections = deriveParts(side).filter((part) => part.kind === 'section');
  const hashes = of === 'source' ? sections.map(({ hash }) => hash) : renderedHashes(sections, 'section', recorded);
  const counts = { named: 0, sections: 0 };
  return headings.map(({ depth, ownId }, index) => {
    const assigned = depth > DEEPEST_PART ? undefined : ids.headings[counts.named++];
    const id = of === 'source' ? assigned : ownId;
    const hash = depth === 2 ? hashes[counts.sections++] : undefined;
    return { id, since: id === undefined ? undefined : sinceOf.get(id), marks: marks[index] ?? new Set(), depth, hash };
  });
}

/** The marks of a part are on the line of its title or below, and above the next one's. */
function entriesOf(side: Side, kind: Exclude<IdKind, 'headings'>): { part: Part; marks: ReadonlySet<string> }[] {
  const parts = deriveParts(side).filter((part) => part.kind === RECORD_KINDS[kind]);
  const region = kind === 'steps' ? 'steps' : 'faq';
  const titles = side.outline.blocks.filter((block) => block.region === region && block.type === TITLE_TYPES[kind]);
  const marks = marksBetween(
    marksOf(side, region),
    // The block itself has no position of its own, its words have one.
    titles.map(({ segments, position }) => positionOnPage(side, segments[0]?.position ?? position).line - 0.5),
  );
  return parts.map((part, index) => ({ part, marks: marks[index] ?? new Set() }));
}

const TITLE_TYPES = { steps: 'title', groups: 'title', questions: 'question' } as const;

function writtenIds({ steps, faq }: LocalFrontmatter, kind: Exclude<IdKind, 'headings'>): (string | undefined)[] {
  if (kind === 'steps') return steps.map(({ id }) => id);
  if (kind === 'groups') return faq.map(({ id }) => id);
  return faq.flatMap((entry) => ('questions' in entry ? entry.questions.map(({ id }) => id) : [entry.id]));
}

/**
 * For each part of a translation the hash of the source's part that it renders by its record: found by its own words, or, if the record
 * has the same number of parts, by its position among them.
 */
function renderedHashes(parts: readonly Part[], kind: string, recorded: Recorded = {}): (string | undefined)[] {
  const numberOf = (key: string) => Number(key.split('.')[1]);
  const entries = Object.entries(recorded)
    .filter(([key]) => key.startsWith(`${kind}.`))
    .sort(([a], [b]) => numberOf(a) - numberOf(b))
    .map(([, entry]) => entry);
  return parts.map(({ hash }, index) => {
    const known = entries.find(({ own }) => own === hash) ?? (entries.length === parts.length ? entries[index] : undefined);
    return known?.source;
  });
}
