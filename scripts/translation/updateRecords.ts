/**
 * Updates the records of named translations. Neighbours: scripts/cli/status.ts and scripts/dev/write, which use it; updateRecord.ts, which
 * updates one record.
 */
import { COMMAND_WORDS } from '../../src/messages/commands.ts';
import type { Language } from '../../src/messages/language.ts';
import { hasGuidance } from '../content/pages/guidance.ts';
import type { ReviewRecord } from '../content/schema/review.ts';
import type { NamedFile, Review } from './openReview.ts';
import { type Confirmation, confirmTranslation, EMPTY_RECORD, pruneRecord, type RecordChange, recordTranslation } from './updateRecord.ts';
import { namePart } from './wording.ts';
import { writeRecord } from './writeRecord.ts';

/** What happened to one translation, in words. */
export interface FileNote {
  readonly filePath: string;
  readonly text: string;
}

export interface UpdatedRecords {
  readonly notes: readonly FileNote[];
  /** What to print: the notes with their files. */
  readonly lines: readonly string[];
  /** True if a part that was named stays outdated. */
  readonly isRefused: boolean;
}

/**
 * Records every named translation as up to date; with a confirmation, that the source's change requires none in it. A source's name means
 * all its translations. Writes one record per page.
 */
export async function recordNamed(
  { content, earlier }: Review,
  named: readonly NamedFile[],
  confirmation?: Confirmation,
  language: Language = 'en',
): Promise<UpdatedRecords> {
  const words = COMMAND_WORDS[language].recording;
  const notes: FileNote[] = [];
  let isRefused = false;
  const records = new Map<string, ReviewRecord>();
  for (const { page, parts } of named) {
    const twins = content.pages.filter(({ pageId }) => pageId === page.pageId);
    const source = twins.find(({ localeCode }) => localeCode === content.site.defaultLocale);
    if (!source) continue;
    const translations = twins.filter((twin) => twin !== source && (page === source || twin === page));
    for (const own of translations) {
      if (hasGuidance(content.fileOf.get(own)?.file.text ?? '')) {
        notes.push({ filePath: own.filePath, text: words.guidance });
        isRefused ||= own === page;
        continue;
      }
      const before = records.get(page.pageId) ?? content.records.get(page.pageId) ?? EMPTY_RECORD;
      const change = confirmation
        ? confirmTranslation(before, source, own, earlier, confirmation, parts)
        : recordTranslation(before, source, own, earlier, parts);
      const codes = twins.map(({ localeCode }) => localeCode);
      records.set(page.pageId, pruneRecord(change.record, codes));
      notes.push(...describeChange(change, language).map((text) => ({ filePath: own.filePath, text })));
      // A missing part is no reason to refuse the others, unless it is named.
      isRefused ||= change.left.some((part) => (parts === undefined ? part.change !== 'missing' : parts.includes(part.key)));
    }
  }
  for (const [pageId, record] of records) await writeRecord(content, pageId, record);
  return { notes, lines: notes.map(formatNote), isRefused };
}

/** As a line of the terminal. */
export function formatNote({ filePath, text }: FileNote): string {
  return `${filePath}: ${text}`;
}

function describeChange({ done, left, isFirst }: RecordChange, language: Language): string[] {
  const words = COMMAND_WORDS[language].recording;
  const missing = left.filter(({ change }) => change === 'missing');
  const lines = missing.map((part) => words.missing(namePart(part, language)));
  if (isFirst) return [words.first, ...lines];
  if (done.length + left.length === 0) return [words.current];
  return [
    ...(done.length > 0 ? [words.done(done.map((part) => namePart(part, language)).join(', '))] : []),
    ...left.filter(({ change }) => change !== 'missing').map((part) => words.outdated(namePart(part, language))),
    ...lines,
  ];
}
