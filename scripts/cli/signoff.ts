/** `npm run signoff -- <file>…`: records that a lawyer has read pages in their language and is responsible for them. */
import { ANSWER_WORDS, type Answer } from '../../src/messages/answers.ts';
import { misuse, readArguments, runCommand, UsageError } from '../core/command.ts';
import { readConfig, readLanguage } from '../core/config.ts';
import { todayHere } from '../core/today.ts';
import { signOffNamed } from '../rules/writing/signOff.ts';
import { formatNote } from '../translation/updateRecords.ts';

const USAGE: Answer = ({ use }) => use.signoff;

await runCommand(async () => {
  const { values, positionals } = readArguments({
    usage: USAGE,
    options: { by: { type: 'string' }, on: { type: 'string', default: todayHere() } },
    count: [1, Number.POSITIVE_INFINITY],
  });
  const { on } = values;
  const by = values.by?.trim();
  if (by === '') throw misuse(USAGE, (words) => words.lawyerMissing);
  const today = todayHere();
  if (on > today || !/^\d{4}-\d{2}-\d{2}$/.test(on)) throw new UsageError((words) => words.noDay({ day: on, today }));
  const language = readLanguage();
  const { notes, commit } = await signOffNamed(readConfig(), positionals, { by, on, language });
  const remark = commit === undefined ? [ANSWER_WORDS[language].noCommit] : [];
  console.log([...notes.map(formatNote), ...remark].join('\n'));
  return 0;
});
