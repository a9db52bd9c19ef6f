/**
 * Finds what a writer has really done where YAML or MDX breaks off: they complain about a colon, a column or a sign, often some lines later,
 * and their own words lead a writer elsewhere. Neighbours: ./yaml.ts, ./lostDash.ts, ./mdx/explain.ts.
 */
import { type Said, says } from '../../src/messages/findings.ts';

export interface Slip {
  /** Offset of what has to be corrected. */
  readonly offset: number;
  readonly said: Said;
}

/** The line with which Git begins or ends two versions of the same lines. Three other signs of this kind are no mistake in a text. */
const CONFLICT = /^(?:<{7}|>{7}) .*$/m;

/** Offset of the first line with which Git marks a conflict. */
export function findConflict(text: string): number | undefined {
  return CONFLICT.exec(text)?.index;
}

/** A key whose text follows at once. An address such as https://… is none. */
const NO_SPACE = /^(?<before>\s*(?:- +)?)(?<key>[a-zA-Z]+):(?!\/\/)\S/;
/** An entry of a list whose text follows its dash at once. */
const NO_SPACE_BEHIND_DASH = /^(?<before>\s+)-[^\s-]/;
const KEY = /^(?<before>\s*(?:- +)?)(?<key>[a-zA-Z]+):(?: |$)/;
/** Keys below the first key of an entry of a list. Others may be words of a text that has a colon. */
const SECOND_KEYS: ReadonlySet<string> = new Set(['question', 'answer', 'title', 'description', 'text', 'value']);

/** `at`: offset of the parser's mistake. */
export function findSlip(text: string, at: number): Slip | undefined {
  const conflict = findConflict(text);
  if (conflict !== undefined) return { offset: conflict, said: says('yaml.conflict') };
  const lines = text.split('\n');
  const index = text.slice(0, at).split('\n').length - 1;
  const offsetOf = (line: number): number => lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
  const { before = '', key } = NO_SPACE.exec(lines[index] ?? '')?.groups ?? {};
  if (key) return { offset: offsetOf(index) + before.length, said: says('yaml.space', { key }) };
  const dash = findDash(lines, index);
  if (dash) return { offset: offsetOf(dash.line) + dash.column, said: says('yaml.dash-space') };
  const [above, below] = [lines[index], lines[index + 1]].map((line = '') => KEY.exec(line)?.groups);
  if (!above?.before || !below?.before || !SECOND_KEYS.has(below.key ?? '') || below.before.length <= above.before.length) return undefined;
  return {
    offset: offsetOf(index + 1) + below.before.length,
    said: says('yaml.column', { key: below.key ?? '', above: above.key ?? '' }),
  };
}

/** The nearest dash without a space above the mistake, in the same list. */
function findDash(lines: readonly string[], index: number): { readonly line: number; readonly column: number } | undefined {
  for (let line = index; line >= 0; line -= 1) {
    const own = lines[line] ?? '';
    const before = NO_SPACE_BEHIND_DASH.exec(own)?.groups?.before;
    if (before !== undefined) return { line, column: before.length };
    // A key at the margin above the mistake begins the list.
    if (line < index && /^\S/.test(own)) return undefined;
  }
  return undefined;
}
