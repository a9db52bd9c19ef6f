/** Extracts a writer's own words: a text without its facts, statutes and terms, and with the positions of the words. */
import { type Location, location } from 'vfile-location';
import type { Position } from '../../src/model/issue.ts';
import type { TextBlock } from '../../src/model/page.ts';
import { MAX_TEXT } from '../content/limits.ts';

/** Placeholder for marked words, so that figures on both sides are not read as one. */
const MARKED = '\ufffc';

export interface Prose {
  readonly text: string;
  /** Position of the piece that contains a character, and offset of the piece in `text`. */
  pieceAt(offset: number): { readonly position: Position; readonly start: number };
}

/** The block's words with one placeholder for each marked segment. */
export function proseOf(block: TextBlock): Prose {
  const pieces: { start: number; position: Position }[] = [];
  let text = '';
  for (const segment of block.segments) {
    pieces.push({ start: text.length, position: segment.position });
    const isMarked = segment.factId !== undefined || (segment.mark !== undefined && segment.mark !== 'link');
    text += isMarked ? MARKED : segment.text;
  }
  return { text, pieceAt: (offset) => pieces.findLast((piece) => piece.start <= offset) ?? { start: 0, position: block.position } };
}

/**
 * Position of words that follow a position in a file. YAML folds lines and Markdown adds marks, so the words are searched in the file; if
 * they are not found, the given position is returned.
 */
export function positionOfWords(fileText: string, from: Position, words: string): Position {
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

/** Offset of a position in its file's text. */
export function offsetOf(fileText: string, position: Position): number {
  return locationOf(fileText).toOffset(position) ?? 0;
}

/** Maximum distance of words from the beginning of their text, including markup and indentation. */
const REACH = 4 * MAX_TEXT;

/** The line index of the last file, cached because a file may have many issues. */
let known: { readonly text: string; readonly lines: Location } | undefined;

function locationOf(text: string): Location {
  if (known?.text !== text) known = { text, lines: location(text) };
  return known.lines;
}
