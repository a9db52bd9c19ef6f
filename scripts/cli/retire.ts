/** `npm run retire -- <page-id>`: removes a page; its addresses redirect to another page (`--to`) or answer that it is gone (`--why`). */
import type { Answer } from '../../src/messages/answers.ts';
import { misuse, readArguments, runCommand } from '../core/command.ts';
import { readConfig, readLanguage } from '../core/config.ts';
import { todayHere } from '../core/today.ts';
import { reasonOf, retirePage } from '../rules/writing/retirePage.ts';

const USAGE: Answer = ({ use }) => use.retire;

await runCommand(async () => {
  const { values, positionals } = readArguments({
    usage: USAGE,
    options: { to: { type: 'string' }, why: { type: 'string' } },
    count: [1, 1],
  });
  const { to, why } = values;
  if (to !== undefined && why !== undefined) throw misuse(USAGE, (words) => words.excluding({ option: '--to', other: '--why' }));
  const [pageId = ''] = positionals;
  const language = readLanguage();
  const { ok, text } = await retirePage(readConfig(), { pageId, to, reason: why ?? reasonOf(todayHere(), language) }, language);
  process.stdout.write(text);
  return ok ? 0 : 1;
});
