/** What commands say, and the names of states, in each language of the tools. */
import { commands as de } from './de/commands.ts';
import { states as deStates } from './de/states.ts';
import { commands as en } from './en/commands.ts';
import { states as enStates } from './en/states.ts';
import type { Language } from './language.ts';
import { commands as tr } from './tr/commands.ts';
import { states as trStates } from './tr/states.ts';

export const COMMAND_WORDS: Readonly<Record<Language, typeof en>> = { en, tr, de };
export const STATE_WORDS: Readonly<Record<Language, typeof enStates>> = { en: enStates, tr: trStates, de: deStates };
