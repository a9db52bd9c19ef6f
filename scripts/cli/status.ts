/**
 * `npm run status`: lists the translations that are older than their source, and why; `-- --record` and `-- --confirm` update their
 * records.
 */
import type { Answer } from '../../src/messages/answers.ts';
import { misuse, oneOf, readArguments, runCommand, UsageError } from '../core/command.ts';
import { type Config, readConfig, readLanguage } from '../core/config.ts';
import { readUserName } from '../core/git.ts';
import { todayHere } from '../core/today.ts';
import { deriveChosenStatus } from '../translation/deriveStatus.ts';
import { formatStatus, STATUS_FORMATS } from '../translation/formatStatus.ts';
import { findNamed, openReview } from '../translation/openReview.ts';
import { recordNamed } from '../translation/updateRecords.ts';

const USAGE: Answer = ({ use }) => use.status;

await runCommand(async () => {
  const { values, positionals } = readArguments({
    usage: USAGE,
    options: {
      format: { type: 'string', default: 'text' },
      record: { type: 'boolean', default: false },
      confirm: { type: 'boolean', default: false },
      by: { type: 'string' },
    },
    count: [0, Number.POSITIVE_INFINITY],
  });
  const format = oneOf(USAGE, 'format', values.format, STATUS_FORMATS);
  const { record: isRecorded, confirm: isConfirmed } = values;
  if (isRecorded && isConfirmed) throw misuse(USAGE, (words) => words.excluding({ option: '--record', other: '--confirm' }));
  if ((isRecorded || isConfirmed) && positionals.length === 0) throw misuse(USAGE, (words) => words.fileMissing);
  const config = readConfig();
  const review = await openReview(config);
  if (!isRecorded && !isConfirmed) {
    process.stdout.write(formatStatus(deriveChosenStatus(review, todayHere(), positionals), format, readLanguage()));
    return 0;
  }
  const named = findNamed(review.content, positionals);
  const confirmation = isConfirmed ? { by: await nameReviewer(config, values.by), on: todayHere() } : undefined;
  const { lines, isRefused } = await recordNamed(review, named, confirmation, readLanguage());
  console.log(lines.join('\n'));
  return isRefused ? 1 : 0;
});

/** Returns the given name, or Git's user name. Throws a UsageError when there is neither. */
async function nameReviewer(config: Config, given: string | undefined): Promise<string> {
  if (given?.trim()) return given.trim();
  const known = await readUserName(config.contentDir);
  if (known === undefined) throw new UsageError((words) => words.whoConfirms);
  return known;
}
