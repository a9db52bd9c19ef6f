/** Rule stock-sentence: warns about a sentence that is on more than three pages. A text that pages share by design is in a file of its own. */
import { says } from '../../../src/messages/findings.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import { lowerCaseOf } from '../../../src/model/lowerCase.ts';
import type { Content } from '../../content/load.ts';
import { oneLine } from '../../core/oneLine.ts';
import { type Rule, warning } from '../rule.ts';
import { blocksOf, isRunning, sentencesOf } from './blocks.ts';

export const stockSentence: Rule = { id: 'stock-sentence', check, scopes: ['language'] };

const MOST_PAGES = 3;
/** Shorter sentences are phrases that every text needs: “You have 90 days.” */
const FEWEST_WORDS = 6;
/** Words of the sentence that the report quotes. */
const QUOTED = 8;
/** Further places that the report names. */
const NAMED = 3;

interface Found {
  readonly pageId: string;
  readonly position: () => Position;
  readonly words: readonly string[];
}

function check(content: Content): Issue[] {
  const foundAt = new Map<string, Found[]>();
  for (const page of content.pages) {
    for (const readBlock of blocksOf(content, page)) {
      // The text of a highlight is the caption of a figure.
      if (!isRunning(readBlock) || readBlock.block.region === 'highlights') continue;
      for (const { text, start, isOwn } of sentencesOf(readBlock)) {
        if (!isOwn) continue;
        const words = oneLine(text).split(' ');
        if (words.length < FEWEST_WORDS) continue;
        const key = `${page.localeCode}:${lowerCaseOf(page.localeCode, words.join(' '))}`;
        const found = { pageId: page.pageId, position: () => readBlock.positionAt(start), words };
        foundAt.set(key, [...(foundAt.get(key) ?? []), found]);
      }
    }
  }
  return [...foundAt.values()].flatMap((found) => {
    const others = found.filter(({ pageId }, index) => found.findIndex((other) => other.pageId === pageId) === index);
    const [first, ...more] = others;
    if (!first || others.length <= MOST_PAGES) return [];
    const quote = first.words.slice(0, QUOTED).join(' ') + (first.words.length > QUOTED ? ' …' : '');
    return [
      warning(
        'stock-sentence',
        first.position(),
        says('stock-sentence', { pages: others.length, quote }),
        more.slice(0, NAMED).map(({ position }) => position()),
      ),
    ];
  });
}
