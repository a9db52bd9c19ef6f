/** Reviewers' comments on parts of pages: adds, answers and closes them in a record, and finds the part of each. Pure. */
import { STATE_WORDS } from '../../src/messages/commands.ts';
import type { Language } from '../../src/messages/language.ts';
import type { Page } from '../../src/model/page.ts';
import type { Part } from '../content/pages/parts.ts';
import type { ReviewComment, ReviewRecord } from '../content/schema/review.ts';
import { oneLine } from '../core/oneLine.ts';
import { partsOf } from './ownParts.ts';
import { namePart } from './wording.ts';

/** Most characters of a comment or an answer that a list shows. */
const SHOWN = 300;

/** An open comment, with the present state of its part. */
export interface OpenComment {
  /** Position among all comments on the page in its language, from 1; it never changes. */
  readonly number: number;
  readonly comment: ReviewComment;
  /** Undefined when the page has no such part any more. */
  readonly part?: Part | undefined;
  /** `§3 "…"`, as people read it. */
  readonly name: string;
  /** True when no part of the page has the words any more on which the comment was made. */
  readonly isChanged: boolean;
}

/** What a person says, with name and day (YYYY-MM-DD). */
export interface Remark {
  readonly by: string;
  readonly on: string;
  readonly text: string;
}

/** The open comments on a page in its language, in the order in which they were made. */
export function openCommentsOf(page: Page, record: ReviewRecord | undefined): OpenComment[] {
  const parts = partsOf(page);
  return (record?.comments?.[page.localeCode] ?? []).flatMap((comment, index): OpenComment[] => {
    if (comment.closed) return [];
    const same = parts.filter(({ hash }) => hash === comment.words);
    // A part that has moved keeps its words; one that was rewritten keeps its place.
    const atPlace = parts.find(({ key }) => key === comment.part);
    const part = same.find(({ key }) => key === comment.part) ?? same[0] ?? atPlace;
    const name = nameCommented({ comment, part });
    return [{ number: index + 1, comment, part, name, isChanged: same.length === 0 }];
  });
}

/** `§3 "…" (1): Name on 2026-11-23: "…"`, and a line for each answer. */
export function describeComment({ number, comment, part, isChanged }: OpenComment, language: Language = 'en'): string[] {
  const words = STATE_WORDS[language];
  const note = noteOn({ part, isChanged }, language);
  const name = nameCommented({ comment, part }, language);
  return [
    `${name} (${number}): ${words.remark(comment.by, comment.on, shorten(comment.text))}${note && `; ${note}`}`,
    ...comment.answers.map((answer) => `  ${words.answer(words.remark(answer.by, answer.on, shorten(answer.text)))}`),
  ];
}

/** What has become of the part since the comment; empty when its words are the same. */
export function noteOn({ part, isChanged }: Pick<OpenComment, 'part' | 'isChanged'>, language: Language = 'en'): string {
  const words = STATE_WORDS[language];
  if (!part) return words.partGone;
  return isChanged ? words.partChanged : '';
}

/** The name of the part on which somebody comments. */
export function nameCommented({ comment, part }: Pick<OpenComment, 'comment' | 'part'>, language: Language = 'en'): string {
  return namePart(part ?? { key: comment.part, title: '' }, language);
}

/** On one line; a long text ends with an ellipsis. */
export function shorten(text: string): string {
  const line = oneLine(text);
  return line.length <= SHOWN ? line : `${line.slice(0, SHOWN).replace(/\s\S*$/, '')} …`;
}

/** `commit`: a commit that contains the text; undefined if there is none. */
export function addComment(record: ReviewRecord, page: Page, part: Part, remark: Remark, commit: string | undefined): ReviewRecord {
  const { by, on, text } = remark;
  return change(record, page, (comments) => [
    ...comments,
    { part: part.key, words: part.hash, by, on, ...(commit && { commit }), text, answers: [] },
  ]);
}

export function answerComment(record: ReviewRecord, page: Page, number: number, { by, on, text }: Remark): ReviewRecord {
  return change(record, page, (comments) =>
    comments.map((comment, index) => (index + 1 === number ? { ...comment, answers: [...comment.answers, { by, on, text }] } : comment)),
  );
}

/** A closed comment stays in the record, so that the numbers of the others stay, and is shown no more. */
export function closeComment(record: ReviewRecord, page: Page, number: number, { by, on }: Omit<Remark, 'text'>): ReviewRecord {
  return change(record, page, (comments) =>
    comments.map((comment, index) => (index + 1 === number ? { ...comment, closed: { by, on } } : comment)),
  );
}

function change(
  record: ReviewRecord,
  { localeCode }: Page,
  edit: (comments: readonly ReviewComment[]) => readonly ReviewComment[],
): ReviewRecord {
  return { ...record, comments: { ...record.comments, [localeCode]: [...edit(record.comments?.[localeCode] ?? [])] } };
}
