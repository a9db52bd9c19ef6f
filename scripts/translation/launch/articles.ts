/** Finds the articles that pages, facts and clauses quote and that nobody has confirmed in content/articles.yaml. */
import type { Position } from '../../../src/model/issue.ts';
import { parseStatute } from '../../../src/model/statute.ts';
import type { Content } from '../../content/load.ts';
import { covers } from '../signOff.ts';

export interface UnconfirmedArticle {
  /** TMK 166/3. */
  readonly reference: string;
  /** Where facts and pages quote it, facts first. */
  readonly quotes: readonly Position[];
}

/** False where the site has no such register. */
export function isConfirmedArticle({ registers }: Pick<Content, 'registers'>, reference: string): boolean {
  return confirmedArticles(registers).some((whole) => covers(whole, reference));
}

function confirmedArticles({ articles }: Content['registers']): string[] {
  return Object.entries(articles?.entries ?? {}).flatMap(([act, own]) => own.articles.map((article) => `${act} ${article}`));
}

/** One entry for each article, in the order of the acts; none where the site has no such register. */
export function listUnconfirmedArticles({ pages, facts, factsYaml, registers, clauses }: Content): UnconfirmedArticle[] {
  if (!registers.articles) return [];
  const confirmed = confirmedArticles(registers);
  const quotes = new Map<string, Position[]>();
  const add = (reference: string, position: Position) => {
    if (!parseStatute(reference) || confirmed.some((whole) => covers(whole, reference))) return;
    quotes.set(reference, [...(quotes.get(reference) ?? []), position]);
  };
  for (const { id, basis } of facts) for (const [index, source] of basis.entries()) add(source, factsYaml.positionOf([id, 'basis', index]));
  for (const [id, { basis }] of Object.entries(clauses?.entries.clauses ?? {}))
    for (const [index, source] of basis.entries()) if (clauses) add(source, clauses.yaml.positionOf(['clauses', id, 'basis', index]));
  for (const { outline } of pages) for (const { ref, position } of outline.laws) add(ref, position);
  return [...quotes]
    .map(([reference, positions]) => ({ reference, quotes: positions }))
    .sort((a, b) => a.reference.localeCompare(b.reference, 'tr', { numeric: true }));
}
