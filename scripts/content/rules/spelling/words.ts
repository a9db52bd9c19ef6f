/** Cuts a text into the words that a dictionary can judge. Neighbour: ./judge.ts. */

export interface Word {
  readonly text: string;
  readonly start: number;
}

/** Addresses and file names are not words. */
const NOT_WORDS = /\S+@\S+|https?:\S+|\S*\w\.(?:com|org|net|de|tr|nl|fr|ru|eu|io)\b\S*|\S+_\S+/g;

/** Letters with hyphens and apostrophes between them; a hyphen behind them says that the rest of the word is said later. */
const WORD = /[\p{L}\p{M}]+(?:[’'‑-][\p{L}\p{M}]+)*-?/gu;

/** Words with their offsets. What hangs on a number (`90-day`, `2002’den`, `27/A`) is no word of its own. */
export function wordsOf(text: string): Word[] {
  const masked = text.replace(NOT_WORDS, (match) => ' '.repeat(match.length));
  return [...masked.matchAll(WORD)]
    .filter((match) => !/\d[’'‑-]?$/.test(masked.slice(Math.max(0, match.index - 2), match.index)))
    .filter((match) => match[0].replace('-', '').length > 1)
    .map((match) => ({ text: match[0].replaceAll('‑', '-'), start: match.index }));
}
