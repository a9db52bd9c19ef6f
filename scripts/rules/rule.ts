/** What a rule is: a small pure function over the whole content. Registered in ./index order by scripts/rules/check.ts. */
import type { Issue, Place } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';

export interface Rule {
  /** Also the anchor of its section in content/README.md and the folder of its bad fixture. */
  readonly id: string;
  readonly check: (content: Content) => readonly Issue[];
}

/** Shortens the making of an error. */
export function error(ruleId: string, place: Place, message: string, fix: string, related?: readonly Place[]): Issue {
  return {
    ruleId,
    severity: 'error',
    filePath: place.filePath,
    line: place.line,
    column: place.column,
    message,
    fix,
    ...(related && { related }),
  };
}

/** Shortens the making of a warning. */
export function warning(ruleId: string, place: Place, message: string, fix: string): Issue {
  return { ...error(ruleId, place, message, fix), severity: 'warning' };
}
