/** Rule finder-fact: a figure in an outcome of a finder is also on a page to which the outcome links, with its basis. */
import { says } from '../../../src/messages/findings.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Content } from '../../content/load.ts';
import { findersOf, readFinder } from '../../translation/readFinder.ts';
import { error, type Rule } from '../rule.ts';

const ID = 'finder-fact';

export const finderFact: Rule = { id: ID, check, scopes: ['language'] };

function check(content: Content): Issue[] {
  const finders = findersOf(content).filter(({ localeCode }) => localeCode === content.site.defaultLocale);
  const ids: ReadonlySet<string> = new Set(finders.map(({ pageId }) => pageId));
  const factsOf = new Map(
    content.pages
      .filter(({ localeCode }) => localeCode === content.site.defaultLocale)
      .map(({ pageId, outline }): [string, ReadonlySet<string>] => [pageId, new Set(outline.facts.map(({ id }) => id))]),
  );
  return finders.flatMap((page) =>
    readFinder(page, ids)
      .filter(({ isQuestion }) => !isQuestion)
      .flatMap(({ facts, pages, title }) =>
        facts
          // A linked page that cannot be read has its own error, and may quote the fact.
          .filter(({ id }) => !pages.some((pageId) => factsOf.get(pageId)?.has(id) ?? true))
          .map(({ id, text, position }) => error(ID, position, says('finder-fact', { text, id, title }))),
      ),
  );
}
