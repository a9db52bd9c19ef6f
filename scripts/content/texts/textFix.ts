/** A typography fix: the range in a text, its replacement, and the reason. */
import type { TypographyProblem } from '../../../src/messages/en/typography.ts';

export interface TextFix {
  readonly start: number;
  readonly end: number;
  /** Replacement for the characters from `start` to `end`. */
  readonly text: string;
  /** What is wrong. */
  readonly problem: TypographyProblem;
}

/** The fixes in order. Of two overlapping fixes only the first is returned; the next pass finds the other. */
export function withoutOverlaps(fixes: readonly TextFix[]): TextFix[] {
  const kept: TextFix[] = [];
  for (const fix of [...fixes].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = kept.at(-1);
    if (!last || fix.start > last.end || (fix.start === last.end && fix.end > fix.start && last.end > last.start)) kept.push(fix);
  }
  return kept;
}

export function applyFixes(text: string, fixes: readonly TextFix[]): string {
  return withoutOverlaps(fixes).reduceRight((fixed, { start, end, text: next }) => fixed.slice(0, start) + next + fixed.slice(end), text);
}
