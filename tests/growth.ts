/** Content for the tests of growth: pages with texts of a given length, as the reader of the content would return them. Neighbour: ./growth.test.ts. */

import { MAX_TEXT } from '../scripts/content/limits.ts';
import type { Content } from '../scripts/content/load.ts';
import type { ParsedFile } from '../scripts/content/pages/frontmatter.ts';
import type { Outline, Page } from '../src/model/page.ts';

const HEAD = '---\ntitle: x\n---\n\n';
const FIRST_LINE = HEAD.split('\n').length;
/** The page with these texts, in each of its languages. */
const PAGE_ID = 'kira-hukuku';

/** Repeats `unit` to the length, as paragraphs of the allowed length. */
export function paragraphsOf(unit: string, length: number): string[] {
  const paragraph = unit.repeat(Math.ceil(MAX_TEXT / unit.length)).slice(0, MAX_TEXT);
  return Array.from({ length: Math.ceil(length / MAX_TEXT) }, () => paragraph);
}

/** The content with these paragraphs on one page; each is a heading, a link, a fact and a statute as well where `isMarked`. */
export function withParagraphs(content: Content, paragraphs: readonly string[], isMarked = false): Content {
  const text = HEAD + paragraphs.join('\n\n');
  const fileOf = new Map<Page, ParsedFile>();
  for (const [page, parsed] of content.fileOf) {
    const own =
      page.pageId === PAGE_ID ? { ...page, outline: { ...page.outline, ...outlineOf(page.filePath, paragraphs, isMarked) } } : page;
    const { yaml, body, file } = parsed;
    fileOf.set(own, own === page ? parsed : { ...parsed, yaml, body, file: { ...file, text } });
  }
  return { ...content, pages: [...fileOf.keys()], fileOf };
}

function outlineOf(filePath: string, paragraphs: readonly string[], isMarked: boolean): Partial<Outline> {
  const entries = paragraphs.map((text, index) => ({
    text,
    region: 'body',
    position: { filePath, line: FIRST_LINE + 2 * index, column: 1 },
  }));
  const blocks = entries.map((entry) => ({
    ...entry,
    type: 'paragraph' as const,
    segments: [{ text: entry.text, position: entry.position }],
  }));
  if (!isMarked) return { blocks };
  return {
    blocks,
    headings: entries.map((entry, index) => ({ ...entry, depth: 2, id: `h${index}` })),
    links: entries.map((entry, index) => ({ ...entry, target: `page:no-${index}` })),
    facts: entries.map((entry, index) => ({ ...entry, id: `no-${index}` })),
    laws: entries.map((entry) => ({ ...entry, ref: 'TBK 344' })),
    components: entries.map((entry) => ({ ...entry, name: 'Note' })),
    lists: entries.map((entry) => ({ ...entry, isOrdered: false, items: 1 })),
  };
}
