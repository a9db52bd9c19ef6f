/** Shortens a changed paragraph to its changes and a few words around them. */
import type { Span } from '../wordDiff.ts';

/** Words of unchanged text before and after a change. */
const CONTEXT_WORDS = 5;
/** Words of one removal or insertion. */
const CHANGE_WORDS = 25;

/** The same changes; long texts are shortened with an ellipsis. */
export function excerpt(spans: readonly Span[]): Span[] {
  return spans.map((span, index) => {
    if (span.kind !== 'same') return { ...span, text: head(span.text, CHANGE_WORDS) };
    const [isFirst, isLast] = [index === 0, index === spans.length - 1];
    if (isFirst && isLast) return { ...span, text: head(span.text, CHANGE_WORDS) };
    if (isFirst) return { ...span, text: tail(span.text) };
    if (isLast) return { ...span, text: head(span.text, CONTEXT_WORDS) };
    const isLong = piecesOf(span.text).length > 2 * CONTEXT_WORDS;
    return isLong ? { ...span, text: `${head(span.text, CONTEXT_WORDS)}${tail(span.text).replace(/^… /u, ' ')}` } : span;
  });
}

/** Number of words. */
export function wordCount(spans: readonly Span[]): number {
  return spans.reduce((sum, { text }) => sum + piecesOf(text).length, 0);
}

/** Words with the spaces before them. */
function piecesOf(text: string): string[] {
  return text.match(/\s*\S+/gu) ?? [];
}

function head(text: string, count: number): string {
  const pieces = piecesOf(text);
  return pieces.length > count ? `${pieces.slice(0, count).join('')} …` : text;
}

function tail(text: string): string {
  const pieces = piecesOf(text);
  return pieces.length > CONTEXT_WORDS ? `… ${text.slice(pieces.slice(0, -CONTEXT_WORDS).join('').length).trimStart()}` : text;
}
