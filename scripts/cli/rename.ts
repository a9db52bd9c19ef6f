/** `npm run rename -- <old> <new>`: renames a page and all references to it, and redirects its old addresses to the new ones. */
import { readArguments, runCommand } from '../core/command.ts';
import { readConfig } from '../core/config.ts';
import { renamePage } from '../rules/writing/renamePage.ts';

const USAGE = `Use: npm run rename -- <old page id> <new page id>
For example: npm run rename -- kira-takip kira-takibi`;

await runCommand(async () => {
  const { positionals } = readArguments({ usage: USAGE, count: [2, 2] });
  const [oldId = '', newId = ''] = positionals;
  const { ok, text } = await renamePage(readConfig(), oldId, newId);
  process.stdout.write(text);
  return ok ? 0 : 1;
});
