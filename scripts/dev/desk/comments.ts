/** Derives the open comments of reviewers on a page in one language, for the views of the desk. */
import type { DeskComment } from '../../../src/model/deskParts.ts';
import { nameCommented, noteOn, openCommentsOf } from '../../translation/comments.ts';
import type { DeskSource } from './source.ts';

/** Empty when the page does not exist in the language. */
export function deriveComments({ content, language }: DeskSource, pageId: string, localeCode: string): DeskComment[] {
  const page = content.pages.find((candidate) => candidate.pageId === pageId && candidate.localeCode === localeCode);
  if (!page) return [];
  return openCommentsOf(page, content.records.get(pageId)).map((open) => ({
    key: open.part?.key ?? open.comment.part,
    name: nameCommented(open, language),
    number: open.number,
    remarks: [open.comment, ...open.comment.answers].map(({ by, on, text }) => ({ by, on, text })),
    note: noteOn(open, language),
    position: open.part?.position,
  }));
}
