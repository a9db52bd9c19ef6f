/** Finds the marks in a line of MDX: facts, statutes, shared texts, links, headings, emphasis, tables. */

/** A piece of a line. */
export interface Mark {
  /** `hidden`: not shown; `quiet`: shown small; `words`: words with a meaning; `chip`: shown as the words that it stands for. */
  readonly kind: 'hidden' | 'quiet' | 'words' | 'chip';
  readonly from: number;
  readonly to: number;
  /** `Fact`, `Law`, `strong`, `link`, … */
  readonly name: string;
  /** Id, reference or target. */
  readonly id: string;
}

const PAIR = /<(Fact|Term)(?:\s+id="([^"]*)")?\s*>([^<]*)<\/\1>/g;
const SINGLE = /<([A-Z]\w*)(?:\s+(?:id|ref|matter)="([^"]*)")?\s*\/>/g;
const BLOCK = /^\s*<(\/?)([A-Z]\w*)>\s*$/;
const LINK = /(?<!!)\[([^\]\n]*)\]\(([^)\s]*)\)/g;
const STRONG = /(?<!\*)\*\*(?=\S)([^*\n]+?)\*\*(?!\*)/g;
const EMPHASIS = /(?<!\*)\*(?=[^\s*])([^*\n]+?)\*(?!\*)/g;
const HEADING = /^#{2,6}\s+/;

/** Marks of a line, in order; those that overlap an earlier one are left out. `at`: place of the line. */
export function marksOf(line: string, at: number): Mark[] {
  const marks: Mark[] = [];
  const mark = (kind: Mark['kind'], from: number, to: number, name: string, id = '') => {
    if (to > from) marks.push({ kind, from: at + from, to: at + to, name, id });
  };
  const block = BLOCK.exec(line);
  if (block) mark('chip', 0, line.length, `${block[1]}${block[2]}`);
  for (const { index, 0: whole, 1: name = '', 2: id = '', 3: words = '' } of line.matchAll(PAIR)) {
    const open = whole.indexOf('>') + 1;
    mark('hidden', index, index + open, name, id);
    mark('words', index + open, index + open + words.length, name, id);
    mark('hidden', index + open + words.length, index + whole.length, name, id);
  }
  for (const { index, 0: whole, 1: name = '', 2: id = '' } of line.matchAll(SINGLE)) mark('chip', index, index + whole.length, name, id);
  for (const { index, 0: whole, 1: words = '', 2: target = '' } of line.matchAll(LINK)) {
    mark('hidden', index, index + 1, 'link', target);
    mark('words', index + 1, index + 1 + words.length, 'link', target);
    // The heading's link to itself gives it an address.
    mark(target.startsWith('#') ? 'hidden' : 'chip', index + 1 + words.length, index + whole.length, 'link', target);
  }
  for (const [name, pattern, width] of [['strong', STRONG, 2] as const, ['em', EMPHASIS, 1] as const]) {
    for (const { index, 0: whole } of line.matchAll(pattern)) {
      mark('quiet', index, index + width, name);
      mark('words', index + width, index + whole.length - width, name);
      mark('quiet', index + whole.length - width, index + whole.length, name);
    }
  }
  const heading = HEADING.exec(line);
  if (heading) mark('quiet', 0, heading[0].length, 'heading');
  if (line.startsWith('|')) for (const { index } of line.matchAll(/(?<!\\)\|/g)) mark('quiet', index, index + 1, 'cell');
  return withoutOverlaps(marks);
}

/** What the line is as a whole: `h2`, `table`, `rule` below a table's header, or nothing. */
export function lineKind(line: string): string {
  const level = /^(#{2,6})\s/.exec(line)?.[1]?.length;
  if (level !== undefined) return `h${level}`;
  if (/^\|[\s:|-]+$/.test(line) && line.includes('-')) return 'rule';
  return line.startsWith('|') ? 'table' : '';
}

/** Words may contain other marks; everything else may not overlap. */
function withoutOverlaps(marks: readonly Mark[]): Mark[] {
  const taken: Mark[] = [];
  for (const mark of marks) {
    const isFree = taken.every((other) => mark.to <= other.from || mark.from >= other.to || isInside(mark, other) || isInside(other, mark));
    if (isFree) taken.push(mark);
  }
  return taken.sort((a, b) => a.from - b.from || b.to - a.to);
}

function isInside(inner: Mark, outer: Mark): boolean {
  return outer.kind === 'words' && inner.from >= outer.from && inner.to <= outer.to;
}
