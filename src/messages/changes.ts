/** The words of the change report in each language of the tools. Neighbour: scripts/translation/report. */
import { changedTexts as deTexts } from './de/changedTexts.ts';
import { changeReport as de } from './de/changeReport.ts';
import { changeSummary as deSummary } from './de/changeSummary.ts';
import { changedTexts as enTexts } from './en/changedTexts.ts';
import { changeReport as en } from './en/changeReport.ts';
import { changeSummary as enSummary } from './en/changeSummary.ts';
import type { Language } from './language.ts';
import { changedTexts as trTexts } from './tr/changedTexts.ts';
import { changeReport as tr } from './tr/changeReport.ts';
import { changeSummary as trSummary } from './tr/changeSummary.ts';

export type ChangeReportWords = typeof en;
export const CHANGE_REPORT_WORDS: Readonly<Record<Language, ChangeReportWords>> = { en, tr, de };

export type ChangeSummaryWords = typeof enSummary;
export const CHANGE_SUMMARY_WORDS: Readonly<Record<Language, ChangeSummaryWords>> = { en: enSummary, tr: trSummary, de: deSummary };

export type ChangedTextWords = typeof enTexts;
export const CHANGED_TEXT_WORDS: Readonly<Record<Language, ChangedTextWords>> = { en: enTexts, tr: trTexts, de: deTexts };
