/** Rule search-lost: the pages of content/searches.yaml exist, and the search answers every question of content/searches.yaml with its page among the first results. */
import { says } from '../../../src/messages/findings.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Content } from '../../content/load.ts';
import { nearestName } from '../../content/nearestName.ts';
import { error, type Rule, warning } from '../rule.ts';
import { FIRST_RESULTS, judgeSearches } from './judgeSearches.ts';

const ID = 'search-lost';

export const searchPages: Rule = { id: ID, check: checkPages };
export const searchLost: Rule = { id: ID, check: checkPlaces, scopes: ['language'] };

function checkPages({ searches, pages, isComplete }: Content): Issue[] {
  if (!searches || !isComplete) return [];
  const ids = [...new Set(pages.map(({ pageId }) => pageId))];
  return Object.entries(searches.entries).flatMap(([code, questions]) =>
    Object.entries(questions).flatMap(([question, page]) =>
      ids.includes(page)
        ? []
        : error(ID, searches.yaml.positionOf([code, question]), says('search-lost.page', { page, near: nearestName(page, ids) })),
    ),
  );
}

function checkPlaces(content: Content): Issue[] {
  const { searches, site, isComplete } = content;
  if (!searches || !isComplete) return [];
  return site.locales.flatMap(({ code }) =>
    judgeSearches(content, code).flatMap(({ question, wanted, place, found }) => {
      if (place !== undefined && place <= FIRST_RESULTS) return [];
      return warning(
        ID,
        searches.yaml.positionOfKey([code], question),
        says('search-lost.place', { question, wanted, first: FIRST_RESULTS, found: found.map(({ shortTitle }) => shortTitle) }),
      );
    }),
  );
}
