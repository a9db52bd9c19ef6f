/** `npm run new -- <area>/<page-id>`: writes the files of a page in every language, from a template, as drafts. */
import { readArguments, runCommand } from '../core/command.ts';
import { readConfig } from '../core/config.ts';
import { todayHere } from '../core/today.ts';
import { makePage } from '../rules/writing/makePage.ts';

const USAGE = `Use: npm run new -- <area>/<page id> [--kind=service|guide|area]
For example: npm run new -- rent/kira-sozlesmesi`;

await runCommand(async () => {
  const { values, positionals } = readArguments({ usage: USAGE, options: { kind: { type: 'string' } }, count: [1, 1] });
  const [target = ''] = positionals;
  const { ok, text } = await makePage(readConfig(), { target, kind: values.kind, today: todayHere() });
  process.stdout.write(text);
  return ok ? 0 : 1;
});
