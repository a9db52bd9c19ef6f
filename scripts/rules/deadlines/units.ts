/**
 * Divides a page's text into units that a reader takes in at one glance: a paragraph, a list item with the line above the list, a table row
 * with the column headers, a figure with its words, a step, a question with its answer.
 */
import type { Position } from '../../../src/model/issue.ts';
import type { Outline, Page, TextBlock } from '../../../src/model/page.ts';
import { DEEPEST_PART } from '../../../src/model/partIds.ts';

export interface TextUnit {
  readonly kind: 'paragraph' | 'list item' | 'table row' | 'figure' | 'step' | 'answer';
  /** The unit's own text. */
  readonly blocks: readonly TextBlock[];
  /** Text that is read with it: column headers, or the line above a list. */
  readonly context: readonly TextBlock[];
  /** Id of the part of the page to which it belongs; undefined above the first heading. */
  readonly partId: string | undefined;
}

/** `fileText` is the text of the page's file; it shows where lists are. */
export function unitsOf(page: Page, fileText: string): TextUnit[] {
  const { outline, partIds } = page;
  const lines = fileText.split('\n');
  const units: (TextUnit & { readonly blocks: TextBlock[] })[] = [];
  const headings = outline.headings.filter(({ depth }) => depth <= DEEPEST_PART);
  const counts = { steps: -1, questions: -1 };
  let section: string | undefined;
  let row = '';
  let leadIn: TextBlock | undefined;

  const begin = (kind: TextUnit['kind'], block: TextBlock, partId = section, context: readonly TextBlock[] = []) =>
    units.push({ kind, blocks: [block], context, partId });
  const extend = (block: TextBlock) => {
    const last = units.at(-1);
    if (last) last.blocks.push(block);
  };
  for (const block of outline.blocks) {
    const { type, region, position } = block;
    if (type === 'heading') {
      const index = headings.findIndex((heading) => isSamePlace(heading.position, position));
      if (index >= 0) section = partIds.headings[index];
      leadIn = undefined;
    } else if (region === 'highlights') {
      if (type === 'title') begin('figure', block, undefined);
      else extend(block);
    } else if (region === 'steps') {
      if (type === 'title') begin('step', block, partIds.steps[++counts.steps]);
      else extend(block);
    } else if (region === 'faq') {
      if (type === 'question') begin('answer', block, partIds.questions[++counts.questions]);
      else if (type !== 'title') extend(block);
    } else if (type === 'tableCell') {
      const own = `${position.filePath}:${position.line}`;
      if (own === row) extend(block);
      else begin('table row', block, section, headerOf(outline, position));
      row = own;
    } else if (FRONTMATTER_LISTS.has(region) || isListItem(lines, page.filePath, position)) {
      begin('list item', block, section, leadIn?.text.trimEnd().endsWith(':') ? [leadIn] : []);
    } else {
      begin('paragraph', block);
      leadIn = block;
    }
  }
  return units;
}

/** Lists of the frontmatter; their entries have no list marker of Markdown. */
const FRONTMATTER_LISTS = new Set(['today', 'conditions', 'subConditions', 'documents']);

function isListItem(lines: readonly string[], filePath: string, position: Position): boolean {
  const before = position.filePath === filePath ? (lines[position.line - 1] ?? '').slice(0, position.column - 1) : '';
  return /^\s*(?:[-*+]|\d+[.)])\s+$/.test(before);
}

/** The header cells of the table around a cell. Each row of a Markdown table is one line; the second line separates the header. */
function headerOf({ tables, blocks }: Outline, { filePath, line }: Position): TextBlock[] {
  const table = tables.find(
    ({ position, rows }) => position.filePath === filePath && position.line < line && line <= position.line + rows,
  )?.position;
  if (!table) return [];
  return blocks.filter(({ type, position }) => type === 'tableCell' && position.filePath === filePath && position.line === table.line);
}

function isSamePlace(a: Position, b: Position): boolean {
  return a.filePath === b.filePath && a.line === b.line;
}

/** The unit's text with its context; a full stop keeps the words of different blocks apart. */
export function textOfUnit({ blocks, context }: TextUnit): string {
  return [...context, ...blocks].map(({ text }) => text).join(' . ');
}
