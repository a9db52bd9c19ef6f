/** Adds an item to a list of the frontmatter, moves one, removes one: whole lines with their comments, in block or flow style. */
import { isSeq, type Node, parseDocument, type YAMLSeq } from 'yaml';
import type { TextEdit } from '../../../model/writing.ts';
import { edited, type Frontmatter, type Path, valueAt, withValue } from './frontmatter.ts';
import { type Added, columnOf, endOfLines, insertKey, removeKey, writeItem } from './keys.ts';

type Edits = readonly TextEdit[] | undefined;

/** Inserts an item before the one at `index`; behind the last one if there is none. */
export function insertItem(front: Frontmatter, path: Path, item: Added, order: readonly string[], index: number): Edits {
  const list = front.document.getIn(path, true);
  const before = valueAt(front.value, path);
  if (!isSeq(list) || list.flow || !Array.isArray(before) || !(index in before)) return addItem(front, path, item, order);
  const lines = linesOf(front, list, index);
  const insert = `${writeItem(item, columnOf(front, path))}\n`;
  const expected = withValue(front.value, path, before.toSpliced(index, 0, item));
  return lines && edited(front, [{ from: lines.from, to: lines.from, insert }], expected);
}

/** Adds an item behind the last one; makes the list if the key is missing or empty. */
export function addItem(front: Frontmatter, path: Path, item: Added, order: readonly string[]): Edits {
  const list = front.document.getIn(path, true);
  if (list === undefined) return insertKey(front, path, [item], order);
  const before = valueAt(front.value, path);
  const expected = withValue(front.value, path, [...(Array.isArray(before) ? before : []), item]);
  if (!isSeq(list)) return undefined;
  const last = list.items.at(-1) as Node | undefined;
  if (!last) {
    const [start = 0, end = 0] = list.range ?? [];
    const yaml = front.text.slice(front.from, front.to);
    const from = front.from + yaml.slice(0, start).trimEnd().length;
    const indent = columnOf(front, path.slice(0, -1)) + 2;
    return edited(front, [{ from, to: front.from + end, insert: `\n${writeItem(item, indent)}` }], expected);
  }
  if (list.flow) {
    const at = front.from + (last.range?.[1] ?? 0);
    return typeof item === 'string' ? edited(front, [{ from: at, to: at, insert: `, ${inFlow(item)}` }], expected) : undefined;
  }
  const at = endOfLines(front, last);
  return edited(front, [{ from: at, to: at, insert: `${writeItem(item, columnOf(front, path))}\n` }], expected);
}

/** Removes an item; with the last one, the list's key. */
export function removeItem(front: Frontmatter, path: Path, index: number): Edits {
  const list = front.document.getIn(path, true);
  const before = valueAt(front.value, path);
  if (!isSeq(list) || !Array.isArray(before) || !(index in before)) return undefined;
  if (before.length === 1) return removeKey(front, path);
  const expected = withValue(front.value, path, before.toSpliced(index, 1));
  if (!list.flow) {
    const lines = linesOf(front, list, index);
    return lines && edited(front, [{ ...lines, insert: '' }], expected);
  }
  const [own, next, previous] = [index, index + 1, index - 1].map((at) => (list.items[at] as Node | undefined)?.range);
  const from = next ? own?.[0] : previous?.[1];
  const to = next ? next[0] : own?.[1];
  if (from === undefined || to === undefined) return undefined;
  return edited(front, [{ from: front.from + from, to: front.from + to, insert: '' }], expected);
}

/** Moves an item before the one above it (`index` from 1 on); to move one down, move the one below it up. */
export function moveItemUp(front: Frontmatter, path: Path, index: number): Edits {
  const list = front.document.getIn(path, true);
  const before = valueAt(front.value, path);
  if (!isSeq(list) || !Array.isArray(before) || index < 1 || index >= before.length) return undefined;
  const expected = withValue(front.value, path, before.toSpliced(index - 1, 2, before[index], before[index - 1]));
  const [above, own] = list.flow
    ? [rangeOf(front, list, index - 1), rangeOf(front, list, index)]
    : [linesOf(front, list, index - 1), linesOf(front, list, index)];
  if (!above || !own) return undefined;
  const text = ({ from, to }: { from: number; to: number }) => front.text.slice(from, to);
  if (list.flow) {
    return edited(
      front,
      [
        { ...above, insert: text(own) },
        { ...own, insert: text(above) },
      ],
      expected,
    );
  }
  const moved = [
    { from: above.from, to: above.from, insert: text(own) },
    { ...own, insert: '' },
  ];
  return edited(front, moved, expected);
}

function rangeOf({ from }: Frontmatter, list: YAMLSeq, index: number): { readonly from: number; readonly to: number } | undefined {
  const range = (list.items[index] as Node | undefined)?.range;
  return range ? { from: from + range[0], to: from + range[1] } : undefined;
}

/** The lines of an item from its dash on. */
function linesOf(front: Frontmatter, list: YAMLSeq, index: number): { readonly from: number; readonly to: number } | undefined {
  const item = list.items[index] as Node | undefined;
  const token = list.srcToken;
  if (!item?.range || token?.type !== 'block-seq') return undefined;
  const dashes = token.items.flatMap(({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? []);
  const dash = dashes[index];
  if (dash === undefined) return undefined;
  return { from: front.text.lastIndexOf('\n', front.from + dash - 1) + 1, to: endOfLines(front, item) };
}

function inFlow(text: string): string {
  const document = parseDocument(`[${text}]`);
  const isPlain = document.errors.length === 0 && JSON.stringify(document.toJS()) === JSON.stringify([text]);
  return isPlain ? text : JSON.stringify(text);
}
