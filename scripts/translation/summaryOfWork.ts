/** Sentences of the summary on work that a change leaves: translations, legal reviews, comments, findings. Neighbour: summary.ts. */
import { CHANGE_SUMMARY_WORDS } from '../../src/messages/changes.ts';
import { inLanguage } from '../../src/messages/findings.ts';
import { groupBy } from '../core/groupBy.ts';
import type { Changes } from './changeReport.ts';
import { MISSING_RULE, OUTDATED_RULE } from './policy.ts';
import { change, namePages, type SummaryLine, warn } from './summaryLine.ts';

export function aboutBehind({ behind, language }: Changes): SummaryLine[] {
  if (behind.length === 0) return [];
  const words = CHANGE_SUMMARY_WORDS[language];
  const codes = [
    ...new Set(behind.flatMap(({ languages, missing }) => [...languages.map(({ localeCode }) => localeCode), ...missing])),
  ].join(', ');
  const lacking = behind.flatMap(({ languages }) => languages.filter(({ without }) => without.length > 0)).length;
  const number = behind.length;
  return [warn('behind', lacking > 0 ? words.behindWithout({ number, codes, lacking }) : words.behind({ number, codes }))];
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

export function aboutFindings({ findings: { failing: all, fixed }, language }: Changes): SummaryLine[] {
  const words = CHANGE_SUMMARY_WORDS[language];
  const failing = all.filter(({ ruleId, severity }) => severity === 'error' || !TOLD_AS_BEHIND.has(ruleId));
  const errors = failing.filter(({ severity }) => severity === 'error').length;
  const rules = [...groupBy(failing, ({ ruleId }) => ruleId)];
  const nameOf = ([id, own]: (typeof rules)[number]) =>
    `${id} ${own.length} × (${own
      .slice(0, 1)
      .map((issue) => inLanguage(issue, language).message)
      .join()})`;
  return [
    failing.length > 0
      ? {
          tone: errors > 0 ? 'warning' : 'change',
          text: words.findings({ number: rules.length, errors, warnings: failing.length - errors }),
          section: 'findings',
          names: rules.map(nameOf),
        }
      : { tone: 'calm', text: all.length > 0 ? words.noOtherFinding : words.noFinding },
    ...(fixed.length > 0 ? [change('findings', words.findingsFixed({ number: fixed.length }))] : []),
  ];
}
