/** Rule wrong-language: a text must be in the language of its file. Marked Turkish words, statutes and code are ignored. */
import type { LanguageFix } from '../../../src/messages/en/translation.ts';
import { says } from '../../../src/messages/findings.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Content } from '../../content/load.ts';
import { type ContentText, textsOf } from '../../content/texts/texts.ts';
import { EACH_TEXT, error, type Rule } from '../rule.ts';
import { foreignSentences } from './foreign.ts';

export const wrongLanguage: Rule = { id: 'wrong-language', check, scopes: EACH_TEXT };

const SHOWN = 60;

function check(content: Content): Issue[] {
  return textsOf(content).flatMap((text) => {
    // One issue per text: in an untranslated paragraph every sentence is foreign.
    const [foreign] = foreignSentences(content.site, text);
    if (!foreign) return [];
    const shown = foreign.text.length > SHOWN ? `${foreign.text.slice(0, SHOWN).trimEnd()}…` : foreign.text;
    const fix = fixFor(text, content.site.defaultLocale);
    const said = { found: foreign.localeCode, expected: text.localeCode, words: shown, fix };
    return [error('wrong-language', text.position, says('wrong-language', said))];
  });
}

function fixFor({ localeCode, kind }: ContentText, sourceLocale: string): LanguageFix {
  if (localeCode === sourceLocale) return 'source';
  return kind === 'label' || kind === 'frontmatter' ? 'bare' : 'text';
}
