/**
 * Finds an entry of a list without its dash. YAML takes such a question for a second `question:` of the entry above, or for a key in the
 * wrong column, and its own words lead a writer elsewhere. Neighbour: ./yaml.ts.
 */

export interface LostDash {
  /** Offset of the key with which the entry begins. */
  readonly offset: number;
  readonly key: string;
}

/** Keys with which an entry of a list begins; an id may precede them. */
const FIRST_KEYS: ReadonlySet<string> = new Set(['id', 'question', 'title', 'value']);

const KEY = /^(?<dash> *- +| +)(?<key>[a-zA-Z]+):(?: |$)/;

/** `at`: offset of the parser's mistake. The entry above it has to begin with the same keys, after a dash. */
export function findLostDash(text: string, at: number): LostDash | undefined {
  const lines = text.slice(0, at).split('\n');
  const start = at - (lines.pop() ?? '').length;
  const line = text.slice(start).split('\n', 1)[0] ?? '';
  const { dash = '', key = '' } = KEY.exec(line)?.groups ?? {};
  if (dash.includes('-') || !FIRST_KEYS.has(key)) return undefined;
  const above = lines.findLastIndex((own) => KEY.exec(own)?.groups?.dash?.includes('-'));
  const first = [lines[above], lines[above + 1]].map((own = '') => KEY.exec(own)?.groups?.key);
  const isBegin = key === first[0] || (first[0] === 'id' && key === first[1]);
  // A key at the margin begins another list.
  const isSameList = above >= 0 && lines.slice(above + 1).every((own) => !/^\S/.test(own));
  return isBegin && isSameList ? { offset: start + dash.length, key } : undefined;
}
