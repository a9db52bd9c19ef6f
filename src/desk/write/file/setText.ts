/** Changes one text of the frontmatter: only the letters that differ, so that folding, quotes and comments stay as they are. */
import { isScalar, type Scalar } from 'yaml';
import type { TextEdit } from '../../../model/writing.ts';
import { changedRange } from './changedRange.ts';
import { edited, type Frontmatter, type Path, withValue } from './frontmatter.ts';
import { columnOf, insertKey } from './keys.ts';
import { placesOf } from './scalarPlaces.ts';
import { styleOf, type TextStyle, writeText } from './writtenText.ts';

/** Edits that give the text at `path` another value. Undefined if the place cannot hold a text. */
export function setText(front: Frontmatter, path: Path, value: string, order: readonly string[]): readonly TextEdit[] | undefined {
  const node = front.document.getIn(path, true);
  if (node === undefined) return insertKey(front, path, value, order);
  if (!isScalar(node) || !node.range) return undefined;
  if (node.value === value) return [];
  const expected = withValue(front.value, path, value);
  const few = changeLetters(front, node, value);
  return (few && edited(front, [few], expected)) ?? rewrite(front, node, path, value, expected);
}

/** Undefined where the text has no letters yet, or shall have none: then another style may fit better. */
function changeLetters(front: Frontmatter, node: Scalar, value: string): TextEdit | undefined {
  const yaml = front.text.slice(front.from, front.to);
  const before = typeof node.value === 'string' ? node.value : '';
  const places = before === '' || value === '' ? undefined : placesOf(yaml, node);
  if (!places) return undefined;
  const { from, to, insert } = changedRange(before, value);
  const [start, end] = [places[from], places[to]];
  if (start === undefined || end === undefined) return undefined;
  return { from: front.from + start, to: front.from + end, insert: escaped(insert, node) };
}

function escaped(text: string, { type }: Scalar): string {
  if (type === 'QUOTE_SINGLE') return text.replaceAll("'", "''");
  return type === 'QUOTE_DOUBLE' ? JSON.stringify(text).slice(1, -1) : text;
}

/** Writes the whole text again, in the first style that keeps everything around it. */
function rewrite(front: Frontmatter, node: Scalar, path: Path, value: string, expected: unknown): readonly TextEdit[] | undefined {
  const [start = 0, end = 0] = node.range ?? [];
  const yaml = front.text.slice(front.from, front.to);
  const old = yaml.slice(start, end);
  // A block's range ends behind its line.
  const range = { from: front.from + start, to: front.from + start + old.trimEnd().length };
  const indent = columnOf(front, path.slice(0, -1)) + 2;
  const styles: TextStyle[] = old.startsWith('>') && value !== '' ? ['folded', 'quoted'] : [styleOf(value), 'folded', 'quoted'];
  for (const style of styles) {
    const done = edited(front, [{ ...range, insert: writeText(value, style, indent) }], expected);
    if (done) return done;
  }
  return undefined;
}
