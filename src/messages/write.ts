/** The words of the desk's write view in each language of the tools. */
import { write as de, writeNames as deNames } from './de/write.ts';
import { write as en, writeNames as enNames } from './en/write.ts';
import type { Language } from './language.ts';
import { write as tr, writeNames as trNames } from './tr/write.ts';

export type WriteWords = typeof en;
export const WRITE_WORDS: Readonly<Record<Language, WriteWords>> = { en, tr, de };

export type WriteNames = typeof enNames;
export const WRITE_NAMES: Readonly<Record<Language, WriteNames>> = { en: enNames, tr: trNames, de: deNames };
