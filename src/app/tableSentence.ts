/**
 * Converts a table row to a sentence: the cells that identify the row, and the cell with the fact. Their column headers stand before them,
 * unless one is a question.
 */

/** HTML of the sentence; undefined if the index is not in a table. `labelled` joins a name and a value in the page's language. */
export function rowSentence(html: string, index: number, labelled: (name: string, value: string) => string): string | undefined {
  const before = html.slice(0, index);
  const tableAt = before.lastIndexOf('<table');
  if (tableAt <= before.lastIndexOf('</table>')) return undefined;
  const table = html.slice(tableAt, html.indexOf('</table>', index));
  const [heads = [], ...rows] = [...table.matchAll(/<tr\b.*?<\/tr>/gs)].map(([row]) => cellsOf(row));
  // A row with an address of its own has an id, so "<tr" is not always "<tr>".
  const rowAt = before.lastIndexOf('<tr');
  const row = cellsOf(html.slice(rowAt, html.indexOf('</tr>', index)));
  const factAt = (html.slice(rowAt, index).match(/<t[dh][ >]/g) ?? []).length - 1;
  // What the first cell says, the second explains.
  const column = Math.max(factAt, 1);
  const names = [...Array(identifyingCells(row, rows)).keys()].filter((at) => at !== column && !isQuestion(row[at]));
  const isAsked = [...names, column].some((at) => isQuestion(heads[at]));
  const name = isAsked ? names.map((at) => row[at]).join(', ') : names.map((at) => labelled(heads[at] ?? '', row[at] ?? '')).join('. ');
  return joinParts(name, heads[column] ?? '', row[column] ?? '', labelled);
}

/** A question to the reader makes no sense in a list that answers it, so its answer follows the name of the row. */
function joinParts(name: string, head: string, cell: string, labelled: (name: string, value: string) => string): string {
  if (!name) return endSentence(isQuestion(head) ? cell : labelled(head, cell));
  if (isQuestion(head)) return endSentence(labelled(name.replace(/\.$/, ''), cell));
  return `${endSentence(name)} ${endSentence(labelled(head, cell))}`;
}

function isQuestion(words = ''): boolean {
  return words.endsWith('?');
}

function endSentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

function cellsOf(row: string): string[] {
  return [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) => cell.trim());
}

/** Number of leading cells that no other row shares. */
function identifyingCells(row: readonly string[], rows: readonly (readonly string[])[]): number {
  const wordsOf = (cells: readonly string[], count: number) =>
    cells
      .slice(0, count)
      .join('|')
      .replace(/<[^>]+>/g, '');
  const isIdentifying = (count: number) => rows.filter((other) => wordsOf(other, count) === wordsOf(row, count)).length <= 1;
  const count = row.findIndex((_, at) => isIdentifying(at + 1)) + 1;
  return Math.max(1, count);
}
