/** Derives the list of findings: all rules, file by file, with filters. */
import { inLanguage } from '../../../src/messages/findings.ts';
import { DESK_LIST_LIMIT, type FindingsData } from '../../../src/model/deskViews.ts';
import { compareIssues, compareText, type Issue } from '../../../src/model/issue.ts';
import { type DeskQuery, type DeskSource, matches } from './source.ts';

/** Endings of the files that are named after their language. */
const LANGUAGE_FILES = ['mdx', 'yaml', 'txt'];

/** `severity`, `rule`, `locale`, `area` and the words `q` filter it; long lists are cut, with a note. */
export function deriveFindings({ issues: all, language }: Pick<DeskSource, 'issues' | 'language'>, query: DeskQuery): FindingsData {
  const issues = all.map((issue) => inLanguage(issue, language));
  const isMeant = ({ filePath, severity, ruleId, message }: Issue) =>
    (!query.severity || severity === query.severity) &&
    (!query.rule || ruleId === query.rule) &&
    (!query.locale || LANGUAGE_FILES.some((ending) => filePath.endsWith(`/${query.locale}.${ending}`))) &&
    (!query.area || filePath.includes(`/pages/${query.area}/`)) &&
    matches(query.q, filePath, message);
  const found = issues.filter(isMeant).sort((a, b) => compareText(a.severity, b.severity) || compareIssues(a, b));
  const shown = found.slice(0, DESK_LIST_LIMIT);
  const files = [...new Set(shown.map(({ filePath }) => filePath))];
  const counts = new Map<string, number>();
  for (const { ruleId } of issues) counts.set(ruleId, (counts.get(ruleId) ?? 0) + 1);
  return {
    view: 'findings',
    groups: files.map((filePath) => ({ filePath, findings: shown.filter((issue) => issue.filePath === filePath) })),
    shown: shown.length,
    total: found.length,
    rules: [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => compareText(a.id, b.id)),
  };
}
