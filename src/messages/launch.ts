/** How `npm run launch-check` lists what is open, in each language of the tools. The findings themselves: ./findings.ts. */
import { launchList as de } from './de/launch.ts';
import { launchList as en } from './en/launch.ts';
import type { Language } from './language.ts';
import { launchList as tr } from './tr/launch.ts';

export type LaunchWords = typeof en;
export const LAUNCH_WORDS: Readonly<Record<Language, LaunchWords>> = { en, tr, de };
