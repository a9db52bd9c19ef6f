/**
 * Rule term-unexplained: warns when a term of content/glossary.yaml, or a Turkish word in another language's text, is used on a page
 * before the page says what it means.
 */
import { says } from '../../../src/messages/findings.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import type { Registers } from '../../content/registers/registers.ts';
import { ofRegisters } from '../ofRegisters.ts';
import { createFinder, type Finding } from '../phrases.ts';
import { pagesToCheck, type Rule, warning } from '../rule.ts';
import { blocksOf, isRunning } from './blocks.ts';

export const termUnexplained: Rule = {
  id: 'term-unexplained',
  check: (content) => {
    const terms = termsByLocale(content);
    return pagesToCheck(content).flatMap((page) => [
      ...(terms.get(page.localeCode) ?? []).flatMap((term) => checkTerm(content, page, term)),
      ...(page.localeCode === content.site.defaultLocale ? [] : checkTurkish(content, page)),
    ]);
  },
  scopes: ['file'],
};

/** A term in one language, with finders of its words and of its explanation. */
interface Term {
  readonly id: string;
  readonly gloss: string;
  readonly find: (text: string) => Finding<undefined>[];
  readonly findGloss: (text: string) => Finding<undefined>[];
}

function termsOf({ glossary }: Registers, localeCode: string): Term[] {
  const finder = (words: readonly string[]) => createFinder(localeCode, [{ words, about: undefined }]);
  return Object.entries(glossary?.entries ?? {}).flatMap(([id, { use, explain }]) => {
    const own = explain[localeCode];
    if (!own) return [];
    return [{ id, gloss: own.gloss, find: finder(own.words ?? use[localeCode] ?? []), findGloss: finder([own.gloss, ...(own.by ?? [])]) }];
  });
}

const termsByLocale = ofRegisters(
  ({ registers, site: { locales } }) => new Map(locales.map(({ code }) => [code, termsOf(registers, code)] as const)),
);

function checkTerm(content: Content, page: Page, { id, gloss, find, findGloss }: Term): Issue[] {
  const { glossary } = content.registers;
  const blocks = blocksOf(content, page).filter(isRunning);
  // Highlights are a table of figures before the text, which explains their words; but what they explain is explained.
  const first = blocks.findIndex(({ block, whole }) => block.region !== 'highlights' && find(whole).length > 0);
  const readBlock = blocks[first];
  // The explanation may also be in the next paragraph: many texts begin it with “This means …”.
  if (!readBlock || blocks.slice(0, first + 2).some(({ whole }) => findGloss(whole).length > 0)) return [];
  const [found] = find(readBlock.whole);
  if (!found) return [];
  return [
    warning(
      'term-unexplained',
      readBlock.positionAt(found.start),
      says('term-unexplained', { word: found.found, gloss }),
      glossary && [glossary.yaml.positionOfKey([id, 'explain'], page.localeCode)],
    ),
  ];
}

/** A longer text is a quotation, such as a model of a power of attorney. */
const MOST_WORDS = 4;

/** A Turkish word is in brackets after its translation, or its translation is in brackets after it. */
function checkTurkish(content: Content, page: Page): Issue[] {
  const { wording } = content.registers;
  if (!wording) return [];
  const findNaming = createFinder(page.localeCode, [{ words: wording.entries.naming[page.localeCode] ?? [], about: undefined }]);
  /** The first place of each word that is not explained there; undefined once a place explains it. */
  const bare = new Map<string, { readonly word: string; readonly position: Position } | undefined>();
  for (const { block, whole, positionAt } of blocksOf(content, page)) {
    let offset = 0;
    for (const segment of block.segments) {
      const start = offset;
      offset += segment.text.length;
      const word = segment.text.trim();
      const key = word.toLowerCase();
      const uses = bare.get(key);
      if (segment.mark !== 'term' || (bare.has(key) && !uses) || word.split(/\s+/).length > MOST_WORDS) continue;
      const isTranslated = isBeside(whole.slice(0, start), whole.slice(offset)) || findNaming(whole).length > 0;
      if (isTranslated) bare.set(key, undefined);
      else if (!uses) bare.set(key, { word, position: positionAt(start) });
    }
  }
  return [...bare.values()].flatMap((use) =>
    use ? [warning('term-unexplained', use.position, says('term-unexplained.turkish', { word: use.word }))] : [],
  );
}

/** True if the words around a Turkish word translate it: brackets, a comma or a colon, or a sentence that says what it is. */
function isBeside(before: string, after: string): boolean {
  // A cell or a line of its own is beside its translation.
  if (before.trim() === '' && after.trim() === '') return true;
  return /(?:[,:;–—„“«"‘]\s*|\([^)]*)$/u.test(before) || /^(?:[”“’»"]?\s*[(,–—]|\s+(?:is|ist|est)\s)/u.test(after);
}
