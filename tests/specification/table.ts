/** Joins the rows of the specification with their proofs: reports missing ones, and formats the table SPECIFICATION.md. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nearestName } from '../../scripts/content/nearestName.ts';
import { didYouMean } from '../../src/messages/en/common.ts';
import { type Proof, type Proofs, readAllProofs } from './proofs.ts';
import { type Rows, readRows, type Section } from './rows.ts';

export const COMMAND = 'npm run specification';
/** Path of the table in the project. */
export const TABLE_FILE = 'tests/specification/SPECIFICATION.md';

export interface Specification {
  /** The table's text. */
  readonly table: string;
  /** What is wrong with rows and tags, one line each. */
  readonly findings: readonly string[];
}

/** The project's own specification. */
export async function readSpecification(root: string): Promise<Specification> {
  const rows = readRows(await readFile(join(root, 'tests/specification/rows.yaml'), 'utf8'));
  const proofs = await readAllProofs(root);
  return { table: writeTable(rows.sections, proofs.proofs), findings: findLacks(rows, proofs) };
}

/** Every row has a test, and every tag a row. */
export function findLacks(rows: Rows, { proofs, findings }: Proofs): string[] {
  const rowIds = rows.sections.flatMap((section) => section.rows.map(({ id }) => id));
  const known = new Set(rowIds);
  const proven = new Set(proofs.map(({ rowId }) => rowId));
  return [
    ...rows.findings,
    ...findings,
    ...proofs
      .filter(({ rowId }) => !known.has(rowId))
      .map(({ rowId, file, line }) => `${file}:${line}: rows.yaml has no row "${rowId}".${didYouMean(nearestName(rowId, rowIds))}`),
    ...rowIds
      .filter((id) => !proven.has(id))
      .map((id) => `rows.yaml: no test proves "${id}". Write "// proves: ${id}" above the test that fails when it does not hold.`),
  ];
}

/** The table in Markdown: one section after the other, a row with the tests that prove it. */
export function writeTable(sections: readonly Section[], proofs: readonly Proof[]): string {
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  const tests = new Set(proofs.map(({ file, test }) => `${file} ${test}`)).size;
  const files = new Set(proofs.map(({ file }) => file)).size;
  const parts = sections.map(({ title, rows }) => {
    const lines = rows.map(
      ({ id, text }) =>
        `| ${id} | ${escapeCharacters(text)} | ${proofs
          .filter(({ rowId }) => rowId === id)
          .map(writeProof)
          .join('<br>')} |`,
    );
    return `## ${title}\n\n| row | requirement | proof |\n| --- | --- | --- |\n${lines.join('\n')}\n`;
  });
  return `# Specification

What the product must do, and for each requirement the tests that fail when it does not hold: ${count} rows, ${tests} tests in ${files} files.

Written by \`${COMMAND}\` from \`rows.yaml\` and from the tags \`// proves: <row>, <row>\` above the tests. Edit those, not this file.

${parts.join('\n')}`;
}

function writeProof({ file, test }: Proof): string {
  const name = file.replace(/^tests\//, '');
  return `[${name}](${file.startsWith('tests/') ? `../${name}` : `../../${file}`}): ${escapeCharacters(test)}`;
}

/** Signs that mean something in a table of Markdown. */
function escapeCharacters(text: string): string {
  return text.replace(/[\\|<>*_[\]`]/g, '\\$&').replace(/\s+/g, ' ');
}
