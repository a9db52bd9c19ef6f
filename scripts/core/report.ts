/** Formats issues: as text for people, as JSON for tools, as annotations for GitHub. Neighbours: src/model/issue.ts; groupIssues.ts. */
import { inLanguage } from '../../src/messages/findings.ts';
import type { Language } from '../../src/messages/language.ts';
import { REPORT_WORDS } from '../../src/messages/report.ts';
import { type AnyIssue, compareIssues, compareText, nameOf, type Position } from '../../src/model/issue.ts';
import { readLanguage } from './config.ts';
import { groupIssues } from './groupIssues.ts';

export const REPORT_FORMATS = ['text', 'json', 'github'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

export interface ReportOptions {
  /** One entry for the same issue in many places, errors first. JSON always contains every place. */
  readonly grouped?: boolean;
  /** Maximum number of entries of the text; the others are only counted. */
  readonly most?: number;
  /** Default: the language of the commands. JSON is English always, and has the keys of the texts. */
  readonly language?: Language;
}

/** The complete report, sorted. The text format begins with the errors, and ends with a line of totals. */
export function formatReport(
  issues: readonly AnyIssue[],
  format: ReportFormat,
  { grouped = false, most, language = readLanguage() }: ReportOptions = {},
): string {
  const sorted = [...issues].sort(compareIssues);
  if (format === 'json') return `${JSON.stringify(sorted.map(withHelp), null, 2)}\n`;
  const order = format === 'text' ? [...sorted].sort((a, b) => compareText(a.severity, b.severity)) : sorted;
  const groups = grouped ? groupIssues(sorted) : order.map((issue) => ({ issue, others: 0 }));
  if (format === 'github') return groups.map(({ issue, others }) => `${formatAnnotation(issue, others, language)}\n`).join('');
  const shown = groups.slice(0, most).map(({ issue, others }) => formatIssue(issue, others, language));
  const left = groups.length - shown.length;
  return [...shown, ...(left > 0 ? [REPORT_WORDS[language].left(left)] : []), `${countIssues(sorted, language)}\n`].join('\n\n');
}

/** Formats one issue: place, severity and rule; message; fix; help. `others` is the number of further places with the same issue. */
function formatIssue(issue: AnyIssue, others: number, language: Language): string {
  const words = REPORT_WORDS[language];
  const { message, fix } = inLanguage(issue, language);
  const lines = [
    message,
    ...(issue.part === undefined ? [] : [words.part(issue.part)]),
    ...(issue.related ?? []).map((position) => words.related(formatPosition(position))),
    words.fix(fix),
    words.help(helpOf(issue)),
  ];
  const where = `${formatWhere(issue)}${others > 0 ? words.alsoAt(others) : ''}`;
  return [`${where}  ${words.severity[issue.severity]}  ${issue.ruleId}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** `3 errors, 1 warning in 2 files`, or a line that says that there are none. */
export function countIssues(issues: readonly AnyIssue[], language: Language = readLanguage()): string {
  const words = REPORT_WORDS[language];
  if (issues.length === 0) return words.none;
  const errors = issues.filter((issue) => issue.severity === 'error').length;
  const places = new Set(issues.map(nameOf)).size;
  const isLive = issues.some((issue) => 'url' in issue);
  return words.totals(errors, issues.length - errors, places, isLive);
}

function helpOf({ help, ruleId }: AnyIssue): string {
  return help ?? `content/README.md#${ruleId}`;
}

/** Without the edits for the write view. */
function withHelp(issue: AnyIssue): AnyIssue {
  return { ...issue, mending: undefined, help: helpOf(issue) } as AnyIssue;
}

function formatWhere(issue: AnyIssue): string {
  if (!('url' in issue)) return formatPosition(issue);
  return issue.encoding === undefined ? issue.url : `${issue.url} (${issue.encoding})`;
}

function formatPosition({ filePath, line, column }: Position): string {
  return `${filePath}:${line}:${column}`;
}

/** Formats GitHub's workflow command. `%`, line breaks and, in properties, `:` and `,` are escaped as GitHub requires. */
function formatAnnotation(issue: AnyIssue, others: number, language: Language): string {
  const encode = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => encode(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const isLive = 'url' in issue;
  const position = isLive ? '' : `file=${property(issue.filePath)},line=${issue.line},col=${issue.column},`;
  // GitHub shows an annotation beside a line of a file. An issue of an address has no file, so the message contains the address.
  const words = REPORT_WORDS[language];
  const { message, fix } = inLanguage(issue, language);
  const before = isLive ? `${formatWhere(issue)}${others > 0 ? words.alsoAt(others) : ''}: ` : '';
  const after = !isLive && others > 0 ? words.alsoAtInBrackets(others) : '';
  return `::${issue.severity} ${position}title=${property(issue.ruleId)}::${encode(`${before}${message} ${fix}${after}`)}`;
}
