/**
 * Rule claim-conflict: two pages may not state a rule of law differently. content/facts.yaml says for a fact which words contradict it
 * (`contradicted`), and which words must be in the paragraph that quotes it, because it is wrong without them (`needs`).
 */
import { says } from '../../../src/messages/findings.ts';
import type { Fact } from '../../../src/model/fact.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { type ContentText, textsOf } from '../../content/texts/texts.ts';
import { createFinder } from '../phrases.ts';
import { error, pagesToCheck, type Rule } from '../rule.ts';
import { blocksOf, type ReadBlock } from './blocks.ts';

const ID = 'claim-conflict';

/** Two rules of one name: words that a page lacks are looked for page by page, words that contradict another page in a whole language. */
export const claimNeeds: Rule = { id: ID, check: checkNeeds, scopes: ['file'] };
export const claimConflict: Rule = { id: ID, check: checkContradicted, scopes: ['language'] };

function checkNeeds(content: Content): Issue[] {
  return pagesToCheck(content).flatMap((page) => {
    const quoted = new Set(page.outline.facts.map(({ id }) => id));
    return content.facts.filter(({ id }) => quoted.has(id)).flatMap((fact) => checkNeed(content, fact, page));
  });
}

function checkNeed(content: Content, fact: Fact, page: Page): Issue[] {
  const needed = fact.needs?.[page.localeCode];
  if (!needed) return [];
  const find = createFinder(page.localeCode, [{ words: needed, about: undefined }]);
  const blocks = blocksOf(content, page);
  return blocks.flatMap(({ block }, index) => {
    const mark = block.segments.find(({ factId }) => factId === fact.id);
    if (!mark || find(contextOf(blocks, index)).length > 0) return [];
    return [
      error(
        ID,
        mark.position,
        says('claim-conflict.needs', { words: mark.text.trim(), rule: ruleOf(fact), needed: needed[0]?.replace('*', '…') ?? '' }),
        [content.factsYaml.positionOf([fact.id, 'needs', page.localeCode])],
      ),
    ];
  });
}

/** A table is read as a whole, because an exception may have a row of its own; other blocks are read with the next one. */
function contextOf(blocks: readonly ReadBlock[], index: number): string {
  const isCell = (at: number) => blocks[at]?.block.type === 'tableCell';
  if (!isCell(index)) return blocks[index]?.whole ?? '';
  let start = index;
  while (isCell(start - 1)) start -= 1;
  let end = index;
  while (isCell(end + 1)) end += 1;
  return blocks
    .slice(start, end + 1)
    .map(({ whole }) => whole)
    .join(' ');
}

function checkContradicted(content: Content): Issue[] {
  const finders = content.facts.flatMap((fact) =>
    Object.entries(fact.contradicted ?? {}).map(([localeCode, watched]) => {
      const phrases = watched.map(({ words, unless }) => ({ words, unless, about: undefined }));
      return { fact, localeCode, find: createFinder(localeCode, phrases) };
    }),
  );
  if (finders.length === 0) return [];
  // Also texts that pages share; labels of the interface state no law.
  const texts = textsOf(content).filter(({ kind }) => kind !== 'label' && kind !== 'term');
  return texts.flatMap((text) =>
    finders
      .filter(({ localeCode }) => localeCode === text.localeCode)
      .flatMap(({ fact, find }) =>
        find(text.text, text.whole).map(({ found, start }) => {
          const phrase = fact.phrases?.[text.localeCode]?.at(-1);
          return error(ID, text.positionAt(start), says('claim-conflict.contradicted', { words: found, rule: ruleOf(fact), phrase }), [
            content.factsYaml.positionOf([fact.id, 'contradicted', text.localeCode]),
            ...quotedElsewhere(content, text, fact.id),
          ]);
        }),
      ),
  );
}

/** A place on another page of the language that states the rule. */
function quotedElsewhere({ pages }: Content, { filePath, localeCode }: ContentText, factId: string): Position[] {
  const others = pages.filter((page) => page.localeCode === localeCode && page.filePath !== filePath);
  return others.flatMap(({ outline }) => outline.facts.filter(({ id }) => id === factId).map(({ position }) => position)).slice(0, 1);
}

function ruleOf({ condition, warning, applies, id }: Fact): string {
  return condition ?? warning ?? applies ?? id;
}
