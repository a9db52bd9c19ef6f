/** A page's blocks in the order in which they are read, each with its text for finders of words. */
import type { Page, TextBlock } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { splitSentences } from '../../content/texts/sentences.ts';
import { type ContentText, pageTexts } from '../../content/texts/texts.ts';

export interface ReadBlock {
  readonly block: TextBlock;
  readonly text: ContentText;
}

const known = new WeakMap<Page, readonly ReadBlock[]>();

/** The outline is in reading order: lead, highlights, body with the frontmatter's lists at their markers, questions. */
export function blocksOf(content: Content, page: Page): readonly ReadBlock[] {
  const texts = known.has(page) ? [] : pageTexts(content, page).filter(({ kind }) => kind !== 'frontmatter' && kind !== 'term');
  const blocks =
    known.get(page) ??
    page.outline.blocks.flatMap((block, index) => {
      const text = texts[index];
      return text ? [{ block, text }] : [];
    });
  known.set(page, blocks);
  return blocks;
}

/** True for text that is read as sentences: neither a heading nor a question, which later text answers. */
export function isRunning({ block: { type } }: ReadBlock): boolean {
  return type === 'paragraph' || type === 'tableCell';
}

/** A sentence with the facts and statutes in it. `start` is its offset in the block. */
export interface MarkedSentence {
  readonly text: string;
  readonly start: number;
  readonly factIds: readonly string[];
  readonly hasLaw: boolean;
}

/** The block's sentences. A block with only one is a sentence too, whether it has a full stop or not. */
export function sentencesOf({ block, text }: ReadBlock): MarkedSentence[] {
  let offset = 0;
  const segments = block.segments.map((segment) => {
    const start = offset;
    offset += segment.text.length;
    return { ...segment, start };
  });
  const sentences = splitSentences(text.localeCode, text.whole);
  return sentences.map(({ text: words, start }, index) => {
    const end = sentences[index + 1]?.start ?? text.whole.length;
    const own = segments.filter((segment) => segment.start >= start && segment.start < end);
    return {
      text: words,
      start,
      factIds: own.flatMap(({ factId }) => (factId === undefined ? [] : [factId])),
      hasLaw: own.some(({ mark }) => mark === 'law'),
    };
  });
}
