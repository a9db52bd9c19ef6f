/** The words of the desk in each language of the tools. */
import { desk as de } from './de/desk.ts';
import { desk as en } from './en/desk.ts';
import type { Language } from './language.ts';
import { desk as tr } from './tr/desk.ts';

export type DeskWords = typeof en;

export const DESK_WORDS: Readonly<Record<Language, DeskWords>> = { en, tr, de };
