/**
 * Carries out `npm run comment`: adds, answers, closes and lists comments on parts of pages. Neighbours: scripts/cli/comment.ts and
 * scripts/dev/write, which use it.
 */
import { COMMENT_WORDS } from '../../../src/messages/comments.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import type { Part } from '../../content/pages/parts.ts';
import { COMMENT_LENGTH } from '../../content/schema/review.ts';
import { UsageError } from '../../core/command.ts';
import type { Config } from '../../core/config.ts';
import { readUserName } from '../../core/git.ts';
import { todayHere } from '../../core/today.ts';
import { chooseFiles } from '../chooseFiles.ts';
import { addComment, answerComment, closeComment, describeComment, type OpenComment, openCommentsOf } from '../comments.ts';
import { commitOf } from '../commitOf.ts';
import { findNamed, listParts, openContent, unknownPart } from '../openReview.ts';
import { partsOf } from '../ownParts.ts';
import { EMPTY_RECORD } from '../updateRecord.ts';
import { writeRecord } from '../writeRecord.ts';

/** An action at a part. Closing needs no text. */
export type CommentAction =
  | { readonly kind: 'comment' | 'answer'; readonly text: string }
  | { readonly kind: 'close'; readonly text?: undefined };

export interface Speaker {
  /** Name in Git. */
  readonly by: string;
  /** Day, YYYY-MM-DD. */
  readonly on: string;
}

interface CommentOptions {
  /** Contains the page's text. */
  readonly commit?: string | undefined;
  /** Chooses one of several open comments. */
  readonly number?: number | undefined;
  /** Language of the messages; default English. */
  readonly language?: Language | undefined;
}

/** A page in a language and one of its parts. */
export interface CommentPlace {
  readonly page: Page;
  readonly part: Part;
}

/** Resolves `content/pages/…/de.mdx#section.3`. Throws a UsageError for an unknown file or part, and for none or several parts. */
export function findPlace(content: Content, name: string): CommentPlace {
  const [named, ...others] = findNamed(content, [name.includes('#') ? name : `${name}#`]);
  if (!named) throw new UsageError((words) => words.noFile({ file: name }));
  const { page, parts = [] } = named;
  const [key, ...more] = parts;
  if (key === undefined || more.length > 0 || others.length > 0)
    throw new UsageError((words) =>
      [`${words.onePart({ example: `${page.filePath}#${partsOf(page)[0]?.key}` })} ${words.parts}`, ...listParts([page])].join('\n'),
    );
  const part = partsOf(page).find((candidate) => candidate.key === key);
  if (!part) throw unknownPart(page.filePath, key, [page]);
  return { page, part };
}

/**
 * What `npm run comment` does at a part, `content/pages/…/de.mdx#section.3`, in Git's name and today. `number` chooses one of several open
 * comments. Throws a UsageError, and writes nothing, where that is not possible.
 */
export async function commentAt(
  config: Config,
  name: string,
  action: CommentAction,
  { number, language }: { readonly number?: number | undefined; readonly language: Language },
): Promise<string[]> {
  const by = await readUserName(config.contentDir);
  if (by === undefined) throw new UsageError(COMMENT_WORDS[language].unknownPerson);
  const content = await openContent(config);
  const place = findPlace(content, name);
  const commit = await commitOf(content, config.contentDir, [place.page]);
  return commentOn(content, place, action, { by, on: todayHere(), commit, number, language });
}

/**
 * Writes the record and returns the lines to print. `number` chooses one of several open comments on the part; `commit` contains the page's
 * text. Throws a UsageError, and writes nothing, for an empty or too long text and for a comment that does not exist.
 */
export async function commentOn(
  content: Content,
  { page, part }: CommentPlace,
  action: CommentAction,
  { by, on, commit, number, language = 'en' }: Speaker & CommentOptions,
): Promise<string[]> {
  const words = COMMENT_WORDS[language];
  const record = content.records.get(page.pageId) ?? EMPTY_RECORD;
  const remark = { by, on, text: action.kind === 'close' ? '' : checkText(action.text, language) };
  const chosen = action.kind === 'comment' ? undefined : chooseComment(openCommentsOf(page, record), { page, part }, number, language);
  const now =
    chosen === undefined
      ? addComment(record, page, part, remark, commit)
      : action.kind === 'answer'
        ? answerComment(record, page, chosen.number, remark)
        : closeComment(record, page, chosen.number, remark);
  await writeRecord(content, page.pageId, now);
  const left = openCommentsOf(page, now).filter((comment) => isAt(comment, part));
  const said = `${page.filePath}: ${words.said[action.kind]({ by })}`;
  return [`${said} ${left.length === 0 ? words.noneHere : words.openHere}`, ...describeAll(left, language)];
}

/** The open comments on the files that the words choose, file by file; of all files without words. */
export function listComments(content: Content, chosen: readonly string[], language: Language = 'en'): string[] {
  const isChosen = chooseFiles(content, chosen);
  const lines = content.pages
    .filter(({ filePath }) => isChosen(filePath))
    .flatMap((page) => {
      const open = openCommentsOf(page, content.records.get(page.pageId));
      return open.length > 0 ? [page.filePath, ...describeAll(open, language)] : [];
    });
  return lines.length > 0 ? lines : [COMMENT_WORDS[language].none];
}

function describeAll(comments: readonly OpenComment[], language: Language): string[] {
  return comments.flatMap((comment) => describeComment(comment, language).map((line) => `  ${line}`));
}

function isAt({ part, comment }: OpenComment, place: Part): boolean {
  return (part?.key ?? comment.part) === place.key;
}

function checkText(given: string, language: Language): string {
  const words = COMMENT_WORDS[language];
  const text = given.trim();
  if (text === '') throw new UsageError(words.empty);
  if (text.length > COMMENT_LENGTH)
    throw new UsageError(words.long({ length: text.length.toLocaleString(language), most: COMMENT_LENGTH.toLocaleString(language) }));
  return text;
}

function chooseComment(
  open: readonly OpenComment[],
  { page, part }: CommentPlace,
  number: number | undefined,
  language: Language,
): OpenComment {
  const words = COMMENT_WORDS[language];
  // A comment whose part is gone is at no part, so that its number is enough.
  const here = open.filter((comment) => (number === undefined ? isAt(comment, part) : comment.number === number));
  const [only, ...others] = here;
  if (only && others.length === 0) return only;
  if (only) throw new UsageError([words.several, ...describeAll(here, language)].join('\n'));
  const elsewhere = open.length > 0 ? [words.openInFile, ...describeAll(open, language)] : [words.noneInFile];
  const file = page.filePath;
  const none = number === undefined ? words.noneAtPart({ file, part: part.key }) : words.noneWithNumber({ file, number });
  throw new UsageError([none, ...elsewhere].join('\n'));
}
