/** Rule spelling: every word is in the language's dictionary or in its reviewed list content/spelling/<locale>.txt. */
import { closestMatch } from 'leven';
import type { Issue } from '../../../src/model/issue.ts';
import type { Content } from '../../content/load.ts';
import type { Dictionary } from '../../content/spelling/dictionary.ts';
import { textsOf } from '../../content/texts/texts.ts';
import { error, type Rule } from '../rule.ts';
import { foreignSentences } from '../wrongLanguage/foreign.ts';
import { createJudge, respell } from './judge.ts';
import { wordsOf } from './words.ts';

export const spelling: Rule = { id: 'spelling', check };

/** Finding suggestions takes up to 0.1 s a word, so only the first unknown words of a language get some. */
const SUGGESTED_WORDS = 30;

/** From so many unknown words on a text may be in another language. */
const FOREIGN_WORDS = 2;

function check(content: Content): Issue[] {
  const speakers = new Map(
    [...content.dictionaries].map(([localeCode, dictionary]) => [localeCode, createSpeaker(content, localeCode, dictionary)]),
  );
  const source = speakers.get(content.site.defaultLocale);
  const issues = textsOf(content).flatMap((text) => {
    const own = speakers.get(text.localeCode);
    if (!own) return [];
    // Titles and labels hold no <Term>, so the source language's words may stand in them as they are.
    const isBare = text.kind === 'frontmatter' || text.kind === 'label';
    const unknown = wordsOf(text.text).filter((word) => !own.isRight(word.text) && !(isBare && source?.isRight(word.text)));
    // A forgotten sentence is one mistake, which wrong-language tells, and not as many as it has words.
    const foreign = unknown.length >= FOREIGN_WORDS ? foreignSentences(content.site, text) : [];
    return unknown
      .filter((word) => !foreign.some(({ start, end }) => start <= word.start && word.start < end))
      .map((word) => {
        const suggestions = own.suggest(word.text);
        return error(
          'spelling',
          text.placeAt(word.start),
          `"${word.text}" is not in the dictionary.${suggestions.length > 0 ? ` Did you mean ${suggestions.join(', ')}?` : ''}`,
          text.localeCode === content.site.defaultLocale || isBare
            ? `Correct it, or add the word to content/spelling/${text.localeCode}.txt when it is right.`
            : `Correct it, mark a Turkish word with <Term>, or add the word to content/spelling/${text.localeCode}.txt when it is right.`,
        );
      });
  });
  for (const dictionary of content.dictionaries.values()) dictionary.save();
  return issues;
}

/** Judges and suggests in one language; every word once. */
function createSpeaker(content: Content, localeCode: string, dictionary: Dictionary) {
  const wordList = content.registers.wordLists.get(localeCode) ?? [];
  const judge = createJudge(localeCode, dictionary, wordList);
  const verdicts = new Map<string, boolean>();
  const suggestions = new Map<string, string[]>();
  return {
    isRight(word: string): boolean {
      const verdict = verdicts.get(word) ?? judge(word);
      verdicts.set(word, verdict);
      return verdict;
    },
    suggest(word: string): string[] {
      const known =
        suggestions.get(word) ??
        (suggestions.size < SUGGESTED_WORDS
          ? [...new Set([...respell(localeCode, word, judge), ...suggestionsFor(word, wordList, dictionary)])].slice(0, 3)
          : []);
      suggestions.set(word, known);
      return known;
    },
  };
}

/** A listed word that is two letters away at most, then the dictionary's own. */
function suggestionsFor(word: string, wordList: readonly string[], dictionary: Dictionary): string[] {
  const listed = closestMatch(
    word,
    wordList.map((entry) => entry.replace('*', '')),
    { maxDistance: 2 },
  );
  return [...(listed ? [listed] : []), ...dictionary.suggest(word)];
}
