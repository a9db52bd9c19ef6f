/** Converts a table row to a sentence: the cells that identify the row, and the cell with the fact, each with its column header. */

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
  const column = (html.slice(rowAt, index).match(/<t[dh][ >]/g) ?? []).length - 1;
  const identifying = identifyingCells(row, rows);
  const columns = new Set([...Array(identifying).keys(), Math.max(column, 1)]);
  const cells = [...columns].map((at) => joinCell(heads[at] ?? '', row[at] ?? '', labelled));
  return cells.map((cell) => (/[.!?…]$/.test(cell) ? cell : `${cell}.`)).join(' ');
}

function joinCell(head: string, cell: string, labelled: (name: string, value: string) => string): string {
  // No colon after a question mark.
  return head.endsWith('?') ? `${head} ${cell}` : labelled(head, cell);
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
