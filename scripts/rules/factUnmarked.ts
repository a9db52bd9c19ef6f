/**
 * Rule fact-unmarked: in prose every duration, date, share, percentage and sum must be in a <Fact>, so that it can be changed in one place.
 */
import type { Issue } from '../../src/model/issue.ts';
import type { Page, TextBlock } from '../../src/model/page.ts';
import type { Content } from '../content/load.ts';
import { isSameQuantity, type Reading } from '../content/quantity/quantity.ts';
import { canRead, readQuantities } from '../content/quantity/readQuantities.ts';
import { expectedQuantities } from '../content/quantity/register.ts';
import { positionOfWords, proseOf } from './prose.ts';
import { error, type Rule } from './rule.ts';

export const factUnmarked: Rule = { id: 'fact-unmarked', check: (content) => content.pages.flatMap((page) => checkPage(content, page)) };

/**
 * True for a figure that looks like a legal fact. Plain numbers do not: two options, an article, a telephone number. The number one in
 * words is usually an article (`bir gün`, `eines Tages`), and `un tiers` usually means a third party.
 */
export function looksLegal({ quantity, isIndefinite }: Reading): boolean {
  return quantity.kind !== 'count' && !isIndefinite;
}

function checkPage(content: Content, page: Page): Issue[] {
  const { localeCode } = page;
  const fileText = content.fileOf.get(page)?.file.text;
  if (!canRead(localeCode) || fileText === undefined) return [];
  const marked = new Set(page.outline.facts.map(({ id }) => id));
  return page.outline.blocks.filter(isProse).flatMap((block) => {
    const prose = proseOf(block);
    return readQuantities(localeCode, prose.text)
      .filter(looksLegal)
      .map((reading) => {
        const words = prose.text.slice(reading.start, reading.end);
        return error(
          'fact-unmarked',
          positionOfWords(fileText, prose.pieceAt(reading.start).position, words),
          `"${words}" looks like a legal fact, but is not marked with <Fact>.`,
          fixOf(content, marked, reading, words),
        );
      });
  });
}

/** Titles, headings and questions repeat the text; the rule fact-echo checks them. */
function isProse({ type, region }: TextBlock): boolean {
  return type === 'paragraph' || type === 'tableCell' || (type === 'title' && region === 'highlights');
}

/**
 * Suggests a fact. `marked` are the facts of the page: one of them with this figure is probably meant. Otherwise facts of other pages are
 * listed.
 */
function fixOf({ facts }: Content, marked: ReadonlySet<string>, { quantity }: Reading, words: string): string {
  const ids = facts
    .filter((fact) => expectedQuantities(fact).some((expected) => expected.kind !== 'count' && isSameQuantity(quantity, expected)))
    .map((fact) => fact.id);
  const quoted = ids.find((id) => marked.has(id));
  if (quoted) {
    const { applies, basis = [] } = facts.find(({ id }) => id === quoted) ?? {};
    const about = applies ?? basis.join(', ');
    return `Write <Fact id="${quoted}">${words}</Fact> if that fact is meant (${about}), or say it without a figure.`;
  }
  const known = ids.length > 0 ? ` The register has ${ids.slice(0, 3).join(', ')} with this figure.` : '';
  return `Mark the words with the fact that they state, added to content/facts.yaml where it is missing, or say it without a figure.${known}`;
}
