import { describe, expect, it } from 'vitest';
import type { Page, TextBlock } from '../../src/model/page.ts';
import { readabilityOf } from './readability.ts';

const position = { filePath: 'content/pages/x/y/de.mdx', line: 1, column: 1 };
const block = (type: TextBlock['type'], text: string): TextBlock => ({
  type,
  region: 'body',
  text,
  segments: [{ text, position }],
  position,
});
const page = (localeCode: string, blocks: TextBlock[]): Page => ({ localeCode, outline: { blocks } }) as unknown as Page;

describe('readabilityOf', () => {
  it('counts sentences of paragraphs per language', () => {
    const long = `${'Wort '.repeat(21).trim()}.`;
    const figures = readabilityOf([
      page('de', [block('heading', 'Eine Überschrift'), block('paragraph', `Drei Wörter hier. ${long}`)]),
      page('de', [block('paragraph', 'Das gilt z. B. nach 90\u00a0Tagen.'), block('tableCell', 'Zelle')]),
      page('tr', [block('paragraph', 'Bir cümle.')]),
    ]);
    expect(figures.de).toEqual({ sentences: 3, words: 31, wordsPerSentence: 31 / 3, longSentences: 1 / 3 });
    expect(figures.tr).toMatchObject({ sentences: 1, words: 2, longSentences: 0 });
  });

  it('has no figures of nothing', () => {
    expect(readabilityOf([])).toEqual({});
    expect(readabilityOf([page('fr', [])]).fr).toEqual({ sentences: 0, words: 0, wordsPerSentence: 0, longSentences: 0 });
  });
});
