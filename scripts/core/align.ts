/** Pairs the entries of two sequences (sequence alignment), so that a report names the missing part and not all parts after it. */

export interface Pair<T> {
  readonly source?: T | undefined;
  readonly own?: T | undefined;
}

/**
 * Pairs entries in order so that the sum of their similarities is greatest (Needleman-Wunsch without a gap penalty). Entries with a
 * similarity of 0 are never paired.
 */
export function align<T>(source: readonly T[], own: readonly T[], likeness: (a: T, b: T) => number): Pair<T>[] {
  if (source.length * own.length > MOST_COMPARISONS) return pairInOrder(source, own);
  const best: number[][] = Array.from({ length: source.length + 1 }, () => Array<number>(own.length + 1).fill(0));
  const at = (row: number, column: number): number => best[row]?.[column] ?? 0;
  const pairScore = (row: number, column: number): number => {
    const score = likeness(source[row] as T, own[column] as T);
    return score > 0 ? score + at(row + 1, column + 1) : 0;
  };
  for (let row = source.length - 1; row >= 0; row -= 1) {
    for (let column = own.length - 1; column >= 0; column -= 1) {
      const line = best[row];
      if (line) line[column] = Math.max(pairScore(row, column), at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: Pair<T>[] = [];
  let [row, column] = [0, 0];
  while (row < source.length || column < own.length) {
    const rest = at(row, column);
    if (row < source.length && column < own.length && rest > 0 && pairScore(row, column) === rest) {
      pairs.push({ source: source[row], own: own[column] });
      row += 1;
      column += 1;
    } else if (row < source.length && (column === own.length || at(row + 1, column) === rest)) {
      pairs.push({ source: source[row] });
      row += 1;
    } else {
      pairs.push({ own: own[column] });
      column += 1;
    }
  }
  return pairs;
}

/** A thousand parts on both sides; real pages have thirty. Larger sequences are paired by position. */
const MOST_COMPARISONS = 1_000_000;

function pairInOrder<T>(source: readonly T[], own: readonly T[]): Pair<T>[] {
  const longer = source.length > own.length ? source : own;
  return longer.map((_, index) => ({ source: source[index], own: own[index] }));
}
