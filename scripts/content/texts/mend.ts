/** A mend of typography: what stands in a text, what should, and why. */

export interface Mend {
  readonly start: number;
  readonly end: number;
  /** What takes the place of the characters from `start` to `end`. */
  readonly text: string;
  /** What is wrong, as a whole sentence. */
  readonly problem: string;
}

/** The mends in their order; of two that touch the same characters the first stays, the other comes with the next look. */
export function withoutOverlaps(mends: readonly Mend[]): Mend[] {
  const kept: Mend[] = [];
  for (const mend of [...mends].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = kept.at(-1);
    if (!last || mend.start > last.end || (mend.start === last.end && mend.end > mend.start && last.end > last.start)) kept.push(mend);
  }
  return kept;
}

export function applyMends(text: string, mends: readonly Mend[]): string {
  return withoutOverlaps(mends).reduceRight(
    (mended, { start, end, text: next }) => mended.slice(0, start) + next + mended.slice(end),
    text,
  );
}
