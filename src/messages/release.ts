/** What `npm run release` says, in each language of the tools. */
import { release as de } from './de/release.ts';
import { release as en } from './en/release.ts';
import type { Language } from './language.ts';
import { release as tr } from './tr/release.ts';

export const RELEASE_WORDS: Readonly<Record<Language, typeof en>> = { en, tr, de };
