/** `npm run signoff -- <file>… --by "<name>"`: a lawyer has read a page in its language and answers for it. */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from '../../src/model/page.ts';
import type { Content } from '../content/load.ts';
import { readConfig } from '../core/config.ts';
import { checkContent } from '../rules/check.ts';
import { findNamed, openReview, runCommand, UsageError } from '../translation/openReview.ts';
import { translationStateOf } from '../translation/policy.ts';
import { todayHere } from '../translation/today.ts';
import { type Confirmation, EMPTY_RECORD, signOffPage } from '../translation/updateRecord.ts';
import { writeRecord } from '../translation/writeRecord.ts';

const USAGE = `Use: npm run signoff -- <file>… --by "<name of the lawyer>"
The lawyer has read these pages in their language and answers for them. --on 2026-11-21 gives another day than today.`;

/** Records the sign-off; throws a UsageError, and records nothing, when a page has mistakes or is older than its source. */
export async function signOff(content: Content, pages: readonly Page[], confirmation: Confirmation): Promise<string[]> {
  const errors = checkContent(content).filter(({ severity }) => severity === 'error');
  const refused = pages.flatMap((page) => {
    const count = errors.filter(({ filePath }) => filePath === page.filePath).length;
    const reasons = [
      ...(count > 0 ? [`has ${count} ${count === 1 ? 'mistake' : 'mistakes'} (npm run check)`] : []),
      ...(translationStateOf(content, page).state === 'outdated' ? ['is older than its source (npm run status)'] : []),
    ];
    return reasons.length > 0 ? [`${page.filePath} ${reasons.join(' and ')}.`] : [];
  });
  if (refused.length > 0) throw new UsageError(['Nothing is signed off:', ...refused].join('\n'));
  const records = new Map(pages.map(({ pageId }) => [pageId, content.records.get(pageId) ?? EMPTY_RECORD]));
  for (const page of pages) {
    records.set(page.pageId, signOffPage(records.get(page.pageId) ?? EMPTY_RECORD, page, content.facts, confirmation));
  }
  for (const [pageId, record] of records) await writeRecord(content, pageId, record);
  return pages.map(({ filePath }) => `${filePath}: signed off by ${confirmation.by} on ${confirmation.on}.`);
}

async function main(): Promise<void> {
  const { by, on, files } = parseArguments();
  if (!by || files.length === 0) throw new UsageError(USAGE);
  if (on > todayHere() || !/^\d{4}-\d{2}-\d{2}$/.test(on)) throw new UsageError(`"${on}" is no day up to today, such as ${todayHere()}.`);
  const review = await openReview(readConfig());
  const pages = findNamed(review.content, files).map(({ page }) => page);
  console.log((await signOff(review.content, pages, { by, on })).join('\n'));
}

function parseArguments(): { by: string; on: string; files: string[] } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { by: { type: 'string' }, on: { type: 'string' } } });
    return { by: values.by?.trim() ?? '', on: values.on ?? todayHere(), files: positionals };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runCommand(main);
