/** A finding about the content, in one form for all reporters. Neighbour: scripts/core/report.ts. */

export type Severity = 'error' | 'warning';

/** A position in a content file. Lines and columns start at 1. */
export interface Place {
  /** Path relative to the project root, with forward slashes: content/pages/divorce/tanimatenfiz/de.mdx. */
  readonly filePath: string;
  readonly line: number;
  readonly column: number;
}

export interface Issue extends Place {
  /** Id of the rule; also the anchor of its section in content/README.md. */
  readonly ruleId: string;
  readonly severity: Severity;
  /** What the rule found and what it expects, in a writer's words. */
  readonly message: string;
  /** How to fix it. */
  readonly fix: string;
  /** Other positions of the same finding, such as the second file of a conflict. */
  readonly related?: readonly Place[];
}

/** Sorts issues by file, line, column and rule, so that reports are stable. */
export function compareIssues(a: Issue, b: Issue): number {
  return (
    compareText(a.filePath, b.filePath) ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.ruleId, b.ruleId) ||
    compareText(a.message, b.message)
  );
}

/** Compares by code unit, so that the order does not depend on machine and locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
