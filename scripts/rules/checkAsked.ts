/** Checks what a command was asked to check. Neighbours: ./check.ts with all rules, ./structureRules.ts with those that always run. */
import type { Issue } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import { findStructure } from './structureRules.ts';

/** All findings; without `texts` those about structure alone, and nothing is loaded that only words need. */
export async function checkAsked(content: Content, { texts }: { readonly texts: boolean }): Promise<Issue[]> {
  if (!texts) return findStructure(content);
  const { checkContent } = await import('./check.ts');
  return checkContent(content);
}
