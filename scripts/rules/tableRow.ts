/** Rule table-row: every row of a table has as many cells as its header; Markdown fills up or cuts other rows without a word. */
import { says } from '../../src/messages/findings.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Outline } from '../../src/model/page.ts';
import type { Content } from '../content/load.ts';
import { error, type Rule } from './rule.ts';

const ID = 'table-row';

export const tableRow: Rule = { id: ID, check: ({ pages }: Content) => pages.flatMap(({ outline }) => outline.tables.flatMap(checkTable)) };

function checkTable({ columns, unevenRows }: Outline['tables'][number]): Issue[] {
  return unevenRows.map(({ cells, isSentence, position }) =>
    error(ID, position, isSentence ? says('table-row.sentence', { columns }) : says('table-row.cells', { cells, columns })),
  );
}
