/** A missing entry is one gap, not a shift of everything behind it. */
import { describe, expect, it } from 'vitest';
import { align } from '../../core/align.ts';

const same = (a: string, b: string): number => (a === b ? 1 : 0);

function lay(source: string, own: string): string {
  return align([...source], [...own], same)
    .map((pair) => (pair.source ?? '-') + (pair.own ?? '-'))
    .join(' ');
}

describe('align', () => {
  it.each([
    ['abc', 'abc', 'aa bb cc'],
    ['abc', 'ac', 'aa b- cc'],
    ['ac', 'abc', 'aa -b cc'],
    ['ab', '', 'a- b-'],
    ['', 'a', '-a'],
    ['ab', 'ba', 'a- bb -a'],
  ])('%s and %s', (source, own, expected) => {
    expect(lay(source, own)).toBe(expected);
  });

  it('prefers the likelier pair', () => {
    const likeness = (a: string, b: string): number => 1 + (a.toLowerCase() === b.toLowerCase() ? 1 : 0);
    expect(align(['x', 'y'], ['Y'], likeness)).toEqual([{ source: 'x' }, { source: 'y', own: 'Y' }]);
  });
});
