/** Finds the table rows that a translation lacks. Neighbour: ./findMissingParts.ts. */
import type { Outline } from '../../../src/model/page.ts';
import { type Mark, marksOf } from './marks.ts';
import { isInRanges, type LineRange } from './missingHeadings.ts';
import { pairFewer } from './pairFewer.ts';
import type { Side } from './side.ts';

/** A row of the source that a translation's table lacks. */
export interface MissingRow {
  /** Position of the row in the source's table, where the header is 0. */
  readonly index: number;
  /** Line of the row in the source's file. */
  readonly line: number;
  /** The source's table. */
  readonly table: Outline['tables'][number];
  /** Position of the translation's table among all tables of its page, from 0. */
  readonly ownTable: number;
  /** First cell in the source's words; empty if other rows could be meant as well. */
  readonly title: string;
  /** Facts in the row that the translation does not quote anywhere. */
  readonly factIds: readonly string[];
}

/** `missingSections` are the lines of sections that are missing altogether. */
export function findMissingRows(source: Side, own: Side, missingSections: readonly LineRange[]): MissingRow[] {
  const theirs = tablesOf(source).filter(({ table }) => !isInRanges(missingSections, table.position.line));
  const mine = tablesOf(own);
  // If a whole table is missing, the rule parity says so.
  if (theirs.length !== mine.length) return [];
  return theirs.flatMap(({ table }, at) => {
    const other = mine[at];
    return other && other.table.columns === table.columns ? rowsMissingIn(source, own, table, other) : [];
  });
}

interface NumberedTable {
  readonly table: Outline['tables'][number];
  readonly index: number;
}

/** Tables of the page's own file. */
function tablesOf({ outline, filePath }: Side): NumberedTable[] {
  return outline.tables.map((table, index) => ({ table, index })).filter(({ table }) => table.position.filePath === filePath);
}

function rowsMissingIn(source: Side, own: Side, table: NumberedTable['table'], other: NumberedTable): MissingRow[] {
  if (other.table.rows >= table.rows) return [];
  const theirs = entriesOf(marksOf(source), table);
  const mine = entriesOf(marksOf(own), other.table);
  const pairing = pairFewer(theirs, mine) ?? [];
  const ownMarks = new Set(mine.flatMap(({ marks }) => [...marks]));
  const quoted = new Set(own.outline.facts.map(({ id }) => id));
  return pairing.flatMap((partner, at) => {
    const entry = theirs[at];
    if (partner !== undefined || !entry) return [];
    const isCertain = [...entry.marks].some((mark) => !ownMarks.has(mark));
    const facts = source.outline.facts.filter(({ position }) => position.filePath === source.filePath && position.line === entry.line);
    return [
      {
        index: at + 1,
        line: entry.line,
        table,
        ownTable: other.index,
        title: isCertain ? firstCellIn(source, entry.line) : '',
        factIds: [...new Set(facts.map(({ id }) => id))].filter((id) => !quoted.has(id)),
      },
    ];
  });
}

/** The rows without the header. Each row of a Markdown table is one line; the second line separates the header. */
function entriesOf(marks: readonly Mark[], { position, rows }: NumberedTable['table']): { line: number; marks: Set<string> }[] {
  return Array.from({ length: rows - 1 }, (_, at) => {
    const line = position.line + 2 + at;
    return { line, marks: new Set(marks.flatMap((mark) => (mark.line === line ? [mark.name] : []))) };
  });
}

function firstCellIn({ outline, filePath }: Side, line: number): string {
  const isThere = (position: { readonly filePath: string; readonly line: number }) =>
    position.filePath === filePath && position.line === line;
  return outline.blocks.find(({ type, position }) => type === 'tableCell' && isThere(position))?.text.trim() ?? '';
}
