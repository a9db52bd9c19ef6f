/**
 * Rule estimate-basis: an estimate of the practice has no article as its basis, says that it is one, and a disclaimer of estimates is only
 * on pages that have one. The words are in content/wording.yaml.
 */
import { says } from '../../../src/messages/findings.ts';
import type { Fact } from '../../../src/model/fact.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import type { Register } from '../../content/registers/registers.ts';
import type { Wording } from '../../content/schema/wording.ts';
import { createFinder } from '../phrases.ts';
import { EACH_TEXT, error, hasRegisters, pagesToCheck, type Rule } from '../rule.ts';
import { blocksOf, isRunning, type ReadBlock, sentencesOf } from './blocks.ts';

export const estimateBasis: Rule = {
  id: 'estimate-basis',
  check: (content) => {
    const register = content.registers.wording;
    const estimates = new Map(content.facts.filter(isEstimate).map((fact) => [fact.id, fact]));
    return [
      ...(hasRegisters(content) ? content.facts.filter(isEstimate).flatMap((fact) => checkFact(content, fact)) : []),
      ...pagesToCheck(content).flatMap((page) => [
        ...checkStatutes(content, page, estimates),
        ...(register ? checkWords(content, page, estimates, register) : []),
      ]),
    ];
  },
  scopes: EACH_TEXT,
};

/** A range of time. The law gives none: it gives a period, or a shortest or longest one. */
function isEstimate({ min, max }: Fact): boolean {
  return Boolean(min?.startsWith('P') && max?.startsWith('P'));
}

function checkFact({ factsYaml }: Content, { id, basis }: Fact): Issue[] {
  return basis.flatMap((source, index) =>
    source === 'practice'
      ? []
      : [error('estimate-basis', factsYaml.positionOf([id, 'basis', index]), says('estimate-basis.fact', { id, source }))],
  );
}

/** A statute beside an estimate looks like its basis. */
function checkStatutes(content: Content, page: Page, estimates: ReadonlyMap<string, Fact>): Issue[] {
  const quoting = blocksOf(content, page).filter(({ block }) => block.segments.some(({ factId }) => factId && estimates.has(factId)));
  return quoting.flatMap((readBlock) =>
    sentencesOf(readBlock)
      .filter(({ hasLaw, factIds }) => hasLaw && factIds.some((id) => estimates.has(id)))
      .map(({ factIds, start }) =>
        error(
          'estimate-basis',
          readBlock.positionAt(start),
          says('estimate-basis.statute', { id: factIds.find((id) => estimates.has(id)) ?? '' }),
        ),
      ),
  );
}

function checkWords(content: Content, page: Page, estimates: ReadonlyMap<string, Fact>, { entries, yaml }: Register<Wording>): Issue[] {
  const { localeCode } = page;
  const marks = entries.estimates.marks[localeCode] ?? [];
  const find = createFinder(localeCode, [{ words: marks, about: undefined }]);
  const findDisclaimer = createFinder(localeCode, [{ words: entries.estimates.disclaimers[localeCode] ?? [], about: undefined }]);
  const blocks = blocksOf(content, page);
  const quotes = blocks.flatMap((readBlock, index) => {
    const mark = readBlock.block.segments.find(({ factId }) => factId !== undefined && estimates.has(factId));
    return mark ? [{ mark, around: aroundOf(blocks, index) }] : [];
  });
  if (quotes.length === 0) {
    return blocks
      .filter(isRunning)
      .flatMap(({ whole, positionAt }) =>
        findDisclaimer(whole).map(({ found, start }) =>
          error('estimate-basis', positionAt(start), says('estimate-basis.disclaimer', { words: found }), [
            yaml.positionOfKey(['estimates', 'disclaimers'], localeCode),
          ]),
        ),
      );
  }
  if (marks.length === 0) return [];
  return quotes
    .filter(({ around }) => find(around).length === 0)
    .map(({ mark }) =>
      error(
        'estimate-basis',
        mark.position,
        says('estimate-basis.unsaid', { words: mark.text.trim(), id: mark.factId ?? '', mark: marks[0] ?? '' }),
        [yaml.positionOfKey(['estimates', 'marks'], localeCode)],
      ),
    );
}

/** The words that are read together with a block: those of the block, and of the highlight's other half. */
function aroundOf(blocks: readonly ReadBlock[], index: number): string {
  const { block, whole = '' } = blocks[index] ?? {};
  const isValue = block?.region === 'highlights' && block.type === 'title';
  return `${whole} ${isValue ? (blocks[index + 1]?.whole ?? '') : ''}`;
}
