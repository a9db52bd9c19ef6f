/**
 * Rule fact-unmarked: in prose every duration, date, share, percentage and sum must be in a <Fact>, so that it can be changed in one place.
 */
import { type Said, says } from '../../src/messages/findings.ts';
import type { Fact } from '../../src/model/fact.ts';
import type { Issue, Mending, Position } from '../../src/model/issue.ts';
import type { Page, TextBlock } from '../../src/model/page.ts';
import type { Content } from '../content/load.ts';
import { isSameQuantity, type Reading } from '../content/quantity/quantity.ts';
import { canRead, readQuantities } from '../content/quantity/readQuantities.ts';
import { expectedQuantities } from '../content/quantity/register.ts';
import { markFact, withMending } from './mending.ts';
import { offsetOf, positionOfWords, proseOf } from './prose.ts';
import { error, pagesToCheck, type Rule } from './rule.ts';

export const factUnmarked: Rule = {
  id: 'fact-unmarked',
  check: (content) => pagesToCheck(content).flatMap((page) => checkPage(content, page, content.factsOfArea.get(page.area) ?? new Set())),
  scopes: ['file'],
};

/** Maximum number of facts that a finding proposes. */
const PROPOSED = 4;

/**
 * True for a figure that looks like a legal fact. Plain numbers do not: two options, an article, a telephone number. The number one in
 * words is usually an article (`bir gün`, `eines Tages`), and `un tiers` usually means a third party.
 */
export function looksLegal({ quantity, isIndefinite }: Reading): boolean {
  return quantity.kind !== 'count' && !isIndefinite;
}

/** `inArea` are the ids of the facts that pages of the page's area quote. */
function checkPage(content: Content, page: Page, inArea: ReadonlySet<string>): Issue[] {
  const { localeCode } = page;
  const fileText = content.fileOf.get(page)?.file.text;
  if (!canRead(localeCode) || fileText === undefined) return [];
  const onPage = new Set(page.outline.facts.map(({ id }) => id));
  return page.outline.blocks.filter(isProse).flatMap((block) => {
    const prose = proseOf(block);
    return readQuantities(localeCode, prose.text)
      .filter(looksLegal)
      .map((reading) => {
        const words = prose.text.slice(reading.start, reading.end);
        const position = positionOfWords(fileText, prose.pieceAt(reading.start).position, words);
        const same = factsWith(content, [onPage, inArea], reading);
        const issue = error('fact-unmarked', position, explain(same, words));
        return withMending(issue, position.filePath === page.filePath ? mendingOf(fileText, position, words, same) : undefined);
      });
  });
}

/** Titles, headings and questions repeat the text; the rule fact-echo checks them. */
function isProse({ type, region }: TextBlock): boolean {
  return type === 'paragraph' || type === 'tableCell' || (type === 'title' && region === 'highlights');
}

/** The facts with this figure: first those of the nearest set (the page's, its area's), then all others. */
function factsWith({ facts }: Content, nearest: readonly ReadonlySet<string>[], { quantity }: Reading): Fact[] {
  const distanceOf = ({ id }: Fact) => [...nearest.map((ids) => ids.has(id)), true].indexOf(true);
  return facts
    .filter((fact) => expectedQuantities(fact).some((expected) => expected.kind !== 'count' && isSameQuantity(quantity, expected)))
    .sort((a, b) => distanceOf(a) - distanceOf(b));
}

function aboutOf({ applies, basis }: Fact): string {
  return applies ?? basis.join(', ');
}

/** Only the writer knows which fact is meant, even if there is only one with this figure. */
function mendingOf(fileText: string, position: Position, words: string, same: readonly Fact[]): Mending | undefined {
  const from = offsetOf(fileText, position);
  const to = from + words.length;
  // YAML may have broken the line between the words.
  if (fileText.slice(from, to) !== words) return undefined;
  const choices = same.map((fact) => ({ label: `${fact.id}: ${aboutOf(fact)}`, edits: markFact(fileText, from, to, fact.id) }));
  return { words: { from, to }, choices };
}

function explain(same: readonly Fact[], words: string): Said {
  const [only, ...others] = same;
  if (!only) return says('fact-unmarked.none', { words });
  if (others.length === 0) return says('fact-unmarked.one', { words, id: only.id, about: aboutOf(only) });
  const named = same.slice(0, PROPOSED).map((fact) => `${fact.id} (${aboutOf(fact)})`);
  return says('fact-unmarked.several', { words, named, more: same.length - named.length });
}
