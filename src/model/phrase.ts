/**
 * The notation of words and phrases in the registers: `*` stands for any letters, `…` for up to three words, and a space for any whitespace.
 * Neighbour: scripts/rules/phrases.ts finds watched words with it.
 */
import { lowerCaseOf } from './lowerCase.ts';

export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a phrase as tests, with the number of words that may precede each, and the phrase's punctuation between them. */
export interface Phrase {
  readonly key: string;
  readonly words: readonly { readonly isMatch: (word: string) => boolean; readonly skip: number; readonly signs: string }[];
}

const SKIPPED_WORDS = 3;

/** Parses one phrase of a language. */
export function parsePhrase(localeCode: string, phrase: string): Phrase {
  const folded = lowerCaseOf(localeCode, phrase);
  const tokens = [...folded.matchAll(/[\p{L}\p{M}\p{N}%*]+/gu)];
  const words = tokens.map(({ 0: word, index }, at) => {
    const previous = tokens[at - 1];
    const signs = previous ? folded.slice(previous.index + previous[0].length, index) : '';
    return { isMatch: wordTest(word), skip: signs.includes('…') ? SKIPPED_WORDS : 0, signs };
  });
  return { key: keyOf(tokens[0]?.[0] ?? ''), words };
}

function wordTest(pattern: string): (word: string) => boolean {
  if (!pattern.includes('*')) return (word) => word === pattern;
  const regExp = new RegExp(`^${pattern.replaceAll('*', '.*')}$`);
  return (word) => regExp.test(word);
}

/**
 * Returns where the phrase that begins with the token at `index` ends; undefined if it does not match. Punctuation that separates sentences
 * also separates phrases.
 */
export function matchAt(text: string, tokens: readonly Token[], index: number, { words }: Phrase): number | undefined {
  let at = index - 1;
  for (const { isMatch, skip, signs } of words) {
    const first = at + 1;
    at = first;
    while (at - first < skip && at < tokens.length && !isMatch(tokens[at]?.word ?? '')) at += 1;
    const token = tokens[at];
    if (!token || !isMatch(token.word)) return undefined;
    const between = at === index ? '' : text.slice(tokens[first - 1]?.end ?? 0, token.start);
    if (/[.:;!?()]/.test(between) && between !== signs) return undefined;
  }
  return tokens[at]?.end;
}

/** The words of a text in lower case (lowerCaseOf), with their offsets. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}%]+/gu)].map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }));
}

/** The first two letters, the key of the phrase index; a phrase in a register begins with them. */
export function keyOf(word: string): string {
  return word.slice(0, 2);
}

/** True when a text contains one of the phrases. Both are compared in lower case. */
export function containsPhrase(localeCode: string, text: string, phrases: readonly Phrase[]): boolean {
  const folded = lowerCaseOf(localeCode, text);
  const tokens = tokensOf(folded);
  return tokens.some(({ word }, index) =>
    phrases.some((phrase) => phrase.key === keyOf(word) && matchAt(folded, tokens, index, phrase) !== undefined),
  );
}
