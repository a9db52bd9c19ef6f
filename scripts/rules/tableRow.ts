/** Rule table-row: every row of a table has as many cells as its header; Markdown fills up or cuts other rows without a word. */
import type { Issue } from '../../src/model/issue.ts';
import type { Outline } from '../../src/model/page.ts';
import type { Content } from '../content/load.ts';
import { counted } from '../core/counted.ts';
import { error, type Rule } from './rule.ts';

const ID = 'table-row';

export const tableRow: Rule = { id: ID, check: ({ pages }: Content) => pages.flatMap(({ outline }) => outline.tables.flatMap(checkTable)) };

function checkTable({ columns, unevenRows }: Outline['tables'][number]): Issue[] {
  return unevenRows.map(({ cells, isSentence, position }) => {
    if (isSentence)
      return error(
        ID,
        position,
        'This line is taken for a row, because no empty line is between it and the table.',
        `Write an empty line above it. If it is a row, write its ${counted(columns, 'cell')} between the signs |.`,
      );
    const message = `This row has ${counted(cells, 'cell')}; the table’s header has ${columns}.`;
    const fix =
      cells < columns
        ? `Add the missing ${columns - cells === 1 ? 'cell' : 'cells'} between the signs |.`
        : 'Remove what is too much: readers do not see it. Write a | that belongs to the words as \\|.';
    return error(ID, position, message, fix);
  });
}
