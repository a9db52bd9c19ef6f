/** Suggests the name that a writer probably meant. */
import leven from 'leven';

/** Returns the nearest candidate within a third of the word's length; undefined if there is none. */
export function nearestName(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    // Candidates whose length differs too much are skipped before the distance is computed.
    .filter((candidate) => Math.abs(candidate.length - word.length) <= slipOf(word))
    .map((candidate) => ({ candidate, far: leven(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  return best && isNear(word, best.candidate) ? best.candidate : undefined;
}

/** True when two names differ only by a typing error: two letters, or a third of a longer name. */
export function isNear(word: string, candidate: string): boolean {
  return leven(word.toLowerCase(), candidate.toLowerCase()) <= slipOf(word);
}

function slipOf(word: string): number {
  return Math.max(2, word.length / 3);
}
