/** Finds what no writer writes and no parser reads in good time: deep nesting, and paragraphs full of markup. Neighbours: ./decode.ts, ./mdx. */
import type { TextBlock } from '../../src/model/page.ts';

/** Signs that begin a list, a quotation or a key, at the beginning of one line. Real texts have one. */
const MAX_MARKERS = 8;
/** Columns that a line is indented by. Real texts have ten. */
const MAX_INDENT = 60;
/** Brackets, braces or tags that are open at the same time. */
const MAX_OPEN = 50;
/** Signs of markup in lines without an empty one between them. A page's whole frontmatter has 114. */
const MAX_MARKS = 500;
/** Lines without an empty one between them. The longest frontmatter has 117. */
const MAX_LINES = 1000;

/**
 * Characters of one paragraph, label or other text. The longest paragraph of this site has 780. Rules compare words with their
 * neighbours, so that their time grows with the square of a text; with this limit it grows with the number of texts.
 */
export const MAX_TEXT = 5000;

/** Where a limit is passed first, counted from 1, and what to say. */
export interface Excess {
  readonly ruleId: 'nesting' | 'markup' | 'long-text';
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly fix: string;
}

/** Blanks, and the markers after them, each of which opens a level in Markdown or YAML. */
const INDENT = /^[ \t]*/;
const MARKERS = /^(?:[ \t]*(?:>|(?:[-+*?]|\d{1,9}[.)])(?=[ \t]|$)))+/;
const MARKER = />|[-+*?]|\d+[.)]/g;
/** Whatever opens or closes a level inside of a line. A tag that ends in /> opens none. */
const LEVELS = /[[\]{}]|<\/?[A-Za-z][^<>]*>?/g;

/**
 * Nesting that parsers answer with minutes, or with the end of the program: 800 levels of lists took 17 s, 5,000 brackets in YAML
 * ended Node (2026-11-22). Counts signs wherever they stand, so that no parser is needed.
 */
export function findNesting(text: string): Excess | undefined {
  const open = { brackets: 0, tags: 0 };
  for (const [index, own] of text.split('\n').entries()) {
    const line = index + 1;
    const indent = INDENT.exec(own)?.[0].length ?? 0;
    if (indent > MAX_INDENT && indent < own.length)
      return nesting(line, MAX_INDENT + 1, `This line is indented by more than ${MAX_INDENT} blanks.`);
    const markers = [...(MARKERS.exec(own)?.[0].matchAll(MARKER) ?? [])];
    const marker = markers[MAX_MARKERS];
    if (marker)
      return nesting(line, marker.index + 1, `More than ${MAX_MARKERS} lists, quotations or keys begin inside one another in this line.`);
    for (const { 0: sign, index: at } of own.matchAll(LEVELS)) {
      const kind = sign.startsWith('<') ? 'tags' : 'brackets';
      if (!sign.endsWith('/>')) open[kind] = Math.max(0, open[kind] + (/^(?:<\/|[\]}])/.test(sign) ? -1 : 1));
      if (open[kind] > MAX_OPEN) {
        const what = kind === 'tags' ? 'components' : 'brackets';
        return nesting(line, at + 1, `More than ${MAX_OPEN} ${what} are open at the same time here.`);
      }
    }
  }
  return undefined;
}

function nesting(line: number, column: number, message: string): Excess {
  const fix = 'Close what is open, or write it on fewer levels: three are enough for a reader.';
  return { ruleId: 'nesting', line, column, message, fix };
}

const MARKS = /[[\]*_`~!<&@\\]/g;
/** A line that begins a new block even where no empty line stands before it. */
const BEGINNING = /^ {0,3}(?:[-+*] +\S|#{1,6} )/;

/** Lines of Markdown so full of markup that the parser compares each sign with all others. */
export function findDenseMarkup(text: string): Excess | undefined {
  let lines = 0;
  let marks = 0;
  for (const [index, own] of text.split('\n').entries()) {
    const line = index + 1;
    const isEmpty = own.trim() === '';
    if (isEmpty || BEGINNING.test(own)) marks = 0;
    lines = isEmpty ? 0 : lines + 1;
    if (lines > MAX_LINES) return dense(line, 1, `More than ${MAX_LINES} lines stand here without an empty one.`);
    if (isEmpty) continue;
    for (const { index: at } of own.matchAll(MARKS)) {
      marks += 1;
      if (marks > MAX_MARKS) return dense(line, at + 1, `This paragraph has more than ${MAX_MARKS} signs of markup, such as [ or *.`);
    }
  }
  return undefined;
}

function dense(line: number, column: number, message: string): Excess {
  return { ruleId: 'markup', line, column, message, fix: 'Remove what was pasted here by accident, or begin new paragraphs.' };
}

/** The first of a page's texts that is longer than any rule reads in good time. */
export function findLongText(blocks: readonly TextBlock[]): Excess | undefined {
  const block = blocks.find(({ text }) => text.length > MAX_TEXT);
  if (!block) return undefined;
  const [count, most] = [block.text.length, MAX_TEXT].map((length) => length.toLocaleString('en'));
  const message = `This text has ${count} characters; one paragraph has at most ${most}.`;
  const { line, column } = block.place;
  return { ruleId: 'long-text', line, column, message, fix: 'Begin new paragraphs, or remove what was pasted here by accident.' };
}
