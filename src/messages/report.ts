/** The words around the findings of a report, in each language of the tools. Neighbour: scripts/core/report.ts. */
import { report as de } from './de/report.ts';
import { report as en } from './en/report.ts';
import type { Language } from './language.ts';
import { report as tr } from './tr/report.ts';

export const REPORT_WORDS: Readonly<Record<Language, typeof en>> = { en, tr, de };
