/**
 * `npm run status`: lists the translations that are older than their source, and why; `-- --record` and `-- --confirm` update their
 * records.
 */
import { oneOf, readArguments, runCommand, UsageError } from '../core/command.ts';
import { type Config, readConfig, readLanguage } from '../core/config.ts';
import { readUserName } from '../core/git.ts';
import { todayHere } from '../core/today.ts';
import { deriveChosenStatus } from '../translation/deriveStatus.ts';
import { formatStatus, STATUS_FORMATS } from '../translation/formatStatus.ts';
import { findNamed, openReview } from '../translation/openReview.ts';
import { recordNamed } from '../translation/updateRecords.ts';

const USAGE = `Use:
  npm run status                                    what is outdated, and why; behind it pages, areas, languages or files: -- tanimatenfiz de
  npm run status -- --format=markdown               the same as text, json or markdown
  npm run status -- --record <file>…                the translation has been brought up to date
  npm run status -- --confirm <file>… --by "<name>" the source's change asks for none in the translation
A file may name parts: content/pages/divorce/tanimatenfiz/de.mdx#section.3,lead
A passage, content/passages/legal-aid/de.mdx, means the parts of all pages that show it.`;

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
  if (isRecorded && isConfirmed) throw new UsageError(`--record and --confirm exclude each other.\n\n${USAGE}`);
  if ((isRecorded || isConfirmed) && positionals.length === 0) throw new UsageError(`A file is missing.\n\n${USAGE}`);
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
  if (known === undefined) throw new UsageError('Who confirms it? Add --by "<name>".');
  return known;
}
