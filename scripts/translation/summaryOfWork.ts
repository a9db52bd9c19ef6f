/** Sentences of the summary on work that a change leaves: translations, legal reviews, comments, findings. Neighbour: summary.ts. */
import { counted } from '../core/counted.ts';
import { groupBy } from '../core/groupBy.ts';
import type { Changes } from './changeReport.ts';
import { MISSING_RULE, OUTDATED_RULE } from './policy.ts';
import { are, change, namePages, type SummaryLine, warn } from './summaryLine.ts';

export function aboutBehind({ behind }: Changes): SummaryLine[] {
  if (behind.length === 0) return [];
  const codes = [...new Set(behind.flatMap(({ languages, missing }) => [...languages.map(({ localeCode }) => localeCode), ...missing]))];
  const lacking = behind.flatMap(({ languages }) => languages.filter(({ without }) => without.length > 0)).length;
  const without = lacking > 0 ? `; ${counted(lacking, 'translation')} ${are(lacking)} published without what is new` : '';
  return [
    warn(
      'behind',
      `${counted(behind.length, 'page')} changed in the source language without all translations (${codes.join(', ')})${without}.`,
    ),
  ];
}

export function aboutSignOffs({ signOffs, titles }: Changes): SummaryLine[] {
  const lapsed = signOffs.filter(({ kind }) => kind === 'voided');
  const voided = lapsed.length;
  const given = signOffs.length - voided;
  return [
    ...(voided > 0
      ? [
          warn(
            'signOffs',
            `${counted(voided, 'legal review')} ${voided === 1 ? 'does' : 'do'} not hold any more.`,
            namePages(lapsed, titles),
          ),
        ]
      : []),
    ...(given > 0 ? [change('signOffs', `${counted(given, 'legal review')} ${are(given)} new.`)] : []),
  ];
}

/** The first page shows what the comments say. */
export function aboutComments({ comments, titles }: Changes): SummaryLine[] {
  if (comments.length === 0) return [];
  const text = `${counted(comments.length, 'comment')} ${are(comments.length)} open.`;
  return [{ tone: 'warning', text, names: namePages(comments, titles) }];
}

/** What `aboutBehind` says already. */
const TOLD_AS_BEHIND: ReadonlySet<string> = new Set([OUTDATED_RULE, MISSING_RULE]);

export function aboutFindings({ findings: { failing: all, fixed } }: Changes): SummaryLine[] {
  const failing = all.filter(({ ruleId, severity }) => severity === 'error' || !TOLD_AS_BEHIND.has(ruleId));
  const errors = failing.filter(({ severity }) => severity === 'error').length;
  const rules = new Set(failing.map(({ ruleId }) => ruleId)).size;
  const words = [errors > 0 && counted(errors, 'error'), failing.length > errors && counted(failing.length - errors, 'warning')]
    .filter(Boolean)
    .join(' and ');
  return [
    failing.length > 0
      ? {
          tone: errors > 0 ? 'warning' : 'change',
          text: `${counted(rules, 'rule')} ${rules === 1 ? 'finds' : 'find'} what was not there before: ${words}.`,
          section: 'findings',
          names: [...groupBy(failing, ({ ruleId }) => ruleId)].map(([id, own]) => `${id} ${own.length} × (${own[0]?.message ?? ''})`),
        }
      : { tone: 'calm', text: `No ${all.length > 0 ? 'other ' : ''}rule fails that did not before.` },
    ...(fixed.length > 0 ? [change('findings', `${counted(fixed.length, 'finding')} ${are(fixed.length)} fixed.`)] : []),
  ];
}
