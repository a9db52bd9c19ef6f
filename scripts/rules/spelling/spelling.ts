/** Rule spelling: every word must be in the language's dictionary or in its reviewed list content/spelling/<locale>.txt. */
import { closestMatch } from 'leven';
import type { Issue, Mending } from '../../../src/model/issue.ts';
import type { Dictionary } from '../../content/dictionary.ts';
import type { Content } from '../../content/load.ts';
import { textsOf } from '../../content/texts/texts.ts';
import { oneLine } from '../../core/oneLine.ts';
import { mendText, withMending } from '../mending.ts';
import { error, type Rule } from '../rule.ts';
import { foreignSentences } from '../wrongLanguage/foreign.ts';
import { createJudge, respell } from './judge.ts';
import { type Word, wordsOf } from './words.ts';

export const spelling: Rule = { id: 'spelling', check };

/** Suggestions take up to 0.1 s per word, so only the first unknown words of a language get them. */
const SUGGESTED_WORDS = 30;

/** A text with at least so many unknown words may be in another language. */
const FOREIGN_WORDS = 2;

/** Texts that nobody has translated are usually in this language. */
const ENGLISH = 'en';

function check(content: Content): Issue[] {
  const speakers = new Map(
    [...content.dictionaries].map(([localeCode, dictionary]) => [localeCode, createSpeaker(content, localeCode, dictionary)]),
  );
  const source = speakers.get(content.site.defaultLocale);
  const issues = textsOf(content).flatMap((text) => {
    const own = speakers.get(text.localeCode);
    if (!own) return [];
    // Titles and labels cannot contain <Term>, so words of the source language are allowed in them.
    const isBare = text.kind === 'frontmatter' || text.kind === 'label';
    const words = wordsOf(text.text);
    const unknown = words.filter((word) => !own.isRight(word.text) && !(isBare && source?.isRight(word.text)));
    // A sentence that was not translated is one issue of the rule wrong-language, not one for each of its words.
    const foreign = unknown.length >= FOREIGN_WORDS ? foreignSentences(content.site, text) : [];
    const english = text.localeCode === ENGLISH ? undefined : speakers.get(ENGLISH);
    const [first] = unknown;
    // A short title has no sentence by which its language is noticed.
    if (isBare && first && foreign.length === 0 && english && looksEnglish(words, unknown, english)) {
      const message = `"${first.text}" is not in the dictionary; the whole text looks English: "${oneLine(text.whole)}"`;
      const fix = `Translate it, or add the word to content/spelling/${text.localeCode}.txt when it is right.`;
      return [error('spelling', text.positionAt(first.start), message, fix)];
    }
    return unknown
      .filter((word) => !foreign.some(({ start, end }) => start <= word.start && word.start < end))
      .map((word) => {
        const suggestions = own.suggest(word.text);
        const issue = error(
          'spelling',
          text.positionAt(word.start),
          `"${word.text}" is not in the dictionary.${suggestions.length > 0 ? ` Did you mean ${suggestions.join(', ')}?` : ''}`,
          text.localeCode === content.site.defaultLocale || isBare
            ? `Correct it, or add the word to content/spelling/${text.localeCode}.txt when it is right.`
            : `Correct it, mark a Turkish word with <Term>, or add the word to content/spelling/${text.localeCode}.txt when it is right.`,
        );
        const range = { start: word.start, end: word.start + word.text.length };
        return withMending(issue, chosen(mendText(text, range, suggestions)));
      });
  });
  for (const dictionary of content.dictionaries.values()) dictionary.save();
  return issues;
}

/** A suggestion is a guess, even if it is the only one. */
function chosen(mending: Mending | undefined): Mending | undefined {
  const { edits, ...rest } = mending ?? {};
  return edits ? { ...rest, choices: [{ label: edits.map(({ insert }) => insert).join(''), edits }] } : mending;
}

/** True if English has every unknown word, and most words of the text. */
function looksEnglish(words: readonly Word[], unknown: readonly Word[], english: Speaker): boolean {
  const isEnglish = ({ text }: Word) => english.isRight(text);
  return unknown.every(isEnglish) && words.filter(isEnglish).length * 2 > words.length;
}

type Speaker = ReturnType<typeof createSpeaker>;

/** Checks and suggests words of one language, with a cache per word. */
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

/** A word of the list with an edit distance of at most two, then the dictionary's suggestions. */
function suggestionsFor(word: string, wordList: readonly string[], dictionary: Dictionary): string[] {
  const listed = closestMatch(
    word,
    wordList.map((entry) => entry.replace('*', '')),
    { maxDistance: 2 },
  );
  return [...(listed ? [listed] : []), ...dictionary.suggest(word)];
}
