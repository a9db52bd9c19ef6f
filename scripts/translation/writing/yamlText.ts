/** Edits YAML as text: changes single words and list entries, and preserves layout, comments and order. */
import { isMap, isPair, isScalar, isSeq, type Node, type Pair, parseDocument, type Scalar, visit, type YAMLSeq } from 'yaml';
import type { Edit } from '../../content/texts/edit.ts';

/** Edits that replace every value `from` below one of the keys, or below any key, by `to`, whether it is a scalar or a list entry. */
export function replaceValues(text: string, keys: readonly string[] | 'any', from: string, to: string): Edit[] {
  const edits: Edit[] = [];
  visit(parseDocument(text), {
    Scalar(position, node, path) {
      const pair = path.findLast((parent): parent is Pair<Scalar> => isPair(parent));
      if (position === 'key' || node.value !== from || !isScalar(pair?.key)) return;
      if (keys !== 'any' && !keys.includes(String(pair.key.value))) return;
      edits.push(...replaceScalar(text, node, from, to));
    },
  });
  return edits;
}

/** Edits that change every value of the list `key` at the top of the document; undefined leaves a value unchanged. */
export function changeList(text: string, key: string, change: (value: string) => string | undefined): Edit[] {
  const list = topPair(text, key)?.value;
  if (!isSeq(list)) return [];
  return list.items.flatMap((item) => {
    const value = isScalar(item) ? String(item.value) : '';
    const changed = change(value);
    return changed === undefined || !isScalar(item) ? [] : replaceScalar(text, item, value, changed);
  });
}

/**
 * The edit that adds a value to the list `key` at the top of the document; a new list is inserted after the first of `after` that exists.
 */
export function addToList(text: string, key: string, value: string, after: readonly string[]): Edit {
  const list = topPair(text, key)?.value as Node | null | undefined;
  if (isSeq(list) && list.range) {
    const last = list.items.at(-1) as Node | undefined;
    if (list.flow) return insertion(last?.range?.[1] ?? list.range[0] + 1, `${last ? ', ' : ''}${value}`);
    const indent = /[ \t]*$/.exec(text.slice(0, list.range[0]))?.[0] ?? '';
    return insertion(endOfLine(text, last?.range?.[1] ?? list.range[1]), `\n${indent}- ${value}`);
  }
  const anchor = after.map((name) => topPair(text, name)).find((pair) => pair !== undefined);
  const end = (anchor?.value as Node | null | undefined)?.range?.[1] ?? (anchor?.key as Node | undefined)?.range?.[1] ?? 0;
  return anchor ? insertion(endOfLine(text, end - 1), `\n${key}: [${value}]`) : insertion(0, `${key}: [${value}]\n`);
}

/** The edit that removes a value from the list `key` at the top of the document; undefined when the list does not contain it. */
export function removeFromList(text: string, key: string, value: string): Edit | undefined {
  const list = topPair(text, key)?.value;
  return isSeq(list) ? removeItem(text, list, value) : undefined;
}

/** The edits that remove a value from every list below the key, at any depth. */
export function removeFromLists(text: string, key: string, value: string): Edit[] {
  const edits: Edit[] = [];
  visit(parseDocument(text), {
    Pair(_, pair) {
      const edit = isScalar(pair.key) && pair.key.value === key && isSeq(pair.value) ? removeItem(text, pair.value, value) : undefined;
      if (edit) edits.push(edit);
    },
  });
  return edits;
}

/** The values of the list `key` at the top of the document. */
export function listOf(text: string, key: string): string[] {
  const list = topPair(text, key)?.value;
  return isSeq(list) ? list.items.flatMap((item) => (isScalar(item) ? [String(item.value)] : [])) : [];
}

function removeItem(text: string, list: YAMLSeq, value: string): Edit | undefined {
  const at = list.items.findIndex((item) => isScalar(item) && item.value === value);
  const [start = 0, end = 0] = (list.items[at] as Node | undefined)?.range ?? [];
  if (at < 0) return undefined;
  if (!list.flow) return { start: text.lastIndexOf('\n', start), end: endOfLine(text, end), text: '' };
  const next = list.items[at + 1] as Node | undefined;
  const previous = list.items[at - 1] as Node | undefined;
  return { start: next ? start : (previous?.range?.[1] ?? start), end: next?.range?.[0] ?? end, text: '' };
}

function topPair(text: string, key: string): Pair | undefined {
  const { contents } = parseDocument(text);
  return isMap(contents) ? contents.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
}

/** Preserves quotes around the value. */
function replaceScalar(text: string, node: Scalar, from: string, to: string): Edit[] {
  const [start = 0, end = 0] = node.range ?? [];
  const at = text.slice(start, end).indexOf(from);
  return at < 0 ? [] : [{ start: start + at, end: start + at + from.length, text: to }];
}

function insertion(at: number, text: string): Edit {
  return { start: at, end: at, text };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
