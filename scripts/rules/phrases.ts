/**
 * Finds words and phrases of the registers in a text. In their notation `*` matches any letters, `…` up to three words, and a space any
 * whitespace.
 */
import { lowerCaseOf } from '../content/quantity/tokens.ts';
import { splitSentences } from '../content/texts/sentences.ts';

/** Words of a register, with the data that a rule needs to report them. */
export interface Watched<T> {
  readonly words: readonly string[];
  /** Phrases that make the words correct if they are in the same sentence. */
  readonly unless?: readonly string[] | undefined;
  readonly about: T;
}

export interface Finding<T> {
  /** As written in the text. */
  readonly found: string;
  readonly start: number;
  readonly about: T;
}

/**
 * Creates a finder for one language. It returns all watched words of a text in order; of overlapping words only those of the first entry.
 * `whole` is the unmasked text, in which `unless` is searched too: `Mavi Kart` in “carte bleue (Mavi Kart)”.
 */
export function createFinder<T>(localeCode: string, watched: readonly Watched<T>[]): (text: string, whole?: string) => Finding<T>[] {
  // Indexed by the first letters, so that each word of a text is compared with only a few phrases.
  const phrasesOf = new Map<string, { phrase: Phrase; exceptions: readonly Phrase[]; about: T }[]>();
  for (const { words, unless, about } of watched) {
    const exceptions = (unless ?? []).map((phrase) => parsePhrase(localeCode, phrase));
    for (const word of words) {
      const phrase = parsePhrase(localeCode, word);
      phrasesOf.set(phrase.key, [...(phrasesOf.get(phrase.key) ?? []), { phrase, exceptions, about }]);
    }
  }
  // A text is split into sentences once, however many watched words it contains.
  let cut = { whole: '', sentences: splitSentences(localeCode, '') };
  const sentenceAt = (whole: string, offset: number): string => {
    if (cut.whole !== whole) cut = { whole, sentences: splitSentences(localeCode, whole) };
    return cut.sentences.findLast(({ start }) => start <= offset)?.text ?? whole;
  };
  const isAllowed = (exceptions: readonly Phrase[], whole: string, offset: number): boolean => {
    if (exceptions.length === 0) return false;
    const sentence = lowerCaseOf(localeCode, sentenceAt(whole, offset));
    const tokens = tokensOf(sentence);
    return tokens.some((_, index) => exceptions.some((exception) => matchAt(sentence, tokens, index, exception) !== undefined));
  };
  return (text, whole = text) => {
    const folded = lowerCaseOf(localeCode, text);
    const tokens = tokensOf(folded);
    const findings: Finding<T>[] = [];
    let end = 0;
    for (const [index, { word, start }] of tokens.entries()) {
      for (const { phrase, exceptions, about } of phrasesOf.get(keyOf(word)) ?? []) {
        const matchEnd = start >= end ? matchAt(folded, tokens, index, phrase) : undefined;
        if (matchEnd === undefined || isAllowed(exceptions, whole, start)) continue;
        end = matchEnd;
        findings.push({ found: text.slice(start, end), start, about });
      }
    }
    return findings;
  };
}

interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a phrase as tests, with the number of words that may precede each, and the phrase's punctuation between them. */
interface Phrase {
  readonly key: string;
  readonly words: readonly { readonly isMatch: (word: string) => boolean; readonly skip: number; readonly signs: string }[];
}

const SKIPPED_WORDS = 3;

function parsePhrase(localeCode: string, phrase: string): Phrase {
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
function matchAt(text: string, tokens: readonly Token[], index: number, { words }: Phrase): number | undefined {
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

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}%]+/gu)].map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }));
}

/** The first two letters, the key of the phrase index; a phrase in a register begins with them. */
function keyOf(word: string): string {
  return word.slice(0, 2);
}
