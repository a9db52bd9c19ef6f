/** Decides which facts appear in the list of facts: those with a source, and durations that the practice knows from experience. */
import type { Fact } from '../../model/fact.ts';

/** The basis in the register that means the practice itself. */
export const EXPERIENCE = 'practice';

/** False for facts about the practice, such as the number of its offices: the page itself is their source. */
export function isListed(fact: Fact): boolean {
  return isExperience(fact) || fact.basis.some((basis) => basis !== EXPERIENCE);
}

/** A duration that the practice knows from its own cases: of a procedure, not the age of the practice or the lifetime of a cookie. */
export function isExperience(fact: Fact): boolean {
  return fact.status === 'check' && fact.basis.includes(EXPERIENCE) && [fact.value, fact.max].some((value) => value?.startsWith('P'));
}
