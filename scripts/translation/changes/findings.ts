/** Compares the findings of the rules: new ones and fixed ones. */
import { compareIssues, type Issue } from '../../../src/model/issue.ts';
import type { State } from '../states.ts';

export interface FindingChanges {
  readonly failing: readonly Issue[];
  readonly fixed: readonly Issue[];
  /** Errors of the later state that stop its build, also those that were there before. All other errors keep their translation off the site. */
  readonly stopping: readonly Issue[];
}

/**
 * A finding is the same if rule, file and message are equal; line numbers may differ. `presentPath` maps a moved file to its present path.
 */
export function compareFindings(before: State, after: State, presentPath: (filePath: string) => string): FindingChanges {
  const old = before.issues.map((issue) => ({ issue, key: keyOf(issue, presentPath) }));
  const own = after.issues.map((issue) => ({ issue, key: keyOf(issue, presentPath) }));
  return { failing: without(own, old), fixed: without(old, own), stopping: after.publication.stopping };
}

interface Keyed {
  readonly issue: Issue;
  readonly key: string;
}

/** Findings that the earlier state did not have; both states have the same files. */
export function findNew(before: readonly Issue[], after: readonly Issue[]): Issue[] {
  const keyed = (issues: readonly Issue[]) => issues.map((issue) => ({ issue, key: keyOf(issue, (filePath) => filePath) }));
  return without(keyed(after), keyed(before));
}

/** Omits as many occurrences of a finding as the other side has. */
function without(issues: readonly Keyed[], others: readonly Keyed[]): Issue[] {
  const known = new Map<string, number>();
  for (const { key } of others) known.set(key, (known.get(key) ?? 0) + 1);
  return issues
    .filter(({ key }) => {
      const count = known.get(key) ?? 0;
      known.set(key, count - 1);
      return count <= 0;
    })
    .map(({ issue }) => issue)
    .sort(compareIssues);
}

function keyOf({ ruleId, filePath, message }: Issue, presentPath: (filePath: string) => string): string {
  return [ruleId, presentPath(filePath), message].join('\n');
}
