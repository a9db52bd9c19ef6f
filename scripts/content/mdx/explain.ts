/** Explains MDX parser errors in a writer's words; the parser's own messages mention acorn and JSX. */

import type { VFileMessage } from 'vfile-message';
import { type Said, says } from '../../../src/messages/findings.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import { findConflict } from '../slips.ts';

/** Converts an error of the MDX parser to an issue. `text` is what it has read; `at` maps a position in it to the position in the file. */
export function explainMdxError(error: unknown, text: string, at: (line: number, column: number) => Position): Issue {
  const conflict = findConflict(text);
  if (conflict !== undefined) {
    const line = text.slice(0, conflict).split('\n').length;
    return { ruleId: 'mdx-syntax', severity: 'error', ...at(line, 1), ...says('mdx-syntax.conflict') };
  }
  const message = error as Partial<VFileMessage> & Error;
  const reason = message.reason ?? message.message ?? String(error);
  // For a tag that is never closed, only the reason's text contains the opening position: `<Note>` (20:1-20:7).
  const opened = /<\w+>` \((?<line>\d+):(?<column>\d+)/.exec(reason)?.groups;
  const point = message.place && 'start' in message.place ? message.place.start : message.place;
  const line = Number(opened?.line ?? point?.line ?? message.line ?? 1);
  const column = Number(opened?.column ?? point?.column ?? message.column ?? 1);
  const brace = BRACES.test(reason) ? findBrace(text, line, column) : undefined;
  const position = brace ?? { line, column };
  const name = /<\/?(\w+)>/.exec(reason)?.[1] ?? '';
  return { ruleId: 'mdx-syntax', severity: 'error', ...at(position.line, position.column), ...explainReason(reason, name) };
}

/** Reasons that concern a brace. */
const BRACES = /Could not parse (?:expression|import)|Unexpected.*expression|acorn/;

/** Position of the last opening brace before a position: the parser reports where the text ends that the brace has opened. */
function findBrace(text: string, line: number, column: number): { readonly line: number; readonly column: number } | undefined {
  const lines = text.split('\n').slice(0, line);
  const read = [...lines.slice(0, -1), (lines.at(-1) ?? '').slice(0, column)].join('\n');
  const at = read.lastIndexOf('{');
  if (at < 0) return undefined;
  const before = read.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

function explainReason(reason: string, name: string): Said {
  // Our components begin with a capital.
  if (/Expected a closing tag for/.test(reason)) return says(/^[a-z]/.test(name) ? 'mdx-syntax.html' : 'mdx-syntax.unclosed', { name });
  if (/Unexpected closing (?:slash|tag)/.test(reason)) return says('mdx-syntax.closing');
  if (/[“”„‟«»‘’‚]|U\+(?:201[89A-F]|00[AB]B)/.test(reason)) return says('mdx-syntax.quotes');
  if (BRACES.test(reason)) return says('mdx-syntax.braces');
  if (/Unexpected end of file/.test(reason)) return says('mdx-syntax.end');
  if (/comment in MDX/.test(reason)) return says('mdx-syntax.comment');
  if (/before name|before attribute|in name|Unexpected character/.test(reason)) return says('mdx-syntax.less');
  return says('mdx-syntax.other', { reason });
}
