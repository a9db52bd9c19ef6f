/** Sentences of the summary on work that a change leaves: translations, legal reviews, comments, findings. Neighbour: summary.ts. */
import { CHANGE_SUMMARY_WORDS } from '../../src/messages/changes.ts';
import { inLanguage } from '../../src/messages/findings.ts';
import type { Issue } from '../../src/model/issue.ts';
import { groupBy } from '../core/groupBy.ts';
import type { Changes } from './changeReport.ts';
import { MISSING_RULE, OUTDATED_RULE } from './policy.ts';
import { describePlace, nameFile } from './report/words.ts';
import { change, namePages, type SummaryLine, warn } from './summaryLine.ts';

export function aboutBehind({ behind, language }: Changes): SummaryLine[] {
  if (behind.length === 0) return [];
  const words = CHANGE_SUMMARY_WORDS[language];
  const codes = [
    ...new Set(behind.flatMap(({ languages, missing }) => [...languages.map(({ localeCode }) => localeCode), ...missing])),
  ].join(', ');
  const lacking = behind.flatMap(({ languages }) => languages.filter(({ without }) => without.length > 0)).length;
  const number = behind.length;
  const sentence = lacking > 0 ? words.behindWithout({ number, codes, lacking }) : words.behind({ number, codes });
  // As `npm run status` and `npm run check` count them: translations, and their parts.
  const translations = behind.flatMap(({ languages }) => languages);
  const parts = translations.reduce((sum, language) => sum + language.parts.length + language.without.length, 0);
  const counts = translations.length > 0 ? [words.behindIn({ translations: translations.length, parts })] : [];
  return [warn('behind', [sentence, ...counts].join(' '))];
}

export function aboutSignOffs({ signOffs, titles, language }: Changes): SummaryLine[] {
  const words = CHANGE_SUMMARY_WORDS[language];
  const lapsed = signOffs.filter(({ kind }) => kind === 'voided');
  const voided = lapsed.length;
  const given = signOffs.length - voided;
  return [
    ...(voided > 0 ? [warn('signOffs', words.signOffsVoid({ number: voided }), namePages(lapsed, titles))] : []),
    ...(given > 0 ? [change('signOffs', words.signOffsGiven({ number: given }))] : []),
  ];
}

/** The first page shows what the comments say. */
export function aboutComments({ comments, titles, language }: Changes): SummaryLine[] {
  if (comments.length === 0) return [];
  const text = CHANGE_SUMMARY_WORDS[language].comments({ number: comments.length });
  return [{ tone: 'warning', text, names: namePages(comments, titles) }];
}

/** What `aboutBehind` says already. */
const TOLD_AS_BEHIND: ReadonlySet<string> = new Set([OUTDATED_RULE, MISSING_RULE]);

/** Findings of a rule that are named one by one; of the others the pages are named. */
const FINDINGS_SHOWN = 3;

export function aboutFindings(changes: Changes): SummaryLine[] {
  const { failing: all, fixed, stopping } = changes.findings;
  const { language } = changes;
  const words = CHANGE_SUMMARY_WORDS[language];
  const errors = all.filter(({ severity }) => severity === 'error');
  const [stops, withholds] = [errors.filter((issue) => stopping.includes(issue)), errors.filter((issue) => !stopping.includes(issue))];
  const older = stopping.length - stops.length;
  const warnings = all.filter(({ ruleId, severity }) => severity !== 'error' && !TOLD_AS_BEHIND.has(ruleId));
  const rules = [...groupBy(warnings, ({ ruleId }) => ruleId)];
  const nameOf = ([id, own]: (typeof rules)[number]) =>
    `${id} ${own.length} × (${own
      .slice(0, 1)
      .map((issue) => inLanguage(issue, language).message)
      .join()})`;
  return [
    ...(stops.length > 0 ? [{ ...warn('findings', words.stops({ number: stops.length })), items: listErrors(stops, changes) }] : []),
    ...(withholds.length > 0
      ? [{ ...warn('findings', words.withholds({ number: withholds.length })), items: listErrors(withholds, changes) }]
      : []),
    ...(older > 0 ? [warn('findings', words.stoppedBefore({ number: older }))] : []),
    ...(warnings.length > 0
      ? [change('findings', words.findings({ number: warnings.length, rules: rules.length }), rules.map(nameOf))]
      : []),
    ...(errors.length + warnings.length === 0
      ? [{ tone: 'calm' as const, text: all.length > 0 ? words.noOtherFinding : words.noFinding }]
      : []),
    ...(fixed.length > 0 ? [change('findings', words.findingsFixed({ number: fixed.length }))] : []),
  ];
}

/** Page, language and line of each error with what is wrong; a mistake of many places is named with its pages. */
function listErrors(errors: readonly Issue[], changes: Changes): string[] {
  const words = CHANGE_SUMMARY_WORDS[changes.language];
  return [...groupBy(errors, ({ ruleId }) => ruleId).values()].flatMap((own) => {
    const shown = own.length > FINDINGS_SHOWN + 1 ? own.slice(0, FINDINGS_SHOWN) : own;
    const others = own.slice(shown.length).map((issue) => nameFile(issue, changes));
    const lines = shown.map((issue) => `${describePlace(issue, changes)}: ${inLanguage(issue, changes.language).message}`);
    const names = [...groupBy(others, (name) => name)].map(([name, { length }]) => (length > 1 ? `${name} (${length} ×)` : name));
    return others.length > 0 ? [...lines, words.sameMistake({ number: others.length, names: names.join(' · ') })] : lines;
  });
}
