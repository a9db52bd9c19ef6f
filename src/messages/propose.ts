/** The words of the desk's view of proposals, and what the server says about them, in each language of the tools. */
import { propose as de } from './de/propose.ts';
import { proposing as deProposing } from './de/proposing.ts';
import { propose as en } from './en/propose.ts';
import { proposing as enProposing } from './en/proposing.ts';
import type { Language } from './language.ts';
import { propose as tr } from './tr/propose.ts';
import { proposing as trProposing } from './tr/proposing.ts';

export type ProposeWords = typeof en;
export const PROPOSE_WORDS: Readonly<Record<Language, ProposeWords>> = { en, tr, de };

export type ProposingWords = typeof enProposing;
export const PROPOSING_WORDS: Readonly<Record<Language, ProposingWords>> = { en: enProposing, tr: trProposing, de: deProposing };
