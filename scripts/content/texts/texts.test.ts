import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeContent } from '../../../tests/fixture.ts';
import { loadContent } from '../load.ts';
import { alignText } from './align.ts';
import { type ContentText, MASK, textsOf } from './texts.ts';

const PAGE = `---
seo:
  title: Startseite für Versuche
  description: "Diese \\"Seite\\" ist für Versuche da und braucht eine lange Beschreibung."
title: Startseite
description: >-
  Ein kurzer Anfang
  mit <Fact id="rent-determination-threshold">5 Jahren</Fact>
  und einem \`Stück Code\`.
reviewed: 2026-01-01
---

## Themen

- Ein **fetter
  Punkt** mit [Link](page:kira-hukuku) und <Term>kira bedeli</Term> (<Law ref="TBK 344" />).
`;

let texts: readonly ContentText[];
const textWith = (words: string): ContentText => texts.find(({ whole }) => whole.includes(words)) as ContentText;
/** The position that the text returns for words, and the words of the file at that position. */
const wordsAtPositionOf = (words: string) => {
  const text = textWith(words);
  const { line, column } = text.positionAt(text.whole.indexOf(words));
  return PAGE.split('\n')[line - 1]?.slice(column - 1);
};

beforeAll(async () => {
  const contentDir = await makeContent();
  await writeFile(join(contentDir, 'pages/general/home/de.mdx'), PAGE);
  const { content } = await loadContent({ contentDir });
  if (!content) throw new Error('The fixture cannot be read.');
  texts = textsOf(content).filter(({ filePath }) => filePath.endsWith('home/de.mdx') || filePath.includes('labels'));
});

describe('textsOf', () => {
  it('finds characters through folded lines, quotes and markup', () => {
    for (const words of ['Beschreibung."', 'mit ', '5 Jahren', 'Punkt', 'Link', 'kurzer Anfang']) {
      expect(wordsAtPositionOf(words.replace('."', ''))).toMatch(new RegExp(`^${words}`));
    }
    expect(textWith('Punkt').positionAt(0)).toMatchObject({ line: 15, column: 3 });
  });

  it('masks statutes, code and Turkish words, and gives Turkish words as texts of their own', () => {
    const item = textWith('fetter');
    expect(item.text).toBe(`Ein fetter Punkt mit Link und ${MASK.repeat(11)} (${MASK.repeat(7)}).`);
    expect(item.text).toHaveLength(item.whole.length);
    expect(textWith('Stück Code').text).not.toContain('Code');
    expect(texts.find(({ kind }) => kind === 'term')).toMatchObject({ localeCode: 'tr', text: 'kira bedeli' });
  });

  it('contains labels with their placeholders masked', () => {
    expect(texts.find(({ whole, localeCode }) => localeCode === 'de' && whole.startsWith('{{title}}'))?.text).toBe(
      `${MASK.repeat(9)} ist geladen`,
    );
  });
});

describe('alignText', () => {
  it('steps over escapes and indentation', () => {
    const source = 'a \\*b\\*\n    c  d';
    expect(alignText(source, 0, 'a *b* c  d').map((offset) => source[offset])).toEqual(['a', ' ', '*', 'b', '*', '\n', 'c', ' ', ' ', 'd']);
  });
});
