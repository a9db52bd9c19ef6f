/** A finding about the content, in the form that every reporter prints. Neighbour: scripts/core/report.ts. */

export type Severity = 'error' | 'warning';

/** A place in a content file. Lines and columns start at 1. */
export interface Place {
  /** Path relative to the project, with forward slashes: content/pages/divorce/tanimatenfiz/de.mdx. */
  readonly filePath: string;
  readonly line: number;
  readonly column: number;
}

export interface Issue extends Place {
  /** The rule's id; also the anchor of its section in content/README.md. */
  readonly ruleId: string;
  readonly severity: Severity;
  /** What was found and what was expected, in a writer's words. */
  readonly message: string;
  /** How to mend it. */
  readonly fix: string;
  /** Other places that belong to the finding, such as the second file of a conflict. */
  readonly related?: readonly Place[];
}

/** Orders issues by file, then line, then column, then rule, so that reports are stable. */
export function compareIssues(a: Issue, b: Issue): number {
  return (
    compareText(a.filePath, b.filePath) ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.ruleId, b.ruleId) ||
    compareText(a.message, b.message)
  );
}

/** Compares by code unit, so that the order is the same on every machine and locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
