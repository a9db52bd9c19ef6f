/** Explains MDX parser errors in a writer's words; the parser's own messages mention acorn and JSX. */
import type { VFileMessage } from 'vfile-message';
import type { Issue, Position } from '../../../src/model/issue.ts';

/** Converts an error of the MDX parser to an issue. `at` maps the parser's position to the position in the file. */
export function explainMdxError(error: unknown, at: (line: number, column: number) => Position): Issue {
  const message = error as Partial<VFileMessage> & Error;
  const reason = message.reason ?? message.message ?? String(error);
  // For a tag that is never closed, only the reason's text contains the opening position: `<Note>` (20:1-20:7).
  const opened = /<\w+>` \((?<line>\d+):(?<column>\d+)/.exec(reason)?.groups;
  const point = message.place && 'start' in message.place ? message.place.start : message.place;
  const line = Number(opened?.line ?? point?.line ?? message.line ?? 1);
  const column = Number(opened?.column ?? point?.column ?? message.column ?? 1);
  const position = at(line, column);
  const name = /<\/?(\w+)>/.exec(reason)?.[1] ?? '';
  const [found, fix] = explainReason(reason, name);
  return { ruleId: 'mdx-syntax', severity: 'error', ...position, message: found, fix };
}

function explainReason(reason: string, name: string): readonly [string, string] {
  if (/Expected a closing tag for/.test(reason)) {
    return [`<${name}> is opened here and never closed.`, `Write </${name}> after the words, or <${name} /> if it has no words inside.`];
  }
  if (/Unexpected closing (?:slash|tag)/.test(reason)) {
    return ['This closing tag has no opening tag.', 'Remove it, or open the component before it.'];
  }
  if (/Could not parse (?:expression|import)|Unexpected.*expression|acorn/.test(reason)) {
    return ['MDX reads { } as code, and cannot read this.', 'Remove the braces, or write round brackets.'];
  }
  if (/Unexpected end of file/.test(reason)) {
    return ['Something is opened and never closed: a component’s tag, a quote or a brace.', 'Close it; tags look like <Note> … </Note>.'];
  }
  if (/comment in MDX/.test(reason))
    return ['Texts hold no comments.', 'Remove the comment; a note for colleagues belongs into the commit message.'];
  if (/before name|before attribute|in name|Unexpected character/.test(reason)) {
    return ['MDX reads < as the beginning of a component, and cannot read this one.', 'Write "less than" in words, or correct the tag.'];
  }
  return [`MDX cannot read this: ${reason}.`, 'Compare with the examples in content/README.md.'];
}
