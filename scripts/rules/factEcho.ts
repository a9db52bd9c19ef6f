/**
 * Rule fact-echo: titles, descriptions for search engines and headings cannot contain <Fact>; their figures must be facts that the page
 * quotes.
 */
import { says } from '../../src/messages/findings.ts';
import type { Fact } from '../../src/model/fact.ts';
import type { Issue, Position } from '../../src/model/issue.ts';
import type { Page } from '../../src/model/page.ts';
import type { Content } from '../content/load.ts';
import { isSameQuantity, type Quantity } from '../content/quantity/quantity.ts';
import { canRead, readQuantities } from '../content/quantity/readQuantities.ts';
import { expectedQuantities } from '../content/quantity/register.ts';
import { looksLegal } from './factUnmarked.ts';
import { positionOfWords, proseOf } from './prose.ts';
import { error, pagesToCheck, type Rule } from './rule.ts';

export const factEcho: Rule = {
  id: 'fact-echo',
  check: (content) => {
    const facts = new Map(content.facts.map((fact) => [fact.id, fact]));
    return pagesToCheck(content).flatMap((page) => checkPage(content, facts, page));
  },
  scopes: ['file'],
};

interface Echo {
  readonly text: string;
  readonly position: Position;
}

function checkPage(content: Content, facts: ReadonlyMap<string, Fact>, page: Page): Issue[] {
  const { localeCode } = page;
  const parsed = content.fileOf.get(page);
  if (!canRead(localeCode) || !parsed) return [];
  const echoes = [...echoesOf(page, (path) => parsed.yaml.positionOf(path))];
  const quoted = page.outline.facts.flatMap(({ id }) => expectedOf(facts.get(id)));
  return echoes.flatMap(({ text, position }) =>
    readQuantities(localeCode, text)
      .filter((reading) => looksLegal(reading) && !quoted.some((expected) => isSameQuantity(reading.quantity, expected)))
      .map((reading) => {
        const words = text.slice(reading.start, reading.end);
        return error('fact-echo', positionOfWords(parsed.file.text, position, words), says('fact-echo', { words }));
      }),
  );
}

/** Questions are skipped, because readers ask with their own figures ("my divorce is 15 years old"). */
function echoesOf(page: Page, positionOf: (path: readonly PropertyKey[]) => Position): Echo[] {
  const { frontmatter, outline } = page;
  const texts: readonly (readonly [string | undefined, readonly PropertyKey[]])[] = [
    [frontmatter.seo.title, ['seo', 'title']],
    [frontmatter.seo.description, ['seo', 'description']],
    [frontmatter.title, ['title']],
    [frontmatter.shortTitle, ['shortTitle']],
    [frontmatter.teaser, ['teaser']],
    ...frontmatter.slides.flatMap(
      (slide, index) =>
        [
          [slide.title, ['slides', index, 'title']],
          [slide.short ?? '', ['slides', index, 'short']],
          [slide.text, ['slides', index, 'text']],
        ] as const,
    ),
  ];
  return [
    ...texts.flatMap(([text, path]) => (text === undefined ? [] : [{ text, position: positionOf(path) }])),
    ...outline.blocks
      .filter(({ type, region }) => type === 'heading' || (type === 'title' && region === 'steps'))
      .map((block) => ({ text: proseOf(block).text, position: block.position })),
  ];
}

function expectedOf(fact: Fact | undefined): Quantity[] {
  return fact ? expectedQuantities(fact).filter((expected) => expected.kind !== 'count') : [];
}
