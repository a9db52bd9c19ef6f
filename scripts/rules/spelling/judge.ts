/**
 * Decides whether words are spelt correctly, by a language's word list and dictionary. Neighbours: ../../content/dictionary.ts
 * (Hunspell), ./endings.ts (spelling rules).
 */
import type { Dictionary } from '../../content/dictionary.ts';
import { SPELLING, type Spelling } from './endings.ts';

/** True when the word is spelt correctly. Words may contain typographic apostrophes. */
export type Judge = (word: string) => boolean;

const SHORTEST_STEM = 3;

/**
 * Creates the function for a language. `wordList` contains words as they are written, in lower case except names; `apostil*` is the word
 * with any ending.
 */
export function createJudge(localeCode: string, dictionary: Dictionary, wordList: readonly string[]): Judge {
  const spelling: Spelling = SPELLING[localeCode] ?? { endings: /^$/ };
  const listed = new Set(wordList.map((word) => plainOf(word.replace('*', ''), spelling)));
  const stems = wordList.filter((word) => word.endsWith('*')).map((word) => plainOf(word.slice(0, -1), spelling));
  const small = (word: string) => word.toLocaleLowerCase(localeCode);
  const stemsOf = new Map<string, string[]>();
  for (const stem of stems) stemsOf.set(small(stem.slice(0, 2)), [...(stemsOf.get(small(stem.slice(0, 2))) ?? []), stem]);

  const isListed = (word: string): boolean => {
    const forms = [word, small(word)];
    if (forms.some((form) => listed.has(form))) return true;
    const near = stemsOf.get(small(word.slice(0, 2))) ?? [];
    return near.some((stem) => forms.some((form) => form.startsWith(stem) && spelling.endings.test(small(form.slice(stem.length)))));
  };
  const isKnown = (word: string): boolean => {
    const straight = word.replaceAll('’', "'");
    return isListed(plainOf(word, spelling)) || dictionary.isRight(straight) || dictionary.isRight(plainOf(straight, spelling));
  };
  const isRight: Judge = (word) => {
    if (word.endsWith('-')) {
      const part = word.slice(0, -1);
      return isRight(part) || Boolean(spelling.joint && part.endsWith(spelling.joint) && isRight(part.slice(0, -1)));
    }
    if (isKnown(word)) return true;
    const [stem = '', suffix = ''] = word.split(/['’]/);
    if (suffix !== '' && spelling.afterApostrophe?.test(small(suffix))) return isRight(stem);
    const words = (spelling.copulas ?? []).flatMap((copula) => copula.exec(small(word))?.[1] ?? []);
    if (words.some((bare) => bare.length >= SHORTEST_STEM && isKnown(bare))) return true;
    const parts = word.split('-');
    return parts.length > 1 && parts.every((part, index) => part.length === 1 || isRight(index < parts.length - 1 ? `${part}-` : part));
  };
  return isRight;
}

/** Maximum number of replaceable letters in a word; more would give too many spellings. */
const DOUBTFUL_LETTERS = 7;

/** Correct words that differ only in letters that a keyboard without the language's letters replaces: `kiracilik`. */
export function respell(localeCode: string, word: string, isRight: Judge): string[] {
  const typedFor = Object.entries(SPELLING[localeCode]?.typedFor ?? {});
  const doubtful = typedFor.reduce((count, [typed]) => count + word.split(typed).length - 1, 0);
  if (doubtful === 0 || doubtful > DOUBTFUL_LETTERS) return [];
  let forms = [''];
  for (let index = 0; index < word.length; ) {
    const swap = typedFor.find(([typed]) => word.startsWith(typed, index));
    const letters = swap?.[0] ?? word[index] ?? '';
    forms = forms.flatMap((form) => (swap ? [form + letters, form + swap[1]] : [form + letters]));
    index += letters.length;
  }
  return forms.filter((form) => form !== word && isRight(form));
}

function plainOf(word: string, { plain }: Spelling): string {
  return plain ? word.replace(/./gu, (letter) => plain[letter] ?? letter) : word;
}
