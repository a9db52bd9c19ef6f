/** Rule search-lost: the pages of content/searches.yaml exist, and the search answers every question of content/searches.yaml with its page among the first results. */
import type { Issue } from '../../../src/model/issue.ts';
import type { Content } from '../../content/load.ts';
import { didYouMean } from '../../content/nearestName.ts';
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
        : error(
            ID,
            searches.yaml.positionOf([code, question]),
            `There is no page "${page}".${didYouMean(page, ids)}`,
            'Name the page that answers the question.',
          ),
    ),
  );
}

function checkPlaces(content: Content): Issue[] {
  const { searches, site, isComplete } = content;
  if (!searches || !isComplete) return [];
  return site.locales.flatMap(({ code }) =>
    judgeSearches(content, code).flatMap(({ question, wanted, place, found }) => {
      if (place !== undefined && place <= FIRST_RESULTS) return [];
      const instead = found.map(({ shortTitle }) => `“${shortTitle}”`).join(', ') || 'nothing';
      return warning(
        ID,
        searches.yaml.positionOfKey([code], question),
        `The search no longer answers “${question}” with the page ${wanted} among the first ${FIRST_RESULTS} results, but with ${instead}.`,
        `Use a word of the question in a heading, a question or the teaser of the page, or add it to its "searchTerms".`,
      );
    }),
  );
}
