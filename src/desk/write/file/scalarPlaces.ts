/** Where each letter of a YAML text stands in the file: texts may be folded over lines, and quoted ones have escapes. */
import type { Scalar } from 'yaml';

const BLANK = /[ \t\r\n]/;
/** Letters of the file that stand for one letter of a double-quoted text, by the letter behind the backslash. */
const ESCAPE_LENGTHS: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 };

/**
 * The place of each letter of the scalar's value, and the place behind the last one. Undefined if the letters of the source are not those of
 * the value. `source` is the text in which `range` counts.
 */
export function placesOf(source: string, scalar: Scalar): readonly number[] | undefined {
  const value = String(scalar.value);
  const places: number[] = [];
  let at = contentStart(source, scalar);
  for (let index = 0; index < value.length; index += 1) {
    const letter = value.charAt(index);
    if (scalar.type === 'QUOTE_DOUBLE') at = skipContinuation(source, at);
    if (source.charAt(at) === letter && !isEscape(source, at, scalar)) {
      places.push(at);
      at += 1;
    } else if (BLANK.test(letter)) {
      // A fold stands for one blank; several paragraphs' ends follow each other.
      places.push(at);
      if (BLANK.test(source.charAt(at))) at = skipBlanks(source, at);
      else if (isEscape(source, at, scalar)) at += escapeLength(source, at, scalar);
    } else {
      at = skipBlanks(source, at);
      places.push(at);
      const isLowHalf = /[\uDC00-\uDFFF]/.test(letter);
      if (isEscape(source, at, scalar)) at += escapeLength(source, at, scalar);
      else if (source.charAt(at) === letter) at += 1;
      else if (!isLowHalf) return undefined;
    }
  }
  places.push(at);
  return places;
}

function contentStart(source: string, { type, range }: Scalar): number {
  const from = range?.[0] ?? 0;
  if (type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL') return skipBlanks(source, source.indexOf('\n', from));
  return type === 'PLAIN' ? from : from + 1;
}

function skipBlanks(source: string, from: number): number {
  let at = from;
  while (at < source.length && BLANK.test(source.charAt(at))) at += 1;
  return at;
}

/** A backslash at the end of a line joins it with the next one. */
function skipContinuation(source: string, at: number): number {
  return source.charAt(at) === '\\' && /[\r\n]/.test(source.charAt(at + 1)) ? skipBlanks(source, at + 1) : at;
}

function isEscape(source: string, at: number, { type }: Scalar): boolean {
  if (type === 'QUOTE_DOUBLE') return source.charAt(at) === '\\';
  return type === 'QUOTE_SINGLE' && source.startsWith("''", at);
}

function escapeLength(source: string, at: number, { type }: Scalar): number {
  return type === 'QUOTE_SINGLE' ? 2 : (ESCAPE_LENGTHS[source.charAt(at + 1)] ?? 2);
}
