/** Updates the records of named translations. Neighbours: scripts/cli/status.ts; updateRecord.ts, which updates one record. */
import type { Page } from '../../src/model/page.ts';
import type { ReviewRecord } from '../content/schema/review.ts';
import type { NamedFile, Review } from './openReview.ts';
import { EMPTY_RECORD, pruneRecord, type RecordChange } from './updateRecord.ts';
import { namePart } from './wording.ts';
import { writeRecord } from './writeRecord.ts';

/** Updates the record of one translation; `parts` are keys, undefined means all. */
export type Update = (record: ReviewRecord, source: Page, own: Page, parts: readonly string[] | undefined) => RecordChange;

export interface UpdatedRecords {
  /** What to print. */
  readonly lines: readonly string[];
  /** True if a part that was named stays outdated. */
  readonly isRefused: boolean;
}

/** Applies an update to every named translation; a source's name means all its translations. Writes one record per page. */
export async function updateRecords({ content }: Review, named: readonly NamedFile[], update: Update): Promise<UpdatedRecords> {
  const lines: string[] = [];
  let isRefused = false;
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
      // A missing part is no reason to refuse the others, unless it is named.
      isRefused ||= change.left.some((part) => (parts === undefined ? part.change !== 'missing' : parts.includes(part.key)));
    }
  }
  for (const [pageId, record] of records) await writeRecord(content, pageId, record);
  return { lines, isRefused };
}

function describeChange({ filePath }: Page, { done, left, isFirst }: RecordChange): string[] {
  const missing = left.filter(({ change }) => change === 'missing');
  const lines = missing.map((part) => `${filePath}: still missing: ${namePart(part)}. Translate it, then record it.`);
  if (isFirst) return [`${filePath}: recorded as up to date.`, ...lines];
  if (done.length + left.length === 0) return [`${filePath}: was up to date.`];
  return [
    ...(done.length > 0 ? [`${filePath}: up to date now: ${done.map(namePart).join(', ')}.`] : []),
    ...left
      .filter(({ change }) => change !== 'missing')
      .map((part) => `${filePath}: still outdated: ${namePart(part)}. Edit it, or confirm that nothing has to change (--confirm).`),
    ...lines,
  ];
}
