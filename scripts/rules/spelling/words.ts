/** Splits a text into the words that a dictionary can check. Neighbour: ./judge.ts. */

export interface Word {
  readonly text: string;
  readonly start: number;
}

/**
 * Addresses and file names. The pattern is applied to text between spaces, because a search in the complete text would restart at each
 * character.
 */
const NOT_WORD = /.@.|https?:.|\w\.(?:com|org|net|de|tr|nl|fr|ru|eu|io)\b|._./;

/** Letters with hyphens and apostrophes between them. A hyphen at the end means that the rest of the compound follows later. */
const WORD = /[\p{L}\p{M}]+(?:[’'‑-][\p{L}\p{M}]+)*-?/gu;

/** Words with their offsets. Letters attached to a number (`90-day`, `2002’den`, `27/A`) are not words. */
export function wordsOf(text: string): Word[] {
  const masked = text.replace(/\S+/g, (match) => (NOT_WORD.test(match) ? ' '.repeat(match.length) : match));
  return [...masked.matchAll(WORD)]
    .filter((match) => !/\d[’'‑-]?$/.test(masked.slice(Math.max(0, match.index - 2), match.index)))
    .filter((match) => match[0].replace('-', '').length > 1)
    .map((match) => ({ text: match[0].replaceAll('‑', '-'), start: match.index }));
}
