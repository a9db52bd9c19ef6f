/** Rule wrong-language: a text must be in the language of its file. Marked Turkish words, statutes and code are ignored. */
import type { Issue } from '../../../src/model/issue.ts';
import type { Content } from '../../content/load.ts';
import { type ContentText, textsOf } from '../../content/texts/texts.ts';
import { EACH_TEXT, error, type Rule } from '../rule.ts';
import { foreignSentences } from './foreign.ts';

export const wrongLanguage: Rule = { id: 'wrong-language', check, scopes: EACH_TEXT };

const SHOWN = 60;

function check(content: Content): Issue[] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const nameOf = (code: string) => names.of(code) ?? code;
  return textsOf(content).flatMap((text) => {
    // One issue per text: in an untranslated paragraph every sentence is foreign.
    const [foreign] = foreignSentences(content.site, text);
    if (!foreign) return [];
    const shown = foreign.text.length > SHOWN ? `${foreign.text.slice(0, SHOWN).trimEnd()}…` : foreign.text;
    const message = `This is ${nameOf(foreign.localeCode)}, in a ${nameOf(text.localeCode)} file: "${shown}"`;
    return [error('wrong-language', text.position, message, fixFor(text, content.site.defaultLocale))];
  });
}

function fixFor({ localeCode, kind }: ContentText, sourceLocale: string): string {
  if (localeCode === sourceLocale) return 'Write it in the file’s language, or move it to the right file.';
  return kind === 'label' || kind === 'frontmatter' ? 'Translate it.' : 'Translate it; mark single Turkish words with <Term>…</Term>.';
}
