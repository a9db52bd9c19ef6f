/** The results of a search as elements: a count, then a list of links with the words of the question marked. Neighbour: ./search.ts. */
import type { SearchHit } from '../../model/search.ts';
import { termsOf } from '../../model/search.ts';
import { element } from '../calculator/element.ts';

/** `excerpts` by section; `localeCode` is the language of the pages. */
export function listHits(hits: readonly SearchHit[], question: string, localeCode: string, excerpts: readonly string[]): HTMLOListElement {
  const terms = termsOf(question, localeCode);
  const mark = (text: string) => markWords(text, terms, localeCode);
  const items = hits.map(({ pathname, shortTitle, id, heading, section }) => {
    const link = element('a', { href: id ? `${pathname}#${id}` : pathname });
    if (heading) link.append(element('small', {}, shortTitle));
    link.append(element('strong', {}, ...mark(heading || shortTitle)));
    const excerpt = excerpts[section];
    if (excerpt) link.append(element('span', {}, ...mark(excerpt)));
    return element('li', {}, link);
  });
  return element('ol', { lang: localeCode }, ...items);
}

/** The text with the words of the question in <mark>. */
function markWords(text: string, terms: readonly string[], localeCode: string): (Node | string)[] {
  return text.split(/([\p{L}\p{M}\p{N}]+)/u).map((part) => {
    const [term] = termsOf(part, localeCode);
    return term !== undefined && terms.includes(term) ? element('mark', {}, part) : part;
  });
}
