/** Rule clause-unknown: matters, pages and legal bases that pages and content/clauses.yaml name must be there. */
import type { Issue } from '../../src/model/issue.ts';
import { parseStatute } from '../../src/model/statute.ts';
import type { Content } from '../content/load.ts';
import { didYouMean } from '../content/nearestName.ts';
import { CLAUSES_FILE, DEED_COMPONENT } from '../content/registers/clauses.ts';
import { covers } from '../translation/signOff.ts';
import { error, type Rule } from './rule.ts';

export const clauseUnknown: Rule = {
  id: 'clause-unknown',
  check: (content) => [...checkComponents(content), ...checkPages(content), ...checkBases(content)],
};

/** The components that need the register. */
const COMPONENTS: readonly string[] = [DEED_COMPONENT, 'PowersOfAttorney'];

/** An invalid register has issues of its own too. */
function checkComponents({ pages, clauses }: Content): Issue[] {
  const matters = Object.keys(clauses?.entries.matters ?? {});
  return pages
    .flatMap(({ outline }) => outline.components.filter(({ name }) => COMPONENTS.includes(name)))
    .flatMap(({ name, matter = '', position }) => {
      if (!clauses) {
        const message = `<${name} /> shows ${CLAUSES_FILE}, which is not there or cannot be read.`;
        return [error('clause-unknown', position, message, 'Write or correct the register, or remove the component.')];
      }
      if (name !== DEED_COMPONENT || matters.includes(matter)) return [];
      const message = `There is no matter "${matter}" in ${CLAUSES_FILE}.${didYouMean(matter, matters)}`;
      return [error('clause-unknown', position, message, 'Use an id of the register, or add the matter there.')];
    });
}

/** The page of a matter shows its text. Skipped if a page cannot be read, because it may show the text. */
function checkPages({ pages, clauses, isComplete }: Content): Issue[] {
  if (!clauses || !isComplete) return [];
  return Object.entries(clauses.entries.matters).flatMap(([id, { page }]) => {
    const shows = pages.filter(({ pageId, outline }) => pageId === page && outline.components.some(({ matter }) => matter === id));
    if (shows.length > 0) return [];
    const message = `The page "${page}" does not show the matter "${id}".`;
    const fix = `Write <${DEED_COMPONENT} matter="${id}" /> there, or name another page.`;
    return [error('clause-unknown', clauses.yaml.positionOf(['matters', id, 'page']), message, fix)];
  });
}

/** Deeds rest only on articles that were compared with the law. */
function checkBases({ clauses, registers: { articles } }: Content): Issue[] {
  if (!clauses) return [];
  const confirmed = Object.entries(articles?.entries ?? {}).flatMap(([act, own]) => own.articles.map((article) => `${act} ${article}`));
  return Object.entries(clauses.entries.clauses).flatMap(([id, { basis }]) =>
    basis.flatMap((reference, index) => {
      if (reference === 'practice' || confirmed.some((whole) => covers(whole, reference))) return [];
      const known = parseStatute(reference) ? [...confirmed, 'practice'] : ['practice'];
      const message = `content/articles.yaml does not confirm "${reference}".${didYouMean(reference, known)}`;
      const fix = 'Compare the article with the law and add it there, or correct the basis.';
      return [error('clause-unknown', clauses.yaml.positionOf(['clauses', id, 'basis', index]), message, fix)];
    }),
  );
}
