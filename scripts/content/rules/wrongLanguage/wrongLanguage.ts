/** Rule wrong-language: a text is in its file's language. Marked Turkish words, statutes and code do not count. */
import type { Issue } from '../../../../src/model/issue.ts';
import type { Content } from '../../load.ts';
import { splitSentences } from '../../texts/sentences.ts';
import { MASK, textsOf } from '../../texts/texts.ts';
import { error, type Rule } from '../rule.ts';
import { createDetector } from './detector.ts';

export const wrongLanguage: Rule = { id: 'wrong-language', check };

const SHOWN = 60;

function check(content: Content): Issue[] {
  const { locales } = content.site;
  const detect = createDetector(locales.map((locale) => locale.code));
  const nameOf = (code: string) => locales.find((locale) => locale.code === code)?.name ?? code;
  return textsOf(content).flatMap((text) => {
    if (text.kind === 'term') return [];
    // Sentence by sentence, so that one foreign sentence inside a paragraph is seen.
    for (const sentence of splitSentences(text.localeCode, text.text)) {
      const words = sentence.text.replaceAll(MASK, ' ').replace(/\s+/g, ' ').trim();
      const detected = detect(words, text.localeCode);
      if (!detected) continue;
      const shown = words.length > SHOWN ? `${words.slice(0, SHOWN).trimEnd()}…` : words;
      return [
        error(
          'wrong-language',
          text.place,
          `This is ${nameOf(detected)}, in a ${nameOf(text.localeCode)} file: “${shown}”`,
          text.localeCode === content.site.defaultLocale
            ? 'Write it in the file’s language, or move it to the right file.'
            : 'Translate it; mark single Turkish words with <Term>…</Term>.',
        ),
      ];
    }
    return [];
  });
}
