/**
 * Finds texts that would take a parser too long and that no writer needs: deep nesting, and paragraphs full of markup. Neighbours:
 * ./decode.ts, ./mdx.
 */
import { type Said, says } from '../../src/messages/findings.ts';
import type { TextBlock } from '../../src/model/page.ts';

/** Maximum number of markers of lists, quotations or keys at the beginning of a line. Real texts have one. */
const MAX_MARKERS = 8;
/** Maximum indentation in columns. Real texts have ten. */
const MAX_INDENT = 60;
/** Maximum number of brackets, braces or tags that are open at the same time. */
const MAX_OPEN = 50;
/** Maximum number of markup characters in lines without an empty line between them. The complete frontmatter of a page has 114. */
const MAX_MARKS = 500;
/** Maximum number of lines without an empty line between them. The longest frontmatter has 117. */
const MAX_LINES = 1000;

/**
 * Maximum number of characters of one paragraph, label or other text. The longest paragraph of this site has 780. Rules compare words with
 * their neighbours, so their time grows with the square of a text's length; with this limit it grows with the number of texts.
 */
export const MAX_TEXT = 5000;

/** The first position that exceeds a limit, counted from 1, with the message. */
export interface Excess {
  readonly ruleId: 'nesting' | 'markup' | 'long-text';
  readonly line: number;
  readonly column: number;
  readonly said: Said;
}

/** Spaces, and the markers after them, each of which opens a level in Markdown or YAML. */
const INDENT = /^[ \t]*/;
const MARKERS = /^(?:[ \t]*(?:>|(?:[-+*?]|\d{1,9}[.)])(?=[ \t]|$)))+/;
const MARKER = />|[-+*?]|\d+[.)]/g;
/** Everything that opens or closes a level within a line. A tag that ends in /> opens none. */
const LEVELS = /[[\]{}]|<\/?[A-Za-z][^<>]*>?/g;

/**
 * Finds nesting that takes parsers minutes or ends the process: 800 levels of lists took 17 s, 5,000 brackets in YAML ended Node
 * (2026-11-22). Counts characters in all contexts, so that no parser is needed.
 */
export function findNesting(text: string): Excess | undefined {
  const open = { brackets: 0, tags: 0 };
  for (const [index, own] of text.split('\n').entries()) {
    const line = index + 1;
    const indent = INDENT.exec(own)?.[0].length ?? 0;
    if (indent > MAX_INDENT && indent < own.length) return nesting(line, MAX_INDENT + 1, says('nesting.indent', { most: MAX_INDENT }));
    const markers = [...(MARKERS.exec(own)?.[0].matchAll(MARKER) ?? [])];
    const marker = markers[MAX_MARKERS];
    if (marker) return nesting(line, marker.index + 1, says('nesting.markers', { most: MAX_MARKERS }));
    for (const { 0: sign, index: at } of own.matchAll(LEVELS)) {
      const kind = sign.startsWith('<') ? 'tags' : 'brackets';
      if (!sign.endsWith('/>')) open[kind] = Math.max(0, open[kind] + (/^(?:<\/|[\]}])/.test(sign) ? -1 : 1));
      if (open[kind] > MAX_OPEN) return nesting(line, at + 1, says('nesting.open', { most: MAX_OPEN, isTag: kind === 'tags' }));
    }
  }
  return undefined;
}

function nesting(line: number, column: number, said: Said): Excess {
  return { ruleId: 'nesting', line, column, said };
}

const MARKS = /[[\]*_`~!<&@\\]/g;
/** A line that begins a new block even without an empty line before it. */
const BEGINNING = /^ {0,3}(?:[-+*] +\S|#{1,6} )/;

/** Finds lines of Markdown with so much markup that the parser compares each character with all others. */
export function findDenseMarkup(text: string): Excess | undefined {
  let lines = 0;
  let marks = 0;
  for (const [index, own] of text.split('\n').entries()) {
    const line = index + 1;
    const isEmpty = own.trim() === '';
    if (isEmpty || BEGINNING.test(own)) marks = 0;
    lines = isEmpty ? 0 : lines + 1;
    if (lines > MAX_LINES) return { ruleId: 'markup', line, column: 1, said: says('markup.lines', { most: MAX_LINES }) };
    if (isEmpty) continue;
    for (const { index: at } of own.matchAll(MARKS)) {
      marks += 1;
      if (marks > MAX_MARKS) return { ruleId: 'markup', line, column: at + 1, said: says('markup.marks', { most: MAX_MARKS }) };
    }
  }
  return undefined;
}

/** Finds the first text of a page that is too long for the rules. */
export function findLongText(blocks: readonly TextBlock[]): Excess | undefined {
  const block = blocks.find(({ text }) => text.length > MAX_TEXT);
  if (!block) return undefined;
  const { line, column } = block.position;
  return { ruleId: 'long-text', line, column, said: says('long-text', { length: block.text.length, most: MAX_TEXT }) };
}
