/** Derives the messages to open pages: that something has changed, and the mistakes for the overlay (src/desk/overlay.ts). */
import { editorHref, helpHref } from '../../src/model/desk.ts';
import { compareIssues, type Issue } from '../../src/model/issue.ts';
import type { ChangedEvent, PageError } from '../../src/model/openPages.ts';

/** The others are only counted, because a writer fixes one after the other. */
const SHOWN_AT_MOST = 5;

/** Errors in order; warnings are shown only in the terminal and on the desk. */
export function deriveChanged({
  issues,
  version,
  deskVersion,
}: Omit<ChangedEvent, 'total' | 'errors'> & { readonly issues: readonly Issue[] }): ChangedEvent {
  const errors = issues.filter(({ severity }) => severity === 'error').sort(compareIssues);
  return {
    version,
    deskVersion,
    total: errors.length,
    errors: errors.slice(0, SHOWN_AT_MOST).map(toPageError),
  };
}

function toPageError(issue: Issue): PageError {
  const { ruleId, filePath, line, column, message, fix } = issue;
  const position = `${filePath}:${line}:${column}`;
  return { ruleId, position, message, fix, helpHref: helpHref(ruleId), editorHref: editorHref(issue) };
}
