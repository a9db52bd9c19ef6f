/** Content for the tests of growth: a page whose one paragraph, or whose lists and marks, are as long as asked for. Neighbour: ./growth.test.ts. */
import type { Content } from '../scripts/content/load.ts';
import type { Outline, Page, TextBlock, TextSegment } from '../src/model/page.ts';

/** Where the paragraph begins in the file. */
const HEAD = '---\ntitle: x\n---\n\n';
const FIRST_LINE = HEAD.split('\n').length;
/** Longest line; longer ones are refused when they are read. */
const LINE = 20_000;

/** Words or signs, repeated to the length, in lines that reading lets through. */
export function fill(unit: string, length: number): string {
  const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  return (text.match(new RegExp(`[^]{1,${LINE - 1}}`, 'g')) ?? []).join('\n');
}

/** The content with this text as the one paragraph of every page of one area. `mark` marks each line of it. */
export function withText(content: Content, text: string, mark?: TextSegment['mark']): Content {
  return withPages(content, text, (filePath) => {
    const lines = text.split('\n');
    const segments = lines.map((line, index) => ({
      text: index < lines.length - 1 ? `${line}\n` : line,
      place: { filePath, line: FIRST_LINE + index, column: 1 },
      mark,
    }));
    return { blocks: [{ type: 'paragraph', region: 'body', text, segments, place: { filePath, line: FIRST_LINE, column: 1 } }] };
  });
}

/** The same with each line as a paragraph of its own and what `outlineOf` gives for it. */
export function withLines(content: Content, text: string, outlineOf: (line: string, place: TextBlock['place']) => Partial<Outline>): Content {
  return withPages(content, text, (filePath) => {
    const whole: Record<string, unknown[]> = { blocks: [] };
    for (const [index, line] of text.split('\n').entries()) {
      const place = { filePath, line: FIRST_LINE + index, column: 1 };
      whole.blocks?.push({ type: 'paragraph', region: 'body', text: line, segments: [{ text: line, place }], place });
      for (const [key, entries] of Object.entries(outlineOf(line, place))) whole[key] = [...(whole[key] ?? [])].concat(entries as unknown[]);
    }
    return whole as Partial<Outline>;
  });
}

function withPages(content: Content, text: string, outlineOf: (filePath: string) => Partial<Outline>): Content {
  const fileOf = new Map<Page, Content['fileOf'] extends ReadonlyMap<Page, infer F> ? F : never>();
  for (const page of content.pages) {
    const parsed = content.fileOf.get(page);
    if (!parsed) continue;
    if (page.pageId !== 'kira-hukuku') fileOf.set(page, parsed);
    else {
      const own = { ...page, outline: { ...page.outline, ...outlineOf(page.filePath) } };
      fileOf.set(own, { ...parsed, yaml: parsed.yaml, body: parsed.body, file: { ...parsed.file, text: HEAD + text } });
    }
  }
  return { ...content, pages: [...fileOf.keys()], fileOf };
}
