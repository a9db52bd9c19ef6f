/**
 * Links each legal term of an article to its explanation on the glossary page, at its first use. Terms in headings, links, questions, labels
 * of boxes, figures, statutes and words of another language are left alone. Runs only at build time and in the development server.
 */
import type { LocaleCode } from '#generated/types.ts';
import { lowerCaseOf } from '../model/lowerCase.ts';
import { keyOf, matchAt, type Phrase, parsePhrase, tokensOf } from '../model/phrase.ts';
import type { LocaleView } from '../model/render.ts';

type Glossary = NonNullable<LocaleView['glossary']>;

/** The most links of one page: more would hide the text, and each costs about 20 bytes of the first round trip. */
export const MOST_TERM_LINKS = 5;

/** Elements whose words are no running text of this language. */
const CLOSED = /^<(?:a|h[1-6]|summary|button|label|data|time|abbr|dt|dl|th|q|\w+ [^>]*\blang=)/;
/** Elements of running text: a term is linked only inside one. */
const OPEN = /^<(?:p|li|td|dd)\b/;
const VOID = /^<(?:br|hr|img|input|wbr|path|use|circle|rect|line)\b|\/>$/;

/** The same regions with links; they are read in the order of their keys. */
export function linkTerms<Region extends string>(
  regions: Readonly<Record<Region, string>>,
  glossary: Glossary,
  localeCode: LocaleCode,
): Record<Region, string> {
  const used = new Set<string>();
  const linked: Record<string, string> = {};
  for (const [name, html] of Object.entries<string>(regions)) linked[name] = linkRegion(html, glossary, localeCode, used);
  return linked as Record<Region, string>;
}

function linkRegion(html: string, glossary: Glossary, localeCode: LocaleCode, used: Set<string>): string {
  const find = finderOf(glossary, localeCode);
  const inside: ('open' | 'closed' | 'other')[] = [];
  return html.replace(/<[^>]*>|[^<]+/g, (piece) => {
    if (piece.startsWith('</')) inside.pop();
    else if (piece.startsWith('<')) {
      if (!VOID.test(piece)) inside.push(CLOSED.test(piece) ? 'closed' : OPEN.test(piece) ? 'open' : 'other');
    } else if (inside.includes('open') && !inside.includes('closed')) return linkText(piece, find, glossary.pathname, used);
    return piece;
  });
}

function linkText(text: string, find: Find, pathname: string, used: Set<string>): string {
  let done = 0;
  let linked = '';
  for (const { id, start, end } of find(text)) {
    if (used.has(id) || used.size >= MOST_TERM_LINKS) continue;
    used.add(id);
    linked += `${text.slice(done, start)}<a class="gloss" href="${pathname}#${id}">${text.slice(start, end)}</a>`;
    done = end;
  }
  return linked + text.slice(done);
}

interface Found {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

type Find = (text: string) => Found[];

/** Parsing all forms takes time, so each language's finder is kept. */
const finders = new WeakMap<Glossary, Find>();

function finderOf(glossary: Glossary, localeCode: LocaleCode): Find {
  const find = finders.get(glossary) ?? createFind(glossary, localeCode);
  finders.set(glossary, find);
  return find;
}

/** Finds the terms of a text, which do not overlap. Of two terms that begin at a word the longer one is found. */
function createFind({ terms }: Glossary, localeCode: LocaleCode): Find {
  const byKey = new Map<string, { readonly id: string; readonly phrase: Phrase }[]>();
  for (const { id, forms } of terms) {
    for (const form of forms) {
      const phrase = parsePhrase(localeCode, form);
      byKey.set(phrase.key, [...(byKey.get(phrase.key) ?? []), { id, phrase }]);
    }
  }
  return (text) => {
    const folded = lowerCaseOf(localeCode, text);
    // A language may write a letter with more characters in lower case; the offsets would be wrong then.
    if (folded.length !== text.length) return [];
    const tokens = tokensOf(folded);
    const found: Found[] = [];
    let end = 0;
    for (const [index, { word, start }] of tokens.entries()) {
      if (start < end) continue;
      const matches = (byKey.get(keyOf(word)) ?? []).flatMap(({ id, phrase }) => {
        const matchEnd = matchAt(folded, tokens, index, phrase);
        return matchEnd === undefined ? [] : [{ id, start, end: matchEnd }];
      });
      const [longest] = matches.sort((a, b) => b.end - a.end);
      if (!longest) continue;
      found.push(longest);
      end = longest.end;
    }
    return found;
  };
}
