/** The words of the desk's forms that change the content, and of their answers, in each language of the tools. */
import { forms as de } from './de/forms.ts';
import { forms as en } from './en/forms.ts';
import type { Language } from './language.ts';
import { forms as tr } from './tr/forms.ts';

export type FormWords = typeof en;

export const FORM_WORDS: Readonly<Record<Language, FormWords>> = { en, tr, de };
