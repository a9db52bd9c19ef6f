/** Converts a change of a text to a change of its file. Neighbours: ./texts.ts (positions of texts), ../../rules/fix.ts. */

import { isBlank } from './align.ts';
import type { TextFix } from './textFix.ts';
import type { ContentText } from './texts.ts';

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Undefined when the file does not contain exactly these characters: because of markup between them, an entity or a masked word. */
export function editOf(source: string, text: ContentText, fix: Omit<TextFix, 'problem'>): Edit | undefined {
  if (fix.start === fix.end) {
    const before = text.sourceAt(fix.start - 1);
    const after = text.sourceAt(fix.start);
    const at = after ?? (before === undefined ? undefined : before + 1);
    return at === undefined ? undefined : { start: at, end: at, text: fix.text };
  }
  const first = text.sourceAt(fix.start);
  const last = text.sourceAt(fix.end - 1);
  if (first === undefined || last === undefined) return undefined;
  let end = last + 1;
  if (isBlank(source[last])) {
    while (isBlank(source[end])) end += 1;
    // A quotation's marker between two lines must stay.
    if ((text.sourceAt(fix.end) ?? end) !== end) return undefined;
  }
  // Inside single quotes YAML doubles an apostrophe.
  if (source[last] === "'" && source[end] === "'" && text.text[fix.end] !== "'") end += 1;
  const said = source
    .slice(first, end)
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll("''", "'");
  if (said !== text.text.slice(fix.start, fix.end)) return undefined;
  // A backslash escapes a straight quotation mark; the typographic one needs no escape.
  const start = source[first - 1] === '\\' ? first - 1 : first;
  return { start, end, text: fix.text };
}

/** Applies all edits of a file. They do not overlap, because texts do not. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((edited, { start, end, text }) => edited.slice(0, start) + text + edited.slice(end), source);
}
