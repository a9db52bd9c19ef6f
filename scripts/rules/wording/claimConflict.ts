/**
 * Rule claim-conflict: two pages may not state a rule of law differently. content/facts.yaml says for a fact which words contradict it
 * (`contradicted`), and which words must be in the paragraph that quotes it, because it is wrong without them (`needs`).
 */
import { says } from '../../../src/messages/findings.ts';
import type { Fact } from '../../../src/model/fact.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { textsOf } from '../../content/texts/texts.ts';
import { createFinder } from '../phrases.ts';
import { error, pagesToCheck, type Rule } from '../rule.ts';
import { blocksOf, type ReadBlock } from './blocks.ts';

export const claimConflict: Rule = {
  id: 'claim-conflict',
  check: (content) =>
    content.site.locales.flatMap(({ code }) => {
      const pages = content.pages.filter(({ localeCode }) => localeCode === code);
      const checked = pagesToCheck(content).filter(({ localeCode }) => localeCode === code);
      if (content.focus && checked.length === 0) return [];
      return content.facts.flatMap((fact) => [
        ...checkNeeds(content, fact, code, checked),
        ...checkContradicted(content, fact, code, pages),
      ]);
    }),
  scopes: ['language'],
};

function checkNeeds(content: Content, fact: Fact, localeCode: string, pages: readonly Page[]): Issue[] {
  const needed = fact.needs?.[localeCode];
  if (!needed) return [];
  const find = createFinder(localeCode, [{ words: needed, about: undefined }]);
  return pages.flatMap((page) => {
    const blocks = blocksOf(content, page);
    return blocks.flatMap(({ block }, index) => {
      const mark = block.segments.find(({ factId }) => factId === fact.id);
      if (!mark || find(contextOf(blocks, index)).length > 0) return [];
      return [
        error(
          'claim-conflict',
          mark.position,
          says('claim-conflict.needs', { words: mark.text.trim(), rule: ruleOf(fact), needed: needed[0]?.replace('*', '…') ?? '' }),
          [content.factsYaml.positionOf([fact.id, 'needs', localeCode])],
        ),
      ];
    });
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

function checkContradicted(content: Content, fact: Fact, localeCode: string, pages: readonly Page[]): Issue[] {
  const watched = fact.contradicted?.[localeCode];
  if (!watched) return [];
  const find = createFinder(
    localeCode,
    watched.map(({ words, unless }) => ({ words, unless, about: undefined })),
  );
  // Also texts that pages share; labels of the interface state no law.
  const texts = textsOf(content).filter(({ localeCode: own, kind }) => own === localeCode && kind !== 'label' && kind !== 'term');
  return texts.flatMap((text) =>
    find(text.text, text.whole).map(({ found, start }) => {
      const phrase = fact.phrases?.[localeCode]?.at(-1);
      return error(
        'claim-conflict',
        text.positionAt(start),
        says('claim-conflict.contradicted', { words: found, rule: ruleOf(fact), phrase }),
        [content.factsYaml.positionOf([fact.id, 'contradicted', localeCode]), ...quotedElsewhere(pages, text.filePath, fact.id)],
      );
    }),
  );
}

/** A place on another page that states the rule. */
function quotedElsewhere(pages: readonly Page[], filePath: string, factId: string): Position[] {
  const others = pages.filter((page) => page.filePath !== filePath);
  return others.flatMap(({ outline }) => outline.facts.filter(({ id }) => id === factId).map(({ position }) => position)).slice(0, 1);
}

function ruleOf({ condition, warning, applies, id }: Fact): string {
  return condition ?? warning ?? applies ?? id;
}
