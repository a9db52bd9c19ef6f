/** `npm run rename -- <old> <new>`: renames a page and all references to it, and redirects its old addresses to the new ones. */
import type { Answer } from '../../src/messages/answers.ts';
import { readArguments, runCommand } from '../core/command.ts';
import { readConfig, readLanguage } from '../core/config.ts';
import { renamePage } from '../rules/writing/renamePage.ts';

const USAGE: Answer = ({ use }) => use.rename;

await runCommand(async () => {
  const { positionals } = readArguments({ usage: USAGE, count: [2, 2] });
  const [oldId = '', newId = ''] = positionals;
  const { ok, text } = await renamePage(readConfig(), oldId, newId, readLanguage());
  process.stdout.write(text);
  return ok ? 0 : 1;
});
