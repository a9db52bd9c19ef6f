/**
 * Splits a page into the parts that a translator works through, each with a hash of its words. Neighbours: ../missing/findMissingParts.ts,
 * scripts/translation/matchParts.ts.
 */
import { createHash } from 'node:crypto';
import type { Position } from '../../../src/model/issue.ts';
import type { LocalFrontmatter, Outline, TextBlock, TextSegment } from '../../../src/model/page.ts';
import { passageIdOf, positionOnPage } from './passages.ts';

/** Kind of a part; a part is compared only with parts of the same kind. */
export type PartKind =
  | 'seo'
  | 'title'
  | 'teaser'
  | 'slide'
  | 'lead'
  | 'today'
  | 'highlights'
  | 'intro'
  | 'section'
  | 'conditions'
  | 'subConditions'
  | 'documents'
  | 'step'
  | 'group'
  | 'question'
  | 'countries'
  | 'clauses'
  | 'terms';

/** A stretch of text; the words of a fact are marked, because the register controls its value. */
export interface Piece {
  readonly text: string;
  readonly factId?: string | undefined;
}

export interface Part {
  readonly kind: PartKind;
  /** Kind and position, from 1: `section.3`. Kinds that a page has once have no position: `lead`. */
  readonly key: string;
  /** The heading, the step's title or the question, in the page's language; empty for parts without one. */
  readonly title: string;
  /** One list of pieces for every paragraph, list item, table cell and title. */
  readonly lines: readonly (readonly Piece[])[];
  /** Hash of the words: white space, quotation marks, dashes, markup and the values of facts do not count. */
  readonly hash: string;
  readonly position: Position;
  /** Ids of the passages that it shows. */
  readonly passages: readonly string[];
}

/** A page, or an earlier version of one. */
export interface PartSource {
  readonly frontmatter: Pick<LocalFrontmatter, 'seo' | 'title' | 'shortTitle' | 'teaser' | 'slides'>;
  readonly outline: Pick<Outline, 'blocks' | 'headings' | 'passages'>;
  /** Texts of the country register that the page shows. */
  readonly countryTexts?: readonly string[] | undefined;
  /** Texts of deeds (content/clauses.yaml) that the page shows. */
  readonly clauseTexts?: readonly string[] | undefined;
  /** Explanations of terms that the page shows. */
  readonly termTexts?: readonly string[] | undefined;
  readonly filePath: string;
}

/** Kinds that a page can have any number of times; their keys contain a number. */
const NUMBERED: ReadonlySet<PartKind> = new Set(['slide', 'section', 'step', 'group', 'question']);

/** The parts in reading order. */
export function deriveParts({ frontmatter, outline, countryTexts, clauseTexts, termTexts, filePath }: PartSource): Part[] {
  const start = { filePath, line: 1, column: 1 };
  const drafts = [
    ...frontmatterDrafts(frontmatter, start),
    ...outlineDrafts({ filePath, outline }),
    ...registerDrafts('countries', countryTexts, start),
    ...registerDrafts('clauses', clauseTexts, start),
    ...registerDrafts('terms', termTexts, start),
  ];
  const counts = new Map<PartKind, number>();
  return drafts.map((draft) => {
    const count = (counts.get(draft.kind) ?? 0) + 1;
    counts.set(draft.kind, count);
    const key = NUMBERED.has(draft.kind) ? `${draft.kind}.${count}` : draft.kind;
    return { ...draft, key, hash: hashWords(draft.lines.map(toMarkedText)) };
  });
}

/** Ten hex digits of the words' hash: 40 bits distinguish the few versions of a part, and stay readable in a diff. */
function hashWords(texts: readonly string[]): string {
  return createHash('sha256')
    .update(normalizeWords(texts.join(' ')))
    .digest('hex')
    .slice(0, 10);
}

