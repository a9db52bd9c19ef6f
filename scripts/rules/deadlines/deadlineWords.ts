/**
 * Rule deadline-words: an event has the words that its deadlines need, and a length of time from the law says whether it is a deadline.
 * Neighbours: scripts/content/registers/deadlines.ts reports unknown names, ../registerNames.ts languages.
 */
import { says } from '../../../src/messages/findings.ts';
import type { Deadline } from '../../../src/model/deadline.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Content } from '../../content/load.ts';
import { expectedQuantities } from '../../content/quantity/register.ts';
import type { DeadlineRegister } from '../../content/registers/deadlines.ts';
import { error, type Rule, warning } from '../rule.ts';

const ID = 'deadline-words';

export const deadlineWords: Rule = {
  id: ID,
  check: (content) => {
    const { deadlines } = content;
    return deadlines ? checkFacts(content, deadlines) : [];
  },
  scopes: ['registers'],
};

function checkFacts(content: Content, register: DeadlineRegister): Issue[] {
  const { facts, factsYaml } = content;
  return facts.flatMap((fact) => {
    if (fact.deadline) return checkForms(content, register, fact.id, fact.deadline);
    const isLength = expectedQuantities(fact).every(({ kind }) => kind === 'duration') && fact.value !== undefined;
    if (fact.status !== 'statute' || !isLength || content.deadlineStated.has(fact.id)) return [];
    return [warning(ID, factsYaml.positionOfKey([], fact.id), says('deadline-words.undecided', { id: fact.id }))];
  });
}

/** A deadline that is counted back needs the words of its event with "before", others those with "from". */
function checkForms({ site, factsYaml }: Content, { yaml }: DeadlineRegister, factId: string, deadline: Deadline): Issue[] {
  const form = deadline.direction === 'before' ? 'before' : 'from';
  const events = [deadline.starts, ...deadline.exceptions.map(({ starts }) => starts)];
  return events.flatMap(({ id, words }) =>
    site.locales
      .filter(({ code }) => words[code] && words[code][form] === undefined)
      .map(({ code }) =>
        error(ID, yaml.positionOf(['events', id, code]), says('deadline-words.form', { event: id, code, id: factId, form }), [
          factsYaml.positionOf([factId, 'deadline', 'starts']),
        ]),
      ),
  );
}
