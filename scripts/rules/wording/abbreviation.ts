/**
 * Rule abbreviation: warns when a page uses an abbreviation of content/abbreviations.yaml, such as the short name of a statute, before it
 * has written the name out.
 */
import { says } from '../../../src/messages/findings.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Content } from '../../content/load.ts';
import { ofRegisters } from '../ofRegisters.ts';
import { createFinder, type Finding } from '../phrases.ts';
import { pagesToCheck, type Rule, warning } from '../rule.ts';
import { blocksOf } from './blocks.ts';

export const abbreviation: Rule = { id: 'abbreviation', check, scopes: ['file'] };

interface Short {
  readonly id: string;
  readonly name: string;
  readonly isAct: boolean;
  /** Finds the abbreviation itself. Upper case counts: "RG" is none of the letters of another word. */
  readonly pattern: RegExp;
  readonly findName: (text: string) => Finding<undefined>[];
}

function check(content: Content): Issue[] {
  const register = content.registers.abbreviations;
  if (!register) return [];
  const shorts = shortsOf(content);
  return pagesToCheck(content).flatMap((page) => {
    // Headings and questions are read with the text below them, which writes the name out.
    const blocks = blocksOf(content, page).filter(({ block: { type } }) => type !== 'heading' && type !== 'question');
    return (shorts.get(page.localeCode) ?? []).flatMap(({ id, name, isAct, pattern, findName }) => {
      // A numbered act is a number like others unless it is marked as a statute.
      const isUsed = ({ block, whole }: (typeof blocks)[number]) =>
        /^\d/.test(id) ? block.segments.some(({ mark, text: own }) => mark === 'law' && pattern.test(own)) : pattern.test(whole);
      const first = blocks.findIndex(isUsed);
      const readBlock = blocks[first];
      if (!readBlock || blocks.slice(0, first + 1).some(({ whole }) => findName(whole).length > 0)) return [];
      const { block, whole, positionAt } = readBlock;
      const law = block.segments.find((segment) => segment.mark === 'law' && pattern.test(segment.text));
      return [
        warning(
          'abbreviation',
          law?.position.filePath === page.filePath ? law.position : positionAt(pattern.exec(whole)?.index ?? 0),
          law && isAct ? says('abbreviation.act', { id, name, reference: law.text }) : says('abbreviation', { id, name }),
          [register.yaml.positionOfKey([], id)],
        ),
      ];
    });
  });
}

const shortsOf = ofRegisters(
  ({ registers: { abbreviations }, site: { locales } }) =>
    new Map(
      locales.map(({ code }) => {
        const own = Object.entries(abbreviations?.entries ?? {}).flatMap(([id, { names, words, act }]): Short[] => {
          const name = names[code];
          if (name === undefined) return [];
          const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${id.replace('.', '\\.')}(?![\\p{L}\\p{N}])`, 'u');
          return [
            { id, name, isAct: act, pattern, findName: createFinder(code, [{ words: [name, ...(words[code] ?? [])], about: undefined }]) },
          ];
        });
        return [code, own] as const;
      }),
    ),
);
