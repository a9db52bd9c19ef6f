/** A writer's own words: texts without what is marked as a fact, a statute or a term, and where words of them stand. */
import { type Location, location } from 'vfile-location';
import type { Place } from '../../src/model/issue.ts';
import type { TextBlock } from '../../src/model/page.ts';
import { MAX_TEXT } from '../content/limits.ts';

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
  const lines = locationOf(fileText);
  const offset = lines.toOffset(from) ?? 0;
  const pattern = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+');
  const match = new RegExp(pattern, 'u').exec(fileText.slice(offset, offset + REACH));
  if (!match) return from;
  const found = lines.toPoint(offset + match.index);
  return found ? { filePath: from.filePath, line: found.line, column: found.column } : from;
}

/** How far words may stand behind the beginning of their text, markup and indentation included. */
const REACH = 4 * MAX_TEXT;

/** The lines of the file that was asked for last: a file has many findings. */
let known: { readonly text: string; readonly lines: Location } | undefined;

function locationOf(text: string): Location {
  if (known?.text !== text) known = { text, lines: location(text) };
  return known.lines;
}
