/** What the server says about the desk's actions in each language of the tools. Neighbour: scripts/dev/write. */
import { writing as de } from './de/writing.ts';
import { writing as en } from './en/writing.ts';
import type { Language } from './language.ts';
import { writing as tr } from './tr/writing.ts';

export type WritingWords = typeof en;

export const WRITING_WORDS: Readonly<Record<Language, WritingWords>> = { en, tr, de };
