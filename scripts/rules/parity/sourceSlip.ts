/**
 * An article that only the source cites, in the place of one that all translations cite, is one slip of the source, and no mistake of each
 * translation. Neighbour: ./references.ts, which finds the difference in each translation.
 */
import { dirname } from 'node:path';
import { says } from '../../../src/messages/findings.ts';
import { compareText, type Issue, type Position } from '../../../src/model/issue.ts';
import type { Content } from '../../content/load.ts';
import { groupBy } from '../../core/groupBy.ts';
import { isConfirmedArticle } from '../../translation/launch/articles.ts';
import { partsOf } from '../../translation/ownParts.ts';
import { error } from '../rule.ts';
import { PARITY } from './counterparts.ts';

/** `content/articles.yaml` shows that the source is wrong: it contains the article of the translations, and not that of the source. */
export function joinSourceSlips(content: Content, issues: readonly Issue[]): Issue[] {
  return [...groupBy(issues, keyOf)].flatMap(([key, own]) => {
    const exchanged = exchangeOf(own[0]);
    const [position] = own[0]?.related ?? [];
    if (!key || !exchanged || !position || own.length < countTranslations(content, own)) return own;
    if (isConfirmedArticle(content, exchanged.source) || !isConfirmedArticle(content, exchanged.own)) return own;
    const command = `npm run status -- --confirm ${placeOf(content, position)} --by "<name>"`;
    const said = says('parity.source-alone', { source: exchanged.source, own: exchanged.own, number: own.length, command });
    const translations = own
      .map(({ filePath, line, column }) => ({ filePath, line, column }))
      .sort((a, b) => compareText(a.filePath, b.filePath));
    return [error(PARITY, position, said, translations)];
  });
}

/**
 * The file with the part that contains the position. A mended source makes its translations outdated, although they say already what it says
 * now: a person confirms that with her name, because no rule knows who is right.
 */
function placeOf({ pages }: Content, { filePath, line }: Position): string {
  const page = pages.find((candidate) => candidate.filePath === filePath);
  // Questions and steps stand in the frontmatter, above the sections that readers see before them.
  const above = page ? partsOf(page).filter(({ position }) => position.filePath === filePath && position.line <= line) : [];
  const part = above.toSorted((a, b) => a.position.line - b.position.line).at(-1);
  return part ? `${filePath}#${part.key}` : filePath;
}

/** Equal for the same difference from the same place of a source; empty for all other findings. */
function keyOf(issue: Issue): string {
  const exchanged = exchangeOf(issue);
  const [position] = issue.related ?? [];
  if (!exchanged || !position) return '';
  return [position.filePath, position.line, position.column, exchanged.own, exchanged.source].join('\n');
}

function exchangeOf(issue: Issue | undefined): { readonly own: string; readonly source: string } | undefined {
  if (issue?.text?.key !== 'parity.exchanged') return undefined;
  const values = issue.text.values as { readonly kind: string; readonly own: string; readonly source: string };
  return values.kind === 'law' ? values : undefined;
}

/** Translations of the page; of a passage, which every language has. */
function countTranslations({ pages, site }: Content, [issue]: readonly Issue[]): number {
  const folder = dirname(issue?.filePath ?? '');
  const files = pages.filter(({ filePath }) => dirname(filePath) === folder).length;
  return (files || site.locales.length) - 1;
}
