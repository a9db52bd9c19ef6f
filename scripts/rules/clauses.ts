/** Rule clause-unknown: matters, pages and legal bases that pages and content/clauses.yaml name must be there. */
import { says } from '../../src/messages/findings.ts';
import type { Issue } from '../../src/model/issue.ts';
import { parseStatute } from '../../src/model/statute.ts';
import type { Content } from '../content/load.ts';
import { nearestName } from '../content/nearestName.ts';
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
        return [error('clause-unknown', position, says('register-missing', { name, file: CLAUSES_FILE }))];
      }
      if (name !== DEED_COMPONENT || matters.includes(matter)) return [];
      const said = says('clause-unknown.matter', { matter, file: CLAUSES_FILE, near: nearestName(matter, matters) });
      return [error('clause-unknown', position, said)];
    });
}

/** The page of a matter shows its text. Skipped if a page cannot be read, because it may show the text. */
function checkPages({ pages, clauses, isComplete }: Content): Issue[] {
  if (!clauses || !isComplete) return [];
  return Object.entries(clauses.entries.matters).flatMap(([id, { page }]) => {
    const shows = pages.filter(({ pageId, outline }) => pageId === page && outline.components.some(({ matter }) => matter === id));
    if (shows.length > 0) return [];
    const said = says('clause-unknown.page', { page, id, component: DEED_COMPONENT });
    return [error('clause-unknown', clauses.yaml.positionOf(['matters', id, 'page']), said)];
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
      const said = says('clause-unknown.basis', { reference, near: nearestName(reference, known) });
      return [error('clause-unknown', clauses.yaml.positionOf(['clauses', id, 'basis', index]), said)];
    }),
  );
}
