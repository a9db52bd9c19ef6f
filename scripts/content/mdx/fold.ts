/** Builds headings, paragraphs and lists of plain words without the parser, which sees one sign for a run of them. Neighbour: ./mask.ts. */
import type { List, Nodes, Paragraph, Parents, Root, RootContent } from 'mdast';
import type { Position } from 'unist';
import { isPlain } from './plain.ts';
import { walk } from './walk.ts';

export interface FoldedBody {
  /** What the parser reads: no line of it is another one's, and of neighbouring empty lines there is one. */
  readonly value: string;
  /** The line of the body, counted from 1, that stands in a line of `value`. */
  lineOf(line: number): number;
  /** Puts the blocks into the tree that was read from `value`. Throws where one of them has no place: the body itself has to be read then. */
  unfold(tree: Root): void;
}

/** Stands for a run of blocks. A body that holds it is not folded (./mask.ts). */
export const FOLD = '\uf8ff';

const HEADING = /^(#{1,6}) (.*)$/;
const ITEM = '- ';
/** Lines that neither begin nor continue a list. */
const NO_LIST = /^[\p{L}#]/u;

/** Lines without an empty one between them. */
interface Chunk {
  /** Counted from 0. */
  readonly line: number;
  readonly lines: readonly string[];
}

/**
 * Most blocks of most pages are plain, and the parser spends the better part of its time on blocks, however short they are. A block
 * is one where it begins at a line's first sign and empty lines are around it, as then no list, quotation or table can reach it
 * (CommonMark 0.31, 4.8 and 5.2). Proven against the parser in mask.test.ts.
 */
export function foldBlocks(body: string): FoldedBody {
  const lines = body.split('\n');
  const chunks = chunksOf(lines);
  const folds = new Map<number, RootContent[]>();
  let run: RootContent[] | undefined;
  for (const [index, chunk] of chunks.entries()) {
    const block = toBlock(chunk, chunks[index - 1], chunks[index + 1]);
    if (!block) {
      run = undefined;
      continue;
    }
    lines.fill('', chunk.line, chunk.line + chunk.lines.length);
    if (!run) {
      run = [];
      folds.set(chunk.line + 1, run);
      lines[chunk.line] = FOLD;
    }
    run.push(block);
  }
  // The parser takes its time with empty lines too, of which a body has as many before it as its file has frontmatter.
  const kept = lines.flatMap((text, line) => (text !== '' || (line > 0 && lines[line - 1] !== '') ? [line] : []));
  const end = { line: lines.length, column: body.length - body.lastIndexOf('\n') };
  return {
    value: kept.map((line) => lines[line]).join('\n'),
    lineOf: (line) => (kept[line - 1] ?? lines.length - 1) + 1,
    unfold(tree) {
      unfold(tree, folds);
      // Of what holds blocks, only the root can end with one, or begin before the first.
      if (tree.position) tree.position = { start: { line: 1, column: 1 }, end };
    },
  };
}

function chunksOf(lines: readonly string[]): Chunk[] {
  const chunks: Chunk[] = [];
  let start = -1;
  for (let line = 0; line <= lines.length; line += 1) {
    const isFilled = lines[line] !== undefined && lines[line] !== '';
    if (isFilled && start < 0) start = line;
    if (isFilled || start < 0) continue;
    chunks.push({ line: start, lines: lines.slice(start, line) });
    start = -1;
  }
  return chunks;
}

function toBlock({ line, lines }: Chunk, before: Chunk | undefined, after: Chunk | undefined): RootContent | undefined {
  const [first = ''] = lines;
  if (first.startsWith(ITEM)) {
    const isAlone = before?.lines.every((text) => NO_LIST.test(text)) !== false && (!after || NO_LIST.test(after.lines[0] ?? ''));
    return isAlone ? toList(lines, line + 1) : undefined;
  }
  if (lines.length > 1) return undefined;
  if (isPlain(first)) return toParagraph(first, line + 1, 1);
  const [, marks = '', text = ''] = HEADING.exec(first) ?? [];
  if (!isPlain(text)) return undefined;
  const depth = marks.length as 1 | 2 | 3 | 4 | 5 | 6;
  return {
    type: 'heading',
    depth,
    children: toParagraph(text, line + 1, depth + 2).children,
    position: positionOf(line + 1, 1, line + 1, first.length + 1),
  };
}

function toList(lines: readonly string[], firstLine: number): List | undefined {
  if (!lines.every((text) => text.startsWith(ITEM) && isPlain(text.slice(ITEM.length)))) return undefined;
  return {
    type: 'list',
    ordered: false,
    start: null,
    spread: false,
    children: lines.map((text, index) => ({
      type: 'listItem',
      spread: false,
      checked: null,
      children: [toParagraph(text.slice(ITEM.length), firstLine + index, ITEM.length + 1)],
      position: positionOf(firstLine + index, 1, firstLine + index, text.length + 1),
    })),
    position: positionOf(firstLine, 1, firstLine + lines.length - 1, (lines.at(-1) ?? '').length + 1),
  };
}

function toParagraph(value: string, line: number, column: number): Paragraph {
  // Two objects: what is done to one node's place is not done to the other's.
  const position = () => positionOf(line, column, line, column + value.length);
  return { type: 'paragraph', children: [{ type: 'text', value, position: position() }], position: position() };
}

function positionOf(startLine: number, startColumn: number, endLine: number, endColumn: number): Position {
  return { start: { line: startLine, column: startColumn }, end: { line: endLine, column: endColumn } };
}

function unfold(tree: Root, folds: ReadonlyMap<number, readonly RootContent[]>): void {
  const left = new Map(folds);
  walk<Nodes>(tree, (node) => {
    if (!('children' in node) || !node.children.some(isFold)) return;
    const parent = node as { children: Parents['children'][number][] };
    parent.children = parent.children.flatMap((child) => {
      if (!isFold(child)) return [child];
      const line = child.position?.start.line ?? 0;
      const blocks = left.get(line) ?? [child];
      left.delete(line);
      return blocks;
    });
  });
  if (left.size > 0) throw new Error('A run of plain blocks stands where no blocks can.');
}

function isFold(node: Nodes): boolean {
  if (node.type !== 'paragraph' || node.children.length !== 1) return false;
  const [text] = node.children;
  return text?.type === 'text' && text.value === FOLD;
}
