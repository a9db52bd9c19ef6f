/** Notes on files for the desk, which names a file by its language. */
import type { NotedOutcome } from '../../../../src/model/deskChanges.ts';
import type { Content } from '../../../content/load.ts';
import type { FileNote } from '../../../translation/updateRecords.ts';

export function toNotes({ pages }: Content, notes: readonly FileNote[]): NotedOutcome['notes'] {
  return notes.map(({ filePath, text }) => ({
    localeCode: pages.find((page) => page.filePath === filePath)?.localeCode,
    text,
  }));
}
