/** Derives the messages to open pages: that something has changed, and the mistakes for the overlay (src/desk/overlay.ts). */
import { inLanguage } from '../../src/messages/findings.ts';
import { inEachLanguage } from '../../src/messages/language.ts';
import { editorHref, helpHref } from '../../src/model/desk.ts';
import { compareIssues, type Issue } from '../../src/model/issue.ts';
import type { ChangedEvent, PageError } from '../../src/model/openPages.ts';

/** Per file; the others are only counted, because a writer fixes one after the other. */
const SENT_PER_FILE = 5;
/** Files whose errors are sent; after a mistake in a register every page may have errors. */
const SENT_FILES = 200;

/** Errors in order; warnings are shown only in the terminal and on the desk. */
export function deriveChanged({
  issues,
  version,
  deskVersion,
}: Omit<ChangedEvent, 'total' | 'counts' | 'errors'> & { readonly issues: readonly Issue[] }): ChangedEvent {
  const errors = issues.filter(({ severity }) => severity === 'error').sort(compareIssues);
  const byFile = new Map<string, Issue[]>();
  for (const issue of errors) byFile.set(issue.filePath, [...(byFile.get(issue.filePath) ?? []), issue]);
  return {
    version,
    deskVersion,
    total: errors.length,
    counts: Object.fromEntries([...byFile].map(([filePath, own]) => [filePath, own.length])),
    errors: [...byFile.values()].slice(0, SENT_FILES).flatMap((own) => own.slice(0, SENT_PER_FILE).map(toPageError)),
  };
}

function toPageError(issue: Issue): PageError {
  const { ruleId, filePath, line, column } = issue;
  const position = `${filePath}:${line}:${column}`;
  const message = inEachLanguage((language) => inLanguage(issue, language).message);
  const fix = inEachLanguage((language) => inLanguage(issue, language).fix);
  return { filePath, ruleId, position, message, fix, helpHref: helpHref(ruleId), editorHref: editorHref(issue) };
}
