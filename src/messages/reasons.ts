/** Why a value of a content file does not fit, in each language of the tools. Findings have these reasons as ends of their sentences. */
import { reasons as de } from './de/reasons.ts';
import { reasons as en } from './en/reasons.ts';
import type { Language } from './language.ts';
import { reasons as tr } from './tr/reasons.ts';

export const REASON_WORDS: Readonly<Record<Language, typeof en>> = { en, tr, de };