/** Removes everything that changes no word: quotation marks, kinds of spaces and dashes. */
export function normalizeWords(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/(?<=[\p{L}\p{N}])['’ʼ‘](?=[\p{L}\p{N}])/gu, '’')
    .replace(/["“”„«»‹›‚]|(?<![\p{L}\p{N}])['’ʼ‘]|['’ʼ‘](?![\p{L}\p{N}])/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('…', '...')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();
}

/** Replaces the words of facts by their ids, so that a new value does not change the text that quotes it. */
function toMarkedText(line: readonly Piece[]): string {
  return line.map(({ text, factId }) => (factId === undefined ? text : `{${factId}}`)).join('');
}

type Draft = Omit<Part, 'key' | 'hash' | 'lines' | 'passages'> & { lines: Piece[][]; passages: string[] };

function frontmatterDrafts(frontmatter: PartSource['frontmatter'], position: Position): Draft[] {
  const { seo, title, shortTitle, teaser, slides } = frontmatter;
  const draft = (kind: PartKind, texts: readonly (string | undefined)[], name = ''): Draft => ({
    kind,
    title: name,
    lines: texts.filter((text) => text !== undefined).map((text) => [{ text }]),
    position,
    passages: [],
  });
  return [
    draft('seo', [seo.title, seo.description]),
    draft('title', [title, shortTitle]),
    ...(teaser ? [draft('teaser', [teaser])] : []),
    ...slides.map((slide) => draft('slide', [slide.title, slide.short ?? '', slide.text].filter(Boolean), slide.title)),
  ];
}

/** A register is a file of its own, so the part has the position of the page. */
function registerDrafts(kind: 'countries' | 'clauses' | 'terms', texts: readonly string[] | undefined, position: Position): Draft[] {
  return texts ? [{ kind, title: '', lines: texts.map((text) => [{ text }]), position, passages: [] }] : [];
}

/** Regions of the outline that are one part each; other regions are split at their titles. */
const WHOLE_REGIONS: Readonly<Record<string, PartKind>> = {
  lead: 'lead',
  today: 'today',
  highlights: 'highlights',
  conditions: 'conditions',
  subConditions: 'subConditions',
  documents: 'documents',
};

/** Blocks are in rendering order: lists of the frontmatter are inside the section that shows them. */
function outlineDrafts(source: Pick<PartSource, 'filePath' | 'outline'>): Draft[] {
  const { blocks, headings } = source.outline;
  const sections = new Set(headings.filter(({ depth }) => depth === 2).map(({ position }) => `${position.line}:${position.column}`));
  const drafts: Draft[] = [];
  const open = new Map<string, Draft>();
  const begin = (region: string, kind: PartKind, block: TextBlock): Draft => {
    const isTitled = kind === 'section' || kind === 'step' || kind === 'group' || kind === 'question';
    const draft: Draft = {
      kind,
      title: isTitled ? block.text.trim() : '',
      lines: [],
      position: positionOnPage(source, block.position),
      passages: [],
    };
    drafts.push(draft);
    open.set(region, draft);
    return draft;
  };
  for (const block of blocks) {
    const { region, type, position } = block;
    const isSection = type === 'heading' && region === 'body' && sections.has(`${position.line}:${position.column}`);
    const kind = isSection ? 'section' : beginsPart(block, open.has(region));
    const draft = kind ? begin(region, kind, block) : open.get(region);
    draft?.lines.push(block.segments.map(toPiece));
    draft?.passages.push(...block.segments.flatMap((segment) => passageIdOf(segment.position.filePath) ?? []));
  }
  return drafts;
}

/** The kind of the part that a block begins; undefined when the block continues the previous part. */
function beginsPart({ region, type }: TextBlock, isOpen: boolean): PartKind | undefined {
  if (region === 'steps' && type === 'title') return 'step';
  if (region === 'faq' && type === 'question') return 'question';
  if (region === 'faq' && type === 'title') return 'group';
  return isOpen ? undefined : (WHOLE_REGIONS[region] ?? 'intro');
}

function toPiece({ text, mark, factId }: TextSegment): Piece {
  return mark === 'fact' || factId !== undefined ? { text, factId: factId ?? '' } : { text };
}
