/** Prints issues: as text for writers, as JSON for tools, as annotations for GitHub. Neighbour: src/model/issue.ts. */
import { compareIssues, type Issue } from '../../src/model/issue.ts';

export type ReportFormat = 'text' | 'json' | 'github';

/** The whole report, sorted, ending in a line that counts. */
export function formatReport(issues: readonly Issue[], format: ReportFormat): string {
  const sorted = [...issues].sort(compareIssues);
  if (format === 'json') return `${JSON.stringify(sorted, null, 2)}\n`;
  if (format === 'github') return sorted.map((issue) => `${formatAnnotation(issue)}\n`).join('');
  return `${sorted.map(formatIssue).join('\n\n')}${sorted.length > 0 ? '\n\n' : ''}${countIssues(sorted)}\n`;
}

/** One issue in the writers' form: place, severity and rule; what; how to mend; where help stands. */
export function formatIssue(issue: Issue): string {
  const lines = [
    `${issue.filePath}:${issue.line}:${issue.column}  ${issue.severity}  ${issue.ruleId}`,
    `  ${issue.message}`,
    ...(issue.related ?? []).map((place) => `  See also: ${place.filePath}:${place.line}:${place.column}`),
    `  Fix: ${issue.fix}`,
    `  Help: content/README.md#${issue.ruleId}`,
  ];
  return lines.join('\n');
}

/** `3 errors, 1 warning in 2 files`, or a line that says there is nothing. */
export function countIssues(issues: readonly Issue[]): string {
  if (issues.length === 0) return 'No mistakes found.';
  const errors = issues.filter((issue) => issue.severity === 'error').length;
  const warnings = issues.length - errors;
  const files = new Set(issues.map((issue) => issue.filePath)).size;
  const parts = [errors > 0 && plural(errors, 'error'), warnings > 0 && plural(warnings, 'warning')].filter(Boolean);
  return `${parts.join(', ')} in ${plural(files, 'file')}`;
}

/** GitHub's workflow command syntax; `%`, line ends and, in properties, `:` and `,` are escaped as it asks. */
function formatAnnotation(issue: Issue): string {
  const encode = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => encode(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const place = `file=${property(issue.filePath)},line=${issue.line},col=${issue.column},title=${property(issue.ruleId)}`;
  return `::${issue.severity} ${place}::${encode(`${issue.message} ${issue.fix}`)}`;
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
