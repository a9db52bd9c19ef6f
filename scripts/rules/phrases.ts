/** Finds words and phrases of the registers in a text. Their notation: src/model/phrase.ts. */
import { lowerCaseOf } from '../../src/model/lowerCase.ts';
import { keyOf, matchAt, type Phrase, parsePhrase, tokensOf } from '../../src/model/phrase.ts';
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
