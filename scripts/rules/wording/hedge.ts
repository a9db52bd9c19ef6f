/** Rule hedge: warns when a page leaves more sentences open ("ask us", "as a rule") than content/wording.yaml allows. */
import { says } from '../../../src/messages/findings.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { ofRegisters } from '../ofRegisters.ts';
import { createFinder, type Finding } from '../phrases.ts';
import { pagesToCheck, type Rule, warning } from '../rule.ts';
import { blocksOf, isRunning, type ReadBlock, sentencesOf } from './blocks.ts';

export const hedge: Rule = { id: 'hedge', check, scopes: ['file'] };

type Find = (text: string) => Finding<string>[];

function check(content: Content): Issue[] {
  const register = content.registers.wording;
  if (!register) return [];
  return pagesToCheck(content).flatMap((page) => {
    const sentences = blocksOf(content, page).filter(isRunning).flatMap(countedSentences);
    return (findersOf(content).get(page.localeCode) ?? []).flatMap(({ id, entry, find }) => {
      const found = sentences.flatMap((sentence) => findHedges(sentence, find));
      const most = entry.most * Math.ceil(countWords(page) / 1000);
      const excess = found[most];
      if (!excess) return [];
      const words = [...new Set(found.map(({ found: word }) => word))].slice(0, 3);
      const said = says('hedge', { count: found.length, words, most, why: entry.why, instead: entry.instead });
      return [warning('hedge', excess.position(), said, [register.yaml.positionOfKey(['hedges'], id)])];
    });
  });
}

const findersOf = ofRegisters(({ registers: { wording }, site: { locales } }) => {
  const entries = Object.entries(wording?.entries.hedges ?? {});
  return new Map(
    locales.map(({ code }) => {
      const own = entries.map(([id, entry]) => ({ id, entry, find: createFinder(code, [{ words: entry.words[code] ?? [], about: id }]) }));
      return [code, own] as const;
    }),
  );
});

/** A sentence that quotes a fact is left out, because the register says how open its rule is; a passage counts on no page. */
function countedSentences(readBlock: ReadBlock) {
  return sentencesOf(readBlock)
    .filter(({ factIds, isOwn }) => factIds.length === 0 && isOwn)
    .map(({ text, start }) => ({ text, positionAt: (offset: number) => readBlock.positionAt(start + offset) }));
}

function findHedges({ text, positionAt }: ReturnType<typeof countedSentences>[number], find: Find) {
  return find(text).map(({ found, start }) => ({ found, position: () => positionAt(start) }));
}

function countWords({ outline }: Page): number {
  return outline.blocks.reduce((sum, { text }) => sum + text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length, 0);
}
