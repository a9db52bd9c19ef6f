/** Messages about comments at parts of pages, in each language of the tools. Neighbour: scripts/translation/writing/comment.ts. */
import { comments as de } from './de/comments.ts';
import { comments as en } from './en/comments.ts';
import type { Language } from './language.ts';
import { comments as tr } from './tr/comments.ts';

export type CommentWords = typeof en;

export const COMMENT_WORDS: Readonly<Record<Language, CommentWords>> = { en, tr, de };
