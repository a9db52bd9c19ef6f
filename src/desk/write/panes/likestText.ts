/** Finds the text that is most like another one: the paragraph of the preview that shows what is being written. */

/** At least so many of the words are the same. */
const LIKE = 0.6;

/**
 * Index of the likest text; undefined if none is like it. Of equally like ones, the one nearest to where the wanted text stands, as a share
 * of the whole.
 */
export function likestText(texts: readonly string[], wanted: string, share: number): number | undefined {
  const words = wordsOf(wanted);
  if (words.size === 0) return undefined;
  const distanceOf = (index: number) => Math.abs(index / texts.length - share);
  let best: { readonly index: number; readonly likeness: number } | undefined;
  for (const [index, text] of texts.entries()) {
    const likeness = likenessOf(words, wordsOf(text));
    if (likeness < (best?.likeness ?? LIKE)) continue;
    if (best?.likeness === likeness && distanceOf(best.index) <= distanceOf(index)) continue;
    best = { index, likeness };
  }
  return best?.index;
}

/** The share of the words that are in both, of the words of the longer one. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((word) => other.has(word)).length / Math.max(one.size, other.size);
}

/** Without soft hyphens, which only the preview has. */
function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    text
      .replaceAll('\u00ad', '')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu),
  );
}
