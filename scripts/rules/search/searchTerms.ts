/** Rule search-terms: a search term is a word that its page does not use and that no other page claims. */
import { says } from '../../../src/messages/findings.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import { wordsOf } from '../../../src/model/search.ts';
import type { Content } from '../../content/load.ts';
import { error, pagesToCheck, type Rule } from '../rule.ts';

const ID = 'search-terms';

export const searchTerms: Rule = {
  id: ID,
  check: (content) => pagesToCheck(content).flatMap((page) => checkPage(content, page)),
  scopes: ['language'],
};

function checkPage(content: Content, page: Page): Issue[] {
  const { searchTerms: own, title, shortTitle = '', teaser = '' } = page.frontmatter;
  if (own.length === 0) return [];
  const { localeCode } = page;
  const positionOf = (index: number) =>
    content.fileOf.get(page)?.yaml.positionOf(['searchTerms', index]) ?? { filePath: page.filePath, line: 1, column: 1 };
  const formOf = (text: string) => wordsOf(text, localeCode).join(' ');
  const known = ` ${formOf([title, shortTitle, teaser].join(' '))} `;
  const others = content.pages.filter((other) => other.localeCode === localeCode && other !== page);
  return own.flatMap((term, index): Issue[] => {
    const form = formOf(term);
    if (known.includes(` ${form} `) || own.findIndex((other) => formOf(other) === form) < index) {
      return [error(ID, positionOf(index), says('search-terms.known', { term }))];
    }
    const other = others.find(({ frontmatter }) => frontmatter.searchTerms.some((theirs) => formOf(theirs) === form));
    if (!other) return [];
    return [error(ID, positionOf(index), says('search-terms.taken', { term, page: other.pageId }))];
  });
}
