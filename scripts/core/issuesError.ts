/** An error that stops a command because of issues. Its message contains their report; commands with JSON output read `issues`. */
import type { AnyIssue } from '../../src/model/issue.ts';
import { formatReport } from './report.ts';

export class IssuesError extends Error {
  readonly issues: readonly AnyIssue[];
  /** The message without the report. */
  readonly summary: string;

  /** `before` and `after` are printed around the report, which has at most `most` entries. */
  constructor(issues: readonly AnyIssue[], { before, after = '', most = 20 }: { before: string; after?: string; most?: number }) {
    const report = formatReport(issues, 'text', { grouped: true, most }).trimEnd();
    super([before, report, ...(after ? [after] : [])].join('\n\n'));
    this.issues = issues;
    this.summary = after ? `${before}\n${after}` : before;
  }
}
