/**
 * Carries out `npm run comment`: adds, answers, closes and lists comments on parts of pages. Neighbours: scripts/cli/comment.ts and
 * scripts/dev/write, which use it.
 */
import type { Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { didYouMean } from '../../content/nearestName.ts';
import type { Part } from '../../content/pages/parts.ts';
import { COMMENT_LENGTH } from '../../content/schema/review.ts';
import { UsageError } from '../../core/command.ts';
import type { Config } from '../../core/config.ts';
import { readUserName } from '../../core/git.ts';
import { todayHere } from '../../core/today.ts';
import { chooseFiles } from '../chooseFiles.ts';
import { addComment, answerComment, closeComment, describeComment, type OpenComment, openCommentsOf } from '../comments.ts';
import { commitOf } from '../commitOf.ts';
import { findNamed, openContent } from '../openReview.ts';
import { partsOf } from '../ownParts.ts';
import { EMPTY_RECORD } from '../updateRecord.ts';
import { writeRecord } from '../writeRecord.ts';

/** What is said at a part. `close` says nothing. */
export type CommentAction =
  | { readonly kind: 'comment' | 'answer'; readonly text: string }
  | { readonly kind: 'close'; readonly text?: undefined };

export interface Speaker {
  /** Name in Git. */
  readonly by: string;
  /** Day, YYYY-MM-DD. */
  readonly on: string;
}

/** A page in a language and one of its parts. */
export interface CommentPlace {
  readonly page: Page;
  readonly part: Part;
}

/** Resolves `content/pages/…/de.mdx#section.3`. Throws a UsageError for an unknown file or part, and for none or several parts. */
export function findPlace(content: Content, name: string): CommentPlace {
  const [named, ...others] = findNamed(content, [name.includes('#') ? name : `${name}#`]);
  if (!named) throw new UsageError(`There is no file "${name}".`);
  const { page, parts = [] } = named;
  const keys = partsOf(page).map(({ key }) => key);
  const [key, ...more] = parts;
  if (key === undefined || more.length > 0 || others.length > 0)
    throw new UsageError(`Name one part of a page, such as ${page.filePath}#${keys[0]}. Its parts are ${keys.join(', ')}.`);
  const part = partsOf(page).find((candidate) => candidate.key === key);
  if (!part) throw new UsageError(`${page.filePath} has no part "${key}".${didYouMean(key, keys)} Its parts are ${keys.join(', ')}.`);
  return { page, part };
}

/**
 * What `npm run comment` does at a part, `content/pages/…/de.mdx#section.3`, in Git's name and today. `number` chooses one of several open
 * comments. Throws a UsageError, and writes nothing, where that is not possible.
 */
export async function commentAt(config: Config, name: string, action: CommentAction, number?: number): Promise<string[]> {
  const by = await readUserName(config.contentDir);
  if (by === undefined) throw new UsageError('Git does not know who you are. Type: git config user.name "<your name>"');
  const content = await openContent(config);
  const place = findPlace(content, name);
  const commit = await commitOf(content, config.contentDir, [place.page]);
  return commentOn(content, place, action, { by, on: todayHere(), commit, number });
}

/**
 * Writes the record and returns the lines to print. `number` chooses one of several open comments on the part; `commit` contains the page's
 * text. Throws a UsageError, and writes nothing, for an empty or too long text and for a comment that does not exist.
 */
export async function commentOn(
  content: Content,
  { page, part }: CommentPlace,
  action: CommentAction,
  { by, on, commit, number }: Speaker & { readonly commit?: string | undefined; readonly number?: number | undefined },
): Promise<string[]> {
  const record = content.records.get(page.pageId) ?? EMPTY_RECORD;
  const remark = { by, on, text: action.kind === 'close' ? '' : checkText(action.text) };
  const chosen = action.kind === 'comment' ? undefined : chooseComment(openCommentsOf(page, record), { page, part }, number);
  const now =
    chosen === undefined
      ? addComment(record, page, part, remark, commit)
      : action.kind === 'answer'
        ? answerComment(record, page, chosen.number, remark)
        : closeComment(record, page, chosen.number, remark);
  await writeRecord(content, page.pageId, now);
  const left = openCommentsOf(page, now).filter((comment) => isAt(comment, part));
  const said = { comment: 'Comment', answer: 'Answer', close: 'Closed' }[action.kind];
  return [`${page.filePath}: ${said} by ${by}. ${left.length === 0 ? 'No comment is open here.' : 'Open here:'}`, ...describeAll(left)];
}

/** The open comments on the files that the words choose, file by file; of all files without words. */
export function listComments(content: Content, words: readonly string[]): string[] {
  const isChosen = chooseFiles(content, words);
  const lines = content.pages
    .filter(({ filePath }) => isChosen(filePath))
    .flatMap((page) => {
      const open = openCommentsOf(page, content.records.get(page.pageId));
      return open.length > 0 ? [page.filePath, ...describeAll(open)] : [];
    });
  return lines.length > 0 ? lines : ['No comment is open.'];
}

function describeAll(comments: readonly OpenComment[]): string[] {
  return comments.flatMap((comment) => describeComment(comment).map((line) => `  ${line}`));
}

function isAt({ part, comment }: OpenComment, place: Part): boolean {
  return (part?.key ?? comment.part) === place.key;
}

function checkText(given: string): string {
  const text = given.trim();
  if (text === '') throw new UsageError('The text is empty.');
  if (text.length > COMMENT_LENGTH)
    throw new UsageError(
      `The text has ${text.length.toLocaleString('en')} characters; a comment has at most ${COMMENT_LENGTH.toLocaleString('en')}. Write two, each at its part.`,
    );
  return text;
}

function chooseComment(open: readonly OpenComment[], { page, part }: CommentPlace, number: number | undefined): OpenComment {
  // A comment whose part is gone is at no part, so that its number is enough.
  const here = open.filter((comment) => (number === undefined ? isAt(comment, part) : comment.number === number));
  const [only, ...others] = here;
  if (only && others.length === 0) return only;
  if (only) throw new UsageError(['Several comments are open here; add --number:', ...describeAll(here)].join('\n'));
  const elsewhere = open.length > 0 ? ['Open in this file:', ...describeAll(open)] : ['No comment is open in this file.'];
  const what = number === undefined ? `on "${part.key}"` : `with the number ${number}`;
  throw new UsageError([`${page.filePath} has no open comment ${what}.`, ...elsewhere].join('\n'));
}
