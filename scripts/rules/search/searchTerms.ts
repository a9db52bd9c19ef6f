/** Rule search-terms: a search term is a word that its page does not use and that no other page claims. */
import { says } from '../../../src/messages/findings.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import { wordsOf } from '../../../src/model/search.ts';
import type { Content } from '../../content/load.ts';
import { groupBy } from '../../core/groupBy.ts';
import { error, pagesToCheck, type Rule } from '../rule.ts';

const ID = 'search-terms';

export const searchTerms: Rule = {
  id: ID,
  check: (content) => {
    const claims = claimsIn(content);
    return pagesToCheck(content).flatMap((page) => checkPage(content, page, claims));
  },
  scopes: ['language'],
};

/** The pages that claim a term, by language and form of the term. */
type Claims = ReadonlyMap<string, readonly Page[]>;

function claimsIn({ pages }: Content): Claims {
  const claims = pages.flatMap((page) => page.frontmatter.searchTerms.map((term) => ({ page, key: keyOf(page.localeCode, term) })));
  return new Map([...groupBy(claims, ({ key }) => key)].map(([key, found]) => [key, found.map(({ page }) => page)]));
}

function formOf(localeCode: string, text: string): string {
  return wordsOf(text, localeCode).join(' ');
}

function keyOf(localeCode: string, term: string): string {
  return `${localeCode} ${formOf(localeCode, term)}`;
}

function checkPage(content: Content, page: Page, claims: Claims): Issue[] {
  const { searchTerms: own, title, shortTitle = '', teaser = '' } = page.frontmatter;
  if (own.length === 0) return [];
  const { localeCode } = page;
  const positionOf = (index: number) =>
    content.fileOf.get(page)?.yaml.positionOf(['searchTerms', index]) ?? { filePath: page.filePath, line: 1, column: 1 };
  const known = ` ${formOf(localeCode, [title, shortTitle, teaser].join(' '))} `;
  const forms = own.map((term) => formOf(localeCode, term));
  return own.flatMap((term, index): Issue[] => {
    const form = forms[index] ?? '';
    if (known.includes(` ${form} `) || forms.indexOf(form) < index) {
      return [error(ID, positionOf(index), says('search-terms.known', { term }))];
    }
    const other = claims.get(keyOf(localeCode, term))?.find((claiming) => claiming !== page);
    if (!other) return [];
    return [error(ID, positionOf(index), says('search-terms.taken', { term, page: other.pageId }))];
  });
}
