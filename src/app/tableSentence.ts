/** What a table's row says, as a sentence: the cells that tell the row from the others, and the cell in question, each with the head of its column. */

/** HTML of the sentence; undefined where no row stands around the index. `labelled` puts a name before a value, as the language does. */
export function sayRow(html: string, index: number, labelled: (name: string, value: string) => string): string | undefined {
  const before = html.slice(0, index);
  const tableAt = before.lastIndexOf('<table');
  if (tableAt <= before.lastIndexOf('</table>')) return undefined;
  const table = html.slice(tableAt, html.indexOf('</table>', index));
  const [heads = [], ...rows] = [...table.matchAll(/<tr\b.*?<\/tr>/gs)].map(([row]) => cellsOf(row));
  // A row that has an address of its own carries an id.
  const rowAt = before.lastIndexOf('<tr');
  const row = cellsOf(html.slice(rowAt, html.indexOf('</tr>', index)));
  const column = (html.slice(rowAt, index).match(/<t[dh][ >]/g) ?? []).length - 1;
  const telling = tellingCells(row, rows);
  const columns = new Set([...Array(telling).keys(), Math.max(column, 1)]);
  const cells = [...columns].map((at) => say(heads[at] ?? '', row[at] ?? '', labelled));
  return cells.map((cell) => (/[.!?…]$/.test(cell) ? cell : `${cell}.`)).join(' ');
}

function say(head: string, cell: string, labelled: (name: string, value: string) => string): string {
  // A question needs no colon.
  return head.endsWith('?') ? `${head} ${cell}` : labelled(head, cell);
}

function cellsOf(row: string): string[] {
  return [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) => cell.trim());
}

/** How many cells from the first are needed so that no other row has the same. */
function tellingCells(row: readonly string[], rows: readonly (readonly string[])[]): number {
  const wordsOf = (cells: readonly string[], count: number) =>
    cells
      .slice(0, count)
      .join('|')
      .replace(/<[^>]+>/g, '');
  const isTelling = (count: number) => rows.filter((other) => wordsOf(other, count) === wordsOf(row, count)).length <= 1;
  const count = row.findIndex((_, at) => isTelling(at + 1)) + 1;
  return Math.max(1, count);
}
