/** Rule spelling: every word is in the language's dictionary or in its reviewed list content/spelling/<locale>.txt. */
import { closest, distance } from 'fastest-levenshtein';
import type { Issue } from '../../../../src/model/issue.ts';
import type { Content } from '../../load.ts';
import { textsOf } from '../../texts/texts.ts';
import { error, type Rule } from '../rule.ts';
import type { Dictionary } from './dictionary.ts';
import { createJudge } from './judge.ts';
import { wordsOf } from './words.ts';

export const spelling: Rule = { id: 'spelling', check };

function check(content: Content): Issue[] {
  const issues: Issue[] = [];
  for (const [localeCode, dictionary] of content.dictionaries) {
    const wordList = content.registers.wordLists.get(localeCode) ?? [];
    const isRight = createJudge(localeCode, dictionary, wordList);
    const verdicts = new Map<string, boolean>();
    for (const text of textsOf(content)) {
      if (text.localeCode !== localeCode) continue;
      for (const word of wordsOf(text.text)) {
        const verdict = verdicts.get(word.text) ?? isRight(word.text);
        verdicts.set(word.text, verdict);
        if (verdict) continue;
        const suggestions = suggestionsFor(word.text, wordList, dictionary);
        issues.push(
          error(
            'spelling',
            text.placeAt(word.start),
            `“${word.text}” is not in the dictionary.${suggestions.length > 0 ? ` Did you mean ${suggestions.join(', ')}?` : ''}`,
            `Correct it, or add the word to content/spelling/${localeCode}.txt when it is right.`,
          ),
        );
      }
    }
    dictionary.save();
  }
  return issues;
}

/** Up to three: a listed word that is two letters away at most, then the dictionary's own. */
function suggestionsFor(word: string, wordList: readonly string[], dictionary: Dictionary): string[] {
  const listed = closest(
    word,
    wordList.map((entry) => entry.replace('*', '')),
  );
  const near = listed && distance(word, listed) <= 2 ? [listed] : [];
  return [...new Set([...near, ...dictionary.suggest(word)])].slice(0, 3);
}
