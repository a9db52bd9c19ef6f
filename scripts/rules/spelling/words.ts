/** Cuts a text into the words that a dictionary can judge. Neighbour: ./judge.ts. */

export interface Word {
  readonly text: string;
  readonly start: number;
}

/** Addresses and file names are not words. Asked of what stands between blanks, because a search for it in the text starts anew at each sign. */
const NOT_WORD = /.@.|https?:.|\w\.(?:com|org|net|de|tr|nl|fr|ru|eu|io)\b|._./;

/** Letters with hyphens and apostrophes between them; a hyphen behind them says that the rest of the word is said later. */
const WORD = /[\p{L}\p{M}]+(?:[’'‑-][\p{L}\p{M}]+)*-?/gu;

/** Words with their offsets. What hangs on a number (`90-day`, `2002’den`, `27/A`) is no word of its own. */
export function wordsOf(text: string): Word[] {
  const masked = text.replace(/\S+/g, (match) => (NOT_WORD.test(match) ? ' '.repeat(match.length) : match));
  return [...masked.matchAll(WORD)]
    .filter((match) => !/\d[’'‑-]?$/.test(masked.slice(Math.max(0, match.index - 2), match.index)))
    .filter((match) => match[0].replace('-', '').length > 1)
    .map((match) => ({ text: match[0].replaceAll('‑', '-'), start: match.index }));
}
