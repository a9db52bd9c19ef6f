/** Sets a key of the frontmatter that is true or not there, such as `draft`. */
import { isScalar } from 'yaml';
import type { TextEdit } from '../../../model/writing.ts';
import { edited, type Frontmatter, type Path, valueAt, withValue } from './frontmatter.ts';
import { insertKey, removeKey } from './keys.ts';

/** A flag that is not set is left out, as writers do. */
export function setFlag(front: Frontmatter, path: Path, isSet: boolean, order: readonly string[]): readonly TextEdit[] | undefined {
  if ((valueAt(front.value, path) === true) === isSet) return [];
  if (!isSet) return removeKey(front, path);
  const before = front.document.getIn(path, true);
  const expected = withValue(front.value, path, true);
  if (isScalar(before) && before.range) {
    return edited(front, [{ from: front.from + before.range[0], to: front.from + before.range[1], insert: 'true' }], expected);
  }
  const added = insertKey(front, path, 'yes', order)?.[0];
  return added && edited(front, [{ ...added, insert: added.insert.replace(/: .*\n$/, ': true\n') }], expected);
}
