/** Which facts have something to say about their basis: those with a source, and times that rest on the practice's experience. */
import type { Fact } from '../../model/fact.ts';

/** How the register names the practice itself as a basis. */
export const EXPERIENCE = 'practice';

/** False for facts about the practice, such as the number of its offices: they need no source beside the page itself. */
export function isListed(fact: Fact): boolean {
  return isExperience(fact) || fact.basis.some((basis) => basis !== EXPERIENCE);
}

/** A time that the practice knows from its own cases: how long something takes, not how old the practice is or a cookie gets. */
export function isExperience(fact: Fact): boolean {
  return fact.status === 'check' && fact.basis.includes(EXPERIENCE) && [fact.value, fact.max].some((value) => value?.startsWith('P'));
}
