/** Groups issues with the same message in many places, so that a report prints them once. Neighbour: report.ts. */
import { type AnyIssue, compareText, nameOf } from '../../src/model/issue.ts';
import { groupBy } from './groupBy.ts';

export interface IssueGroup {
  /** The issue whose place has the shortest name. */
  readonly issue: AnyIssue;
  /** Number of further places with the same issue. */
  readonly others: number;
}

/** Groups issues by severity, rule and message: errors first, else in the order of their first issues. */
export function groupIssues(issues: readonly AnyIssue[]): IssueGroup[] {
  return [...groupBy(issues, ({ severity, ruleId, message }) => [severity, ruleId, message].join('\0')).values()]
    .map((group) => ({ issue: group.reduce(shorter), others: group.length - 1 }))
    .sort((a, b) => compareText(a.issue.severity, b.issue.severity));
}

function shorter(a: AnyIssue, b: AnyIssue): AnyIssue {
  const [one, other] = [nameOf(a), nameOf(b)];
  return (one.length - other.length || compareText(one, other)) <= 0 ? a : b;
}
