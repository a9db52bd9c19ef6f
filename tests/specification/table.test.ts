/** Every row of the specification names the tests that prove it, every tag names a row, and the table in Git is up to date. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readProofs } from './proofs.ts';
import { readRows } from './rows.ts';
import { COMMAND, findLacks, readSpecification, TABLE_FILE, writeTable } from './table.ts';

const root = join(import.meta.dirname, '../..');
const specification = await readSpecification(root);

describe('the specification', () => {
  it('has a test for every row and a row for every tag', () => {
    expect(specification.findings).toEqual([]);
  });

  it('in Git is up to date with rows and tests', async () => {
    const text = (await readFile(join(root, TABLE_FILE), 'utf8')).replaceAll('\r\n', '\n');
    expect(text === specification.table, `${TABLE_FILE} is older than its rows and tests: run "${COMMAND}" and commit it.`).toBe(true);
  });
});

const ROWS = readRows('doors:\n  title: Doors\n  rows:\n    open: The door | opens.\n    close: It closes.\n');
/** A tag must not begin a line of this file, where it would count as one. */
const tag = (ids: string) => `// proves: ${ids}`;
const read = (...lines: string[]) => readProofs('tests/door.test.ts', `${lines.join('\n')}\n`);

describe('tags', () => {
  it('name the test below them, with the groups around it, across lines between', () => {
    const { proofs, findings } = read(
      "describe('a door', () => {",
      '  for (const door of DOORS) {',
      `    ${tag('doors.open, doors.close')}`,
      '    // In a hurry as well.',
      '    test(`of oak opens`, () => {});',
      '  }',
      '});',
      tag('doors.open'),
      tag('doors.close'),
      "it.each([['oak', 'x']])('opens %s', () => {});",
      tag('doors.close'),
      "describe.skipIf(!oak).each(['oak'])('a door of %s', () => {});",
    );
    expect(findings).toEqual([]);
    expect(proofs.map(({ rowId, line, test }) => `${line} ${rowId} ${test}`)).toEqual([
      '3 doors.open a door › of oak opens',
      '3 doors.close a door › of oak opens',
      '8 doors.open opens %s',
      '8 doors.close opens %s',
      '11 doors.close a door of %s',
    ]);
  });

  it('are refused above what is no test, or is never run', () => {
    const { proofs, findings } = read(
      tag('doors.open'),
      'const door = open();',
      tag('doors.close'),
      "test.skip('closes', () => {});",
      tag('doors.open'),
    );
    expect(proofs).toEqual([]);
    expect(findings).toEqual([
      'tests/door.test.ts:1: a "proves" tag stands above a test or a group of tests; here is none.',
      'tests/door.test.ts:3: "closes" is never run, and so proves nothing.',
      'tests/door.test.ts:5: a "proves" tag stands above a test or a group of tests; here is none.',
    ]);
  });

  it('are refused when they name no row, with the one that was meant; a row without a tag is named too', () => {
    expect(findLacks(ROWS, read(tag('doors.opne'), "test('opens', () => {});"))).toEqual([
      'tests/door.test.ts:1: rows.yaml has no row "doors.opne". Did you mean "doors.open"?',
      'rows.yaml: no test proves "doors.open". Write "// proves: doors.open" above the test that fails when it does not hold.',
      'rows.yaml: no test proves "doors.close". Write "// proves: doors.close" above the test that fails when it does not hold.',
    ]);
  });
});

describe('rows', () => {
  it('are refused under an id that is taken or is none, and without words', () => {
    const text = 'doors:\n  title: Doors\n  rows:\n    open: It opens.\n    open: It opens wide.\n    Close_it:\ndoors: Doors\n';
    expect(readRows(text).findings).toEqual([
      'rows.yaml:6: "Close_it" is no id. Use small letters, digits and hyphens.',
      'rows.yaml:5: the id "doors.open" stands in line 4 already. Give one of them another name.',
      'rows.yaml:6: the row "doors.Close_it" says nothing.',
      'rows.yaml:7: the id "doors" stands in line 1 already. Give one of them another name.',
      'rows.yaml:7: the section "doors" needs a title and rows.',
    ]);
  });

  it('become a table in which each names its tests, with links from its folder', () => {
    const { proofs } = readProofs('src/door.test.ts', `${tag('doors.open')}\ntest('a|b', () => {});\n`);
    const lines = writeTable(ROWS.sections, [...proofs, ...read(tag('doors.open'), "test('opens', () => {});").proofs]).split('\n');
    expect(lines).toContain('## Doors');
    expect(lines).toContain(
      '| doors.open | The door \\| opens. | [src/door.test.ts](../../src/door.test.ts): a\\|b<br>[door.test.ts](../door.test.ts): opens |',
    );
    expect(lines).toContain('| doors.close | It closes. |  |');
  });
});
