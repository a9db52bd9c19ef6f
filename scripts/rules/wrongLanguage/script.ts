/** Detects a text's language by its script: Latin, Cyrillic, Arabic or another. */
import { groupBy } from '../../core/groupBy.ts';
import { hasStopWord } from './stopWords.ts';

const LATIN = 'Latn';

/** Detects the language of a text in another script than the one of `expected`. `letters` is the text's number of letters in all scripts. */
export type ScriptDetector = (text: string, letters: number, expected: string) => string | undefined;

export function createScriptDetector(localeCodes: readonly string[]): ScriptDetector {
  const localesByScript = groupBy(localeCodes, scriptOf);
  const patterns = [...localesByScript].map(([script, locales]) => ({ script, locales, letter: letterOf(script) }));
  return (text, letters, expected) => {
    const own = scriptOf(expected);
    for (const { script, locales, letter } of patterns) {
      // Names in another script do not count: most letters of the text must be foreign, and at least four.
      const count = script === own || !letter ? 0 : (text.match(letter)?.length ?? 0);
      if (count < 4 || count * 2 <= letters) continue;
      // A Russian text may contain names in Latin letters, but no Latin stop words.
      return script === LATIN ? locales.find((locale) => hasStopWord(text, locale)) : locales[0];
    }
    return undefined;
  };
}

/** A language's usual script by Unicode CLDR, as ISO 15924 code: `ru` → `Cyrl`. */
const scriptOf = (localeCode: string): string => new Intl.Locale(localeCode).maximize().script ?? LATIN;

/** Matches one letter of a script. Undefined for codes that mean several scripts, such as `Jpan`: these texts are judged by their words only. */
function letterOf(script: string): RegExp | undefined {
  try {
    return new RegExp(`\\p{Script=${script}}`, 'gu');
  } catch {
    return undefined;
  }
}
