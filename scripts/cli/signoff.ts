/** `npm run signoff -- <file>…`: records that a lawyer has read pages in their language and is responsible for them. */
import { readArguments, runCommand, UsageError } from '../core/command.ts';
import { readConfig } from '../core/config.ts';
import { todayHere } from '../core/today.ts';
import { signOffNamed } from '../rules/writing/signOff.ts';
import { formatNote } from '../translation/updateRecords.ts';

const USAGE = `Use: npm run signoff -- <file>…
You have read these pages in their language and answer for them, with your name in Git.
--by "<name>" records it for another lawyer, who allows it in content/people.yaml; --on 2026-11-21 gives another day than today.`;

await runCommand(async () => {
  const { values, positionals } = readArguments({
    usage: USAGE,
    options: { by: { type: 'string' }, on: { type: 'string', default: todayHere() } },
    count: [1, Number.POSITIVE_INFINITY],
  });
  const { on } = values;
  const by = values.by?.trim();
  if (by === '') throw new UsageError(`The name of the lawyer is missing.\n\n${USAGE}`);
  if (on > todayHere() || !/^\d{4}-\d{2}-\d{2}$/.test(on)) throw new UsageError(`"${on}" is no day up to today, such as ${todayHere()}.`);
  const { notes, commit } = await signOffNamed(readConfig(), positionals, { by, on });
  const remark = commit === undefined ? ['No commit has these texts yet, so that the record names none. Commit them together.'] : [];
  console.log([...notes.map(formatNote), ...remark].join('\n'));
  return 0;
});
