/** A page's blocks in the order in which they are read, each with its text for finders of words. */
import { location } from 'vfile-location';
import type { Position } from '../../../src/model/issue.ts';
import type { Page, TextBlock } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { alignText } from '../../content/texts/align.ts';
import { splitSentences } from '../../content/texts/sentences.ts';

export interface ReadBlock {
  readonly block: TextBlock;
  /** The page's file. */
  readonly filePath: string;
  readonly localeCode: string;
  /** The words as readers see them, in one line; statutes as the file writes them. */
  readonly whole: string;
  /** Position of a character of `whole`. In a text that pages share: the beginning of the page's file, because the report is about the page. */
  positionAt(offset: number): Position;
}

/** The outline is in reading order: lead, highlights, body with the frontmatter's lists at their markers, questions. */
export function blocksOf(content: Content, page: Page): readonly ReadBlock[] {
  return page.outline.blocks.map((block) => readBlockOf(content, page, block));
}

function readBlockOf(content: Content, page: Page, block: TextBlock): ReadBlock {
  const { filePath, localeCode } = page;
  return {
    block,
    filePath,
    localeCode,
    whole: block.segments
      .map(({ text }) => text)
      .join('')
      .replace(/[\n\t\r]/g, ' '),
    positionAt(offset) {
      const { segment, start } = segmentAt(block, offset);
      if (!segment || segment.position.filePath !== filePath) return { filePath, line: 1, column: 1 };
      const source = content.fileOf.get(page)?.file.text ?? '';
      const lines = location(source);
      const at = alignText(source, lines.toOffset(segment.position) ?? 0, segment.text)[offset - start];
      const point = at === undefined ? undefined : lines.toPoint(at);
      return point ? { filePath, line: point.line, column: point.column } : segment.position;
    },
  };
}

/** The segment with a character, and the offset at which it begins. */
function segmentAt(block: TextBlock, offset: number) {
  let start = 0;
  for (const segment of block.segments) {
    if (offset < start + segment.text.length) return { segment, start };
    start += segment.text.length;
  }
  return { segment: block.segments.at(-1), start };
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
  /** False when a part of it is from a passage, which is in a file of its own. */
  readonly isOwn: boolean;
}

/** The block's sentences. A block with only one is a sentence too, whether it has a full stop or not. */
export function sentencesOf({ block, filePath, localeCode, whole }: ReadBlock): MarkedSentence[] {
  let offset = 0;
  const segments = block.segments.map((segment) => {
    const start = offset;
    offset += segment.text.length;
    return { ...segment, start };
  });
  const sentences = splitSentences(localeCode, whole);
  return sentences.map(({ text: words, start }, index) => {
    const end = sentences[index + 1]?.start ?? whole.length;
    const own = segments.filter((segment) => segment.start >= start && segment.start < end);
    return {
      text: words,
      start,
      factIds: own.flatMap(({ factId }) => (factId === undefined ? [] : [factId])),
      hasLaw: own.some(({ mark }) => mark === 'law'),
      isOwn: segments.every(
        ({ position, text, start: from }) => from >= end || from + text.length <= start || position.filePath === filePath,
      ),
    };
  });
}
