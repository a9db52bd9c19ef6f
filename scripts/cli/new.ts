/** `npm run new -- <area>/<page-id>`: writes the files of a page in every language, from a template, as drafts. */
import type { Answer } from '../../src/messages/answers.ts';
import { readArguments, runCommand } from '../core/command.ts';
import { readConfig, readLanguage } from '../core/config.ts';
import { todayHere } from '../core/today.ts';
import { makePage } from '../rules/writing/makePage.ts';

const USAGE: Answer = ({ use }) => use.new;

await runCommand(async () => {
  const { values, positionals } = readArguments({ usage: USAGE, options: { kind: { type: 'string' } }, count: [1, 1] });
  const [target = ''] = positionals;
  const { ok, text } = await makePage(readConfig(), { target, kind: values.kind, today: todayHere() }, readLanguage());
  process.stdout.write(text);
  return ok ? 0 : 1;
});
