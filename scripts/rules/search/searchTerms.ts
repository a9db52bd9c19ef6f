/** Rule search-terms: a search term is a word that its page does not use and that no other page claims. */
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
      return [
        error(
          ID,
          positionOf(index),
          `The page is already found by “${term}”: its title, teaser or another search term says it.`,
          'Remove the search term.',
        ),
      ];
    }
    const other = others.find(({ frontmatter }) => frontmatter.searchTerms.some((theirs) => formOf(theirs) === form));
    if (!other) return [];
    const message = `“${term}” is a search term of the page ${other.pageId}, too, so that it decides nothing.`;
    return [error(ID, positionOf(index), message, 'Keep it on the page that answers it best, or add a word that tells the two apart.')];
  });
}
