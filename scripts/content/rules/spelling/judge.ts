/** Judges words by a language's list and dictionary. Neighbours: ./dictionary.ts (what Hunspell knows), ./endings.ts (habits). */
import type { Dictionary } from './dictionary.ts';
import { SPELLING, type Spelling } from './endings.ts';

/** True when the word is spelt right; the word keeps its typographic apostrophes. */
export type Judge = (word: string) => boolean;

/** `wordList` holds words as they are written, small unless they are names; `apostil*` stands for the word with any ending. */
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
    if (spelling.suffixAfterApostrophe && suffix !== '' && spelling.endings.test(small(suffix))) return isRight(stem);
    const parts = word.split('-');
    return parts.length > 1 && parts.every((part, index) => part.length === 1 || isRight(index < parts.length - 1 ? `${part}-` : part));
  };
  return isRight;
}

function plainOf(word: string, { plain }: Spelling): string {
  return plain ? word.replace(/./gu, (letter) => plain[letter] ?? letter) : word;
}
