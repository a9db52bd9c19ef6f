/** `npm run signoff -- <file>… --by "<name>"`: records that a lawyer has read pages in their language and is responsible for them. */
import { readArguments, runCommand, UsageError } from '../core/command.ts';
import { readConfig } from '../core/config.ts';
import { signOff } from '../rules/writing/signOff.ts';
import { findNamed, openReview } from '../translation/openReview.ts';
import { todayHere } from '../translation/today.ts';

const USAGE = `Use: npm run signoff -- <file>… --by "<name of the lawyer>"
The lawyer has read these pages in their language and answers for them. --on 2026-11-21 gives another day than today.`;

await runCommand(async () => {
  const { values, positionals } = readArguments({
    usage: USAGE,
    options: { by: { type: 'string' }, on: { type: 'string', default: todayHere() } },
    count: [1, Number.POSITIVE_INFINITY],
  });
  const by = values.by?.trim();
  const { on } = values;
  if (!by) throw new UsageError(`The name of the lawyer is missing.\n\n${USAGE}`);
  if (on > todayHere() || !/^\d{4}-\d{2}-\d{2}$/.test(on)) throw new UsageError(`"${on}" is no day up to today, such as ${todayHere()}.`);
  const review = await openReview(readConfig());
  const pages = findNamed(review.content, positionals).map(({ page }) => page);
  console.log((await signOff(review.content, pages, { by, on })).join('\n'));
  return 0;
});
