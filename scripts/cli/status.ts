/** `npm run status`: which translations are older than their source, and why; `-- --record` and `-- --confirm` bring them up to date. */
import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import type { Page } from '../../src/model/page.ts';
import type { ReviewRecord } from '../content/schema/review.ts';
import { type Config, readConfig } from '../core/config.ts';
import { deriveStatus, type Status } from '../translation/deriveStatus.ts';
import { formatStatus, type StatusFormat } from '../translation/formatStatus.ts';
import { findNamed, type NamedFile, openReview, type Review, runCommand, UsageError } from '../translation/openReview.ts';
import { todayHere } from '../translation/today.ts';
import { confirmTranslation, EMPTY_RECORD, pruneRecord, type RecordChange, recordTranslation } from '../translation/updateRecord.ts';
import { namePart } from '../translation/wording.ts';
import { writeRecord } from '../translation/writeRecord.ts';

const FORMATS: readonly StatusFormat[] = ['text', 'json', 'markdown'];

const USAGE = `Use:
  npm run status                                    what is outdated, and why; behind it words to look for: de, tanimatenfiz
  npm run status -- --format=markdown               the same as text, json or markdown
  npm run status -- --record <file>…                the translation has been brought up to date
  npm run status -- --confirm <file>… --by "<name>" the source's change asks for none in the translation
A file may name parts: content/pages/divorce/tanimatenfiz/de.mdx#section.3,lead`;

/** What a command did, as lines for the terminal. */
export type Update = (record: ReviewRecord, source: Page, own: Page, parts: readonly string[] | undefined) => RecordChange;

/** Applies an update to every named translation, a source's name standing for all its translations; writes one record per page. */
export async function updateRecords({ content }: Review, named: readonly NamedFile[], update: Update): Promise<string[]> {
  const lines: string[] = [];
  const records = new Map<string, ReviewRecord>();
  for (const { page, parts } of named) {
    const twins = content.pages.filter(({ pageId }) => pageId === page.pageId);
    const source = twins.find(({ localeCode }) => localeCode === content.site.defaultLocale);
    if (!source) continue;
    const translations = twins.filter((twin) => twin !== source && (page === source || twin === page));
    for (const own of translations) {
      const before = records.get(page.pageId) ?? content.records.get(page.pageId) ?? EMPTY_RECORD;
      const change = update(before, source, own, parts);
      const codes = twins.map(({ localeCode }) => localeCode);
      records.set(page.pageId, pruneRecord(change.record, codes));
      lines.push(...describeChange(own, change));
    }
  }
  for (const [pageId, record] of records) await writeRecord(content, pageId, record);
  return lines;
}

/** Today's status; `words` keep the files whose path has all of them. */
export function deriveChosenStatus({ content, earlier }: Review, today: string, words: readonly string[]): Status {
  const status = deriveStatus(content, today, earlier);
  if (words.length === 0) return status;
  const isMeant = (filePath: string) => {
    const names = filePath.replace(/\.mdx$/, '').split('/');
    return words.every((word) => filePath === word || names.includes(word));
  };
  return { ...status, languages: status.languages.filter(({ filePath }) => isMeant(filePath)) };
}

function describeChange({ filePath }: Page, { done, left, isFirst }: RecordChange): string[] {
  if (isFirst) return [`${filePath}: recorded as up to date.`];
  if (done.length + left.length === 0) return [`${filePath}: was up to date.`];
  return [
    ...(done.length > 0 ? [`${filePath}: up to date now: ${done.map(namePart).join(', ')}.`] : []),
    ...left.map((part) => `${filePath}: still outdated: ${namePart(part)}. Edit it, or confirm that nothing has to change (--confirm).`),
  ];
}

async function reviewerName(config: Config, given: string | undefined): Promise<string> {
  if (given?.trim()) return given.trim();
  const known = await promisify(execFile)('git', ['config', 'user.name'], { cwd: config.contentDir }).catch(() => ({ stdout: '' }));
  if (!known.stdout.trim()) throw new UsageError('Who confirms it? Add --by "<name>".');
  return known.stdout.trim();
}

async function main(): Promise<void> {
  const { values, positionals } = parseArguments();
  const format = FORMATS.find((known) => known === values.format);
  if (!format || (values.record && values.confirm)) throw new UsageError(USAGE);
  const config = readConfig();
  const review = await openReview(config);
  if (!values.record && !values.confirm) {
    process.stdout.write(formatStatus(deriveChosenStatus(review, todayHere(), positionals), format));
    return;
  }
  const named = findNamed(review.content, positionals);
  if (named.length === 0) throw new UsageError(USAGE);
  const by = values.confirm ? await reviewerName(config, values.by) : '';
  const on = todayHere();
  const lines = await updateRecords(review, named, (record, source, own, parts) =>
    values.confirm
      ? confirmTranslation(record, source, own, review.earlier, { by, on }, parts)
      : recordTranslation(record, source, own, review.earlier, parts),
  );
  console.log(lines.join('\n'));
}

function parseArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
        record: { type: 'boolean', default: false },
        confirm: { type: 'boolean', default: false },
        by: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runCommand(main);
