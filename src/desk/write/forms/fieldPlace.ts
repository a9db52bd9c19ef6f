/** Which findings belong to a field, and where in its text. */
import { isScalar } from 'yaml';
import type { TextFinding } from '../../../model/writing.ts';
import type { Frontmatter, Path } from '../file/frontmatter.ts';
import { placesOf } from '../file/scalarPlaces.ts';

/** The range of the text at a path in the file; undefined if there is none. */
export function rangeOf({ document, from }: Frontmatter, path: Path): { readonly from: number; readonly to: number } | undefined {
  const node = document.getIn(path, true);
  if (!isScalar(node) || !node.range) return undefined;
  return { from: from + node.range[0], to: from + node.range[1] };
}

/** The findings that begin in a text, with their places in its value. Their edits still count in the file. */
export function findingsIn(front: Frontmatter, path: Path, findings: readonly TextFinding[]): readonly TextFinding[] {
  const range = rangeOf(front, path);
  const node = front.document.getIn(path, true);
  const own = range ? findings.filter(({ from }) => from >= range.from && from < Math.max(range.to, range.from + 1)) : [];
  if (own.length === 0 || !isScalar(node)) return [];
  const places = placesOf(front.text.slice(front.from, front.to), node) ?? [0];
  const inValue = (at: number) => {
    const index = places.findIndex((place) => place + front.from >= at);
    return index < 0 ? places.length - 1 : index;
  };
  return own.map((finding) => ({ ...finding, from: inValue(finding.from), to: Math.max(inValue(finding.from), inValue(finding.to)) }));
}
