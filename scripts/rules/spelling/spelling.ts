/** Rule spelling: every word must be in the language's dictionary or in its reviewed list content/spelling/<locale>.txt. */

import { closestMatch } from 'leven';
import { says } from '../../../src/messages/findings.ts';
import type { Issue, Mending } from '../../../src/model/issue.ts';
import type { Dictionary } from '../../content/dictionary.ts';
import type { Content } from '../../content/load.ts';
import { textsOf } from '../../content/texts/texts.ts';
import { oneLine } from '../../core/oneLine.ts';
import { mendText, withMending } from '../mending.ts';
import { ofRegisters } from '../ofRegisters.ts';
import { EACH_TEXT, error, type Rule } from '../rule.ts';
import { foreignSentences } from '../wrongLanguage/foreign.ts';
import { createJudge, respell } from './judge.ts';
import { findStatute } from './statute.ts';
import { type Word, wordsOf } from './words.ts';

export const spelling: Rule = { id: 'spelling', check, scopes: EACH_TEXT };

/** Suggestions take up to 0.1 s per word, so only the first unknown words of a file get them. */
const SUGGESTED_WORDS = 10;

/** A text with at least so many unknown words may be in another language. */
const FOREIGN_WORDS = 2;

/** Texts that nobody has translated are usually in this language. */
const ENGLISH = 'en';

function check(content: Content): Issue[] {
  const speakers = speakersOf(content);
  const source = speakers.get(content.site.defaultLocale);
  const suggested: Suggested = new Map();
  return textsOf(content).flatMap((text) => {
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
      const said = says('spelling.english', { word: first.text, text: oneLine(text.whole), code: text.localeCode });
      return [error('spelling', text.positionAt(first.start), said)];
    }
    return unknown
      .filter((word) => !foreign.some(({ start, end }) => start <= word.start && word.start < end))
      .map((word) => {
        const statute = isBare ? undefined : findStatute(content, text.text, word);
        if (statute) {
          const said = says('spelling.statute', { word: word.text, reference: statute.reference ?? `${word.text} …` });
          const marked = statute.reference === undefined ? [] : [`<Law ref="${statute.reference}" />`];
          return withMending(error('spelling', text.positionAt(word.start), said), mendText(text, statute, marked));
        }
        const suggestions = suggest(suggested, own, text.filePath, word.text);
        const isMarkable = text.localeCode !== content.site.defaultLocale && !isBare;
        const said = says('spelling', { word: word.text, suggestions, code: text.localeCode, isMarkable });
        const issue = error('spelling', text.positionAt(word.start), said);
        const range = { start: word.start, end: word.start + word.text.length };
        return withMending(issue, chosen(mendText(text, range, suggestions)));
      });
  });
}

/** By file, then by word. */
type Suggested = Map<string, Map<string, readonly string[]>>;

/** Counted for each file, so that the findings of a file do not depend on other files. */
function suggest(suggested: Suggested, { suggestionsFor }: Speaker, filePath: string, word: string): readonly string[] {
  const ofFile = suggested.get(filePath) ?? new Map<string, readonly string[]>();
  suggested.set(filePath, ofFile);
  const suggestions = ofFile.get(word) ?? (ofFile.size < SUGGESTED_WORDS ? suggestionsFor(word) : []);
  ofFile.set(word, suggestions);
  return suggestions;
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

const speakersOf = ofRegisters(
  ({ registers, dictionaries }) =>
    new Map(
      [...dictionaries].map(([code, dictionary]) => [code, createSpeaker(registers.wordLists.get(code) ?? [], code, dictionary)] as const),
    ),
);

/** Checks and suggests words of one language, with a cache per word. */
function createSpeaker(wordList: readonly string[], localeCode: string, dictionary: Dictionary) {
  const judge = createJudge(localeCode, dictionary, wordList);
  const verdicts = new Map<string, boolean>();
  return {
    isRight(word: string): boolean {
      const verdict = verdicts.get(word) ?? judge(word);
      verdicts.set(word, verdict);
      return verdict;
    },
    suggestionsFor: (word: string): string[] =>
      [...new Set([...respell(localeCode, word, judge), ...suggestionsOf(word, wordList, dictionary)])].slice(0, 3),
  };
}

/** A word of the list with an edit distance of at most two, then the dictionary's suggestions. */
function suggestionsOf(word: string, wordList: readonly string[], dictionary: Dictionary): string[] {
  const listed = closestMatch(
    word,
    wordList.map((entry) => entry.replace('*', '')),
    { maxDistance: 2 },
  );
  return [...(listed ? [listed] : []), ...dictionary.suggest(word)];
}
