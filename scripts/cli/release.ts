/** `npm run release`: writes the addresses that this release publishes for the first time into the URL ledger, and lists them; `-- --dry-run` only lists them. */
import { readArguments, runCommand } from '../core/command.ts';
import { readConfig, readLanguage } from '../core/config.ts';
import { todayHere } from '../core/today.ts';
import { release } from '../rules/writing/release.ts';

await runCommand(async () => {
  const { values } = readArguments({
    usage: ({ use }) => use.release,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const { ok, text } = await release(readConfig(), todayHere(), { language: readLanguage(), isTrial: values['dry-run'] });
  process.stdout.write(text);
  return ok ? 0 : 1;
});
