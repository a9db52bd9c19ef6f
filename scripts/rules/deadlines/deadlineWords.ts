/**
 * Rule deadline-words: an event has the words that its deadlines need, and a length of time from the law says whether it is a deadline.
 * Neighbours: scripts/content/registers/deadlines.ts reports unknown names, ../registerNames.ts languages.
 */
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
    return [
      warning(
        ID,
        factsYaml.positionOfKey([], fact.id),
        `${fact.id} is a length of time from the law and does not say whether somebody has to act within it.`,
        'Add "deadline:" with act, who, starts and counted, or "deadline: none".',
      ),
    ];
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
        error(
          ID,
          yaml.positionOf(['events', id, code]),
          `The event ${id} has no words with "${form}" in "${code}", but the deadline ${factId} is counted ${form === 'from' ? 'from' : 'back from'} its day.`,
          `Add "${form}:" with the day as a sentence needs it after a length.`,
          [factsYaml.positionOf([factId, 'deadline', 'starts'])],
        ),
      ),
  );
}
