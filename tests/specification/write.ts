/** `npm run specification`: writes the table of the specification with its proofs. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readArguments, runCommand } from '../../scripts/core/command.ts';
import { readSpecification, TABLE_FILE } from './table.ts';

const root = join(import.meta.dirname, '../..');

await runCommand(async () => {
  readArguments({ usage: 'Use: npm run specification' });
  const { table, findings } = await readSpecification(root);
  await writeFile(join(root, TABLE_FILE), table);
  for (const finding of findings) console.error(finding);
  console.log(findings.length > 0 ? `${TABLE_FILE} is written, with gaps.` : `${TABLE_FILE} is written.`);
  return findings.length > 0 ? 1 : 0;
});
