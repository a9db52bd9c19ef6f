/** A writer's own words: texts without what is marked as a fact, a statute or a term, and where words of them stand. */
import type { Place } from '../../../src/model/issue.ts';
import type { TextBlock } from '../../../src/model/page.ts';

/** Stands for marked words, so that figures left and right of them are not read as one. */
const MARKED = '\ufffc';

export interface Prose {
  readonly text: string;
  /** Place of the piece that holds a character, and the piece's own beginning in `text`. */
  pieceAt(offset: number): { readonly place: Place; readonly start: number };
}

/** The block's words with one sign in the place of each marked stretch. */
export function proseOf(block: TextBlock): Prose {
  const pieces: { start: number; place: Place }[] = [];
  let text = '';
  for (const segment of block.segments) {
    pieces.push({ start: text.length, place: segment.place });
    const isMarked = segment.factId !== undefined || (segment.mark !== undefined && segment.mark !== 'link');
    text += isMarked ? MARKED : segment.text;
  }
  return { text, pieceAt: (offset) => pieces.findLast((piece) => piece.start <= offset) ?? { start: 0, place: block.place } };
}

/**
 * Place of words that stand in a file at a place or behind it. Frontmatter folds lines and Markdown marks words, so the
 * words are looked up in the file itself; the given place is the answer when they are not found.
 */
export function placeOfWords(fileText: string, from: Place, words: string): Place {
  const lines = fileText.split('\n');
  const offset = lines.slice(0, from.line - 1).reduce((sum, line) => sum + line.length + 1, 0) + from.column - 1;
  const pattern = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+');
  const match = new RegExp(pattern, 'u').exec(fileText.slice(offset));
  if (!match) return from;
  const before = fileText.slice(0, offset + match.index).split('\n');
  return { filePath: from.filePath, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
