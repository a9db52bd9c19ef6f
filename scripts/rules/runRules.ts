/** Runs the checks that a command needs. Neighbours: ./check.ts (all rules), ./structureRules.ts (the rules that always run). */
import type { Issue } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import type { Fingerprints } from '../core/fingerprints.ts';
import { findStructure } from './structureRules.ts';

/**
 * Returns all issues. Without `texts` it returns only those about structure, and does not load the modules for wording. `stored`: findings
 * of earlier checks (./keptFindings.ts).
 */
export async function runRules(
  content: Content,
  { texts, stored }: { readonly texts: boolean; readonly stored?: Fingerprints | undefined },
): Promise<Issue[]> {
  if (!texts) return findStructure(content);
  const { checkContent } = await import('./check.ts');
  return checkContent(content, stored);
}
