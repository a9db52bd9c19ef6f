/** The notation in which registers name words: `*` stands for any letters, `…` for up to three words, blanks for any blank. */
import { foldCase } from '../quantity/tokens.ts';
import { splitSentences } from '../texts/sentences.ts';

/** Words that a register names, with what a rule says about them. */
export interface Watched<T> {
  readonly words: readonly string[];
  /** Phrases that, in the same sentence, make the words right. */
  readonly unless?: readonly string[] | undefined;
  readonly about: T;
}

export interface Finding<T> {
  /** As it stands in the text. */
  readonly found: string;
  readonly start: number;
  readonly about: T;
}

const LETTERS = '[\\p{L}\\p{M}]*';
const BLANKS = '[\\s\\u00a0\\u202f]+';

/**
 * Makes a finder for one language: all watched words of a text, in their order; of words that overlap only the first entry's.
 * `whole` is the text with what it masks, where `unless` may stand too: `Mavi Kart` in “carte bleue (Mavi Kart)”.
 */
export function createFinder<T>(localeCode: string, watched: readonly Watched<T>[]): (text: string, whole?: string) => Finding<T>[] {
  const entries = watched.flatMap(({ words, unless, about }) => {
    const exception = unless && new RegExp(unless.map((phrase) => sourceOf(localeCode, phrase)).join('|'), 'u');
    return words.map((phrase) => ({
      about,
      exception,
      key: keyOf(foldCase(localeCode, phrase)),
      word: new RegExp(sourceOf(localeCode, phrase), 'uy'),
    }));
  });
  // A text is looked at word by word, so that a word is compared with the few entries that begin like it.
  const entriesOf = new Map<string, typeof entries>();
  for (const entry of entries) entriesOf.set(entry.key, [...(entriesOf.get(entry.key) ?? []), entry]);

  return (text, whole = text) => {
    const folded = foldCase(localeCode, text);
    const findings: Finding<T>[] = [];
    let end = 0;
    for (const { index } of folded.matchAll(WORD)) {
      for (const { about, exception, word } of entriesOf.get(keyOf(folded.slice(index, index + 2))) ?? []) {
        word.lastIndex = index;
        const match = index >= end ? word.exec(folded) : null;
        if (!match || exception?.test(foldCase(localeCode, sentenceAt(localeCode, whole, index)))) continue;
        end = index + match[0].length;
        findings.push({ found: text.slice(index, end), start: index, about });
      }
    }
    return findings;
  };
}

const WORD = /[\p{L}\p{M}\p{N}%]+/gu;

/** The two letters with which entries are looked up. */
function keyOf(word: string): string {
  return word.slice(0, 2);
}

function sourceOf(localeCode: string, phrase: string): string {
  const words = foldCase(localeCode, phrase)
    .split(/\s+/)
    .map((word) => (word === '…' ? '' : word.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', LETTERS)));
  const source = words.reduce((whole, word, index) => {
    if (index === 0 || word === '') return whole + word;
    const gap = words[index - 1] === '' ? `(?:${BLANKS}\\S+){0,3}?` : '';
    return `${whole}${gap}${BLANKS}${word}`;
  }, '');
  return `(?<![\\p{L}\\p{M}\\p{N}])(?:${source})(?![\\p{L}\\p{M}\\p{N}])`;
}

function sentenceAt(localeCode: string, text: string, offset: number): string {
  return splitSentences(localeCode, text).findLast(({ start }) => start <= offset)?.text ?? text;
}
