/** A typography fix: the range in a text, its replacement, and the reason. */

export interface Mend {
  readonly start: number;
  readonly end: number;
  /** Replacement for the characters from `start` to `end`. */
  readonly text: string;
  /** What is wrong, as a complete sentence. */
  readonly problem: string;
}

/** The fixes in order. Of two overlapping fixes only the first is returned; the next pass finds the other. */
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
