/** Adds a key to the frontmatter, and removes one, with its lines. */
import { isCollection, isMap, isPair, isScalar, type Node, type Pair, type YAMLMap } from 'yaml';
import type { TextEdit } from '../../../model/writing.ts';
import { edited, type Frontmatter, type Path, withValue } from './frontmatter.ts';
import { styleOf, writeText } from './writtenText.ts';

/** What a form adds: a text, a list of texts, or an entry of several texts. */
export type Added = string | { readonly [key: string]: string };

/** Adds the last key of `path` behind the ones that precede it in `order`. Undefined if nothing above it can hold a key. */
export function insertKey(
  front: Frontmatter,
  path: Path,
  value: string | readonly Added[],
  order: readonly string[],
): readonly TextEdit[] | undefined {
  const map = path.length === 1 ? front.document.contents : front.document.getIn(path.slice(0, -1), true);
  const key = String(path.at(-1));
  if (!isMap(map) || map.flow || map.items.length === 0) return undefined;
  const indent = columnOf(front, path.slice(0, -1));
  const text = `${' '.repeat(indent)}${key}:${writeValue(value, indent)}\n`;
  const insertions = [precedingPair(map, key, order), map.items.at(-1)].flatMap((pair) => {
    const at = pair && endOfPair(front, pair);
    return at === undefined ? [] : [{ from: at, to: at, insert: text }];
  });
  const expected = withValue(front.value, path, value);
  for (const edit of insertions) {
    const done = edited(front, [edit], expected);
    if (done) return done;
  }
  return undefined;
}

/** Removes a key with its lines; comments around it stay. */
export function removeKey(front: Frontmatter, path: Path): readonly TextEdit[] | undefined {
  const map = path.length === 1 ? front.document.contents : front.document.getIn(path.slice(0, -1), true);
  const pair = isMap(map) ? map.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  const start = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
  const end = pair && endOfPair(front, pair);
  if (start === undefined || end === undefined) return undefined;
  const from = front.text.lastIndexOf('\n', front.from + start - 1) + 1;
  return edited(front, [{ from, to: end, insert: '' }], withValue(front.value, path, undefined));
}

/** Column of the keys of the map at `path`, or of the dashes of the list there. */
export function columnOf({ document, text, from }: Frontmatter, path: Path): number {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  const first = isCollection(node) ? node.items[0] : undefined;
  const start =
    isMap(node) && isPair(first) && isScalar(first.key) ? first.key.range?.[0] : isCollection(node) ? node.range?.[0] : undefined;
  if (start === undefined) return 0;
  const at = from + start;
  return at - (text.lastIndexOf('\n', at - 1) + 1);
}

/** Behind the last line of a node. */
export function endOfLines({ text, from, to }: Frontmatter, node: Node): number {
  const end = from + (node.range?.[1] ?? 0);
  if (text.charAt(end - 1) === '\n') return end;
  const line = text.indexOf('\n', end);
  return line < 0 ? to : line + 1;
}

/** A text or a list as it stands behind `key:`. */
function writeValue(value: string | readonly Added[], indent: number): string {
  if (typeof value === 'string') return ` ${writeText(value, styleOf(value), indent + 2)}`;
  return `\n${value.map((item) => writeItem(item, indent + 2)).join('\n')}`;
}

/** An item of a list, without the end of its last line; `indent` is the column of its dash. */
export function writeItem(item: Added, indent: number): string {
  const begin = `${' '.repeat(indent)}- `;
  if (typeof item === 'string') return begin + writeText(item, styleOf(item), indent + 2);
  const lines = Object.entries(item).map(([key, value]) => `${key}: ${writeText(value, styleOf(value), indent + 4)}`);
  return begin + lines.join(`\n${' '.repeat(indent + 2)}`);
}

function precedingPair(map: YAMLMap, key: string, order: readonly string[]): Pair | undefined {
  const before = order.slice(0, Math.max(order.indexOf(key), 0));
  return map.items.findLast((pair) => isScalar(pair.key) && before.includes(String(pair.key.value))) as Pair | undefined;
}

function endOfPair(front: Frontmatter, { key, value }: Pair): number | undefined {
  const node = (value ?? key) as Node;
  return node.range ? endOfLines(front, node.range[1] > 0 ? node : (key as Node)) : undefined;
}
