/** `npm run retire -- <page-id>`: removes a page; its addresses redirect to another page (`--to`) or answer that it is gone (`--why`). */
import { readArguments, runCommand, UsageError } from '../core/command.ts';
import { readConfig } from '../core/config.ts';
import { todayHere } from '../core/today.ts';
import { reasonOf, retirePage } from '../rules/writing/retirePage.ts';

const USAGE = `Use: npm run retire -- <page id> [--to <page id or address> | --why <reason>]
For example: npm run retire -- kira-takip --to kira-hukuku`;

await runCommand(async () => {
  const { values, positionals } = readArguments({
    usage: USAGE,
    options: { to: { type: 'string' }, why: { type: 'string' } },
    count: [1, 1],
  });
  const { to, why } = values;
  if (to !== undefined && why !== undefined) throw new UsageError(`--to and --why exclude each other.\n\n${USAGE}`);
  const [pageId = ''] = positionals;
  const { ok, text } = await retirePage(readConfig(), { pageId, to, reason: why ?? reasonOf(todayHere()) });
  process.stdout.write(text);
  return ok ? 0 : 1;
});
