/** Rule hedge: warns when a page leaves more sentences open ("ask us", "as a rule") than content/wording.yaml allows. */
import type { Issue } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { createFinder, type Finding } from '../phrases.ts';
import { pagesToCheck, type Rule, warning } from '../rule.ts';
import { blocksOf, isRunning, type ReadBlock, sentencesOf } from './blocks.ts';

export const hedge: Rule = { id: 'hedge', check };

type Find = (text: string) => Finding<string>[];

function check(content: Content): Issue[] {
  const register = content.registers.wording;
  if (!register) return [];
  const entries = Object.entries(register.entries.hedges);
  const finders = new Map(
    content.site.locales.map(({ code }) => {
      const own = entries.map(([id, entry]) => ({ id, entry, find: createFinder(code, [{ words: entry.words[code] ?? [], about: id }]) }));
      return [code, own] as const;
    }),
  );
  return pagesToCheck(content).flatMap((page) =>
    (finders.get(page.localeCode) ?? []).flatMap(({ id, entry, find }) => {
      const blocks = blocksOf(content, page).filter(isRunning);
      const found = blocks.flatMap((readBlock) => findHedges(readBlock, find));
      const most = entry.most * Math.ceil(countWords(page) / 1000);
      const excess = found[most];
      if (!excess) return [];
      const words = [...new Set(found.map(({ found: word }) => `"${word}"`))].slice(0, 3).join(', ');
      const message = `This page has ${found.length} words such as ${words}; its length allows ${most}: ${entry.why}`;
      return [warning('hedge', excess.position, message, entry.instead, [register.yaml.positionOfKey(['hedges'], id)])];
    }),
  );
}

/** A sentence that quotes a fact is left out, because the register says how open its rule is; a passage counts on no page. */
function findHedges(readBlock: ReadBlock, find: Find) {
  return sentencesOf(readBlock)
    .filter(({ factIds, isOwn }) => factIds.length === 0 && isOwn)
    .flatMap(({ text, start }) =>
      find(text).map((finding) => ({ found: finding.found, position: readBlock.positionAt(start + finding.start) })),
    );
}

function countWords({ outline }: Page): number {
  return outline.blocks.reduce((sum, { text }) => sum + text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length, 0);
}
