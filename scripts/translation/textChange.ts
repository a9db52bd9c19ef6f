/** Compares what a reader sees in two versions of a page: block by block, word by word. */
import { diffArrays } from 'diff';
import { CHANGED_TEXT_WORDS, type ChangedTextWords } from '../../src/messages/changes.ts';
import type { Language } from '../../src/messages/language.ts';
import { align } from '../core/align.ts';
import type { BlockLabel, ReaderBlock } from './readerText.ts';
import { diffWords, likeness, type Span } from './wordDiff.ts';

export interface BlockChange {
  /** `moved`: the same words at another position. `marked`: the same words with other markup or another link target. */
  readonly kind: 'changed' | 'added' | 'removed' | 'moved' | 'marked';
  readonly label: BlockLabel;
  readonly section: string;
  readonly spans: readonly Span[];
  /** Changes that the words do not show, in complete sentences. */
  readonly notes: readonly string[];
}

/** Below this likeness two paragraphs count as different, not as one changed paragraph. */
const SAME_BLOCK = 0.4;

/** Changes in the order of the later text; removed blocks are at their former position. Empty when a reader sees no difference. */
export function diffReaderText(
  localeCode: string,
  before: readonly ReaderBlock[],
  after: readonly ReaderBlock[],
  language: Language = 'en',
): BlockChange[] {
  const words = CHANGED_TEXT_WORDS[language];
  const pairs = pairBlocks(localeCode, before, after);
  const gone = pairs.flatMap(({ source, own }) => (source && !own ? [source] : []));
  const come = pairs.flatMap(({ source, own }) => (own && !source ? [own] : []));
  const moved = findMoved(gone, come);
  return pairs.flatMap(({ source, own }): BlockChange[] => {
    if (source && own) return changeOf(words, localeCode, source, own);
    if (own) {
      const from = moved.get(own);
      if (from && isCarried(from, own, moved)) return [];
      const isNew: BlockChange = {
        ...positionOf(own),
        kind: 'added',
        spans: [{ kind: 'added', text: own.text }],
        notes: own.marks.map(sentence),
      };
      return [from ? moveOf(words, from, own) : isNew];
    }
    if (!source || [...moved.values()].includes(source)) return [];
    return [{ ...positionOf(source), kind: 'removed', spans: [{ kind: 'removed', text: source.text }], notes: [] }];
  });
}

interface BlockPair {
  readonly source?: ReaderBlock | undefined;
  readonly own?: ReaderBlock | undefined;
}

/** Equal blocks are anchors; between them the most similar blocks are paired. */
function pairBlocks(localeCode: string, before: readonly ReaderBlock[], after: readonly ReaderBlock[]): BlockPair[] {
  const pairs: BlockPair[] = [];
  let removed: ReaderBlock[] = [];
  let added: ReaderBlock[] = [];
  const flush = () => {
    pairs.push(...align(removed, added, (a, b) => weigh(localeCode, a, b)));
    removed = [];
    added = [];
  };
  for (const change of diffArrays([...before], [...after], { comparator: (a, b) => keyOf(a) === keyOf(b) })) {
    if (change.removed) removed.push(...change.value);
    else if (change.added) added.push(...change.value);
    else {
      flush();
      pairs.push(...change.value.map((block) => ({ source: block, own: block })));
    }
  }
  flush();
  return pairs;
}

function weigh(localeCode: string, a: ReaderBlock, b: ReaderBlock): number {
  if (a.text === b.text) return a.label === b.label ? 2 : 1.5;
  // A short title matches even when all its words are new.
  if (a.label === b.label && SINGLE.has(a.label)) return 1;
  const alike = likeness(localeCode, a.text, b.text);
  return a.label === b.label && alike >= SAME_BLOCK ? alike : 0;
}

/** Labels that a page has once. */
const SINGLE = new Set<BlockLabel>(['pageTitle', 'shortTitle', 'teaser', 'lead']);

function changeOf(
  { blocks, notes: noteWords }: ChangedTextWords,
  localeCode: string,
  source: ReaderBlock,
  own: ReaderBlock,
): BlockChange[] {
  const notes = [
    ...(source.label === own.label ? [] : [noteWords.was({ kind: blocks[source.label] })]),
    ...own.marks.filter((mark) => !source.marks.includes(mark)).map((mark) => noteWords.now({ mark })),
    ...source.marks.filter((mark) => !own.marks.includes(mark)).map((mark) => noteWords.before({ mark })),
  ];
  if (source.text !== own.text)
    return [{ ...positionOf(own), kind: 'changed', spans: diffWords(localeCode, source.text, own.text), notes }];
  return notes.length > 0 ? [{ ...positionOf(own), kind: 'marked', spans: [{ kind: 'same', text: own.text }], notes }] : [];
}

function moveOf({ notes }: ChangedTextWords, from: ReaderBlock, own: ReaderBlock): BlockChange {
  const elsewhere = from.section ? notes.stoodUnder({ title: from.section }) : notes.stoodFirst;
  const note = own.label === 'heading' ? notes.sectionMoved : from.section === own.section ? notes.stoodInSection : elsewhere;
  return { ...positionOf(own), kind: 'moved', spans: [{ kind: 'same', text: own.text }], notes: [note] };
}

/** True for a block that moved together with its heading: only the heading is reported. */
function isCarried(from: ReaderBlock, own: ReaderBlock, moved: ReadonlyMap<ReaderBlock, ReaderBlock>): boolean {
  if (own.label === 'heading' || from.section !== own.section) return false;
  return [...moved.keys()].some((block) => block.label === 'heading' && block.text === own.section);
}

function sentence(mark: string): string {
  return `${mark}.`;
}

/** Blocks that were removed at one position and added at another. */
function findMoved(gone: readonly ReaderBlock[], come: readonly ReaderBlock[]): Map<ReaderBlock, ReaderBlock> {
  const left = [...gone];
  const moved = new Map<ReaderBlock, ReaderBlock>();
  for (const own of come) {
    const at = left.findIndex((block) => keyOf(block) === keyOf(own));
    const from = left[at];
    if (!from) continue;
    moved.set(own, from);
    left.splice(at, 1);
  }
  return moved;
}

function positionOf({ label, section }: ReaderBlock): Pick<BlockChange, 'label' | 'section'> {
  return { label, section };
}

function keyOf({ label, text, marks }: ReaderBlock): string {
  return [label, text, ...marks].join('\n');
}
