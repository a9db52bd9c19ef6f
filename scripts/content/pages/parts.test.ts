/** Tests what counts as a change of a part, and how parts are distinguished. */
import { describe, expect, it } from 'vitest';
import type { TextBlock } from '../../../src/model/page.ts';
import { deriveParts, normalizeWords, type PartSource } from './parts.ts';

const position = (line: number) => ({ filePath: 'x', line, column: 1 });

function block(type: TextBlock['type'], region: string, text: string, line: number): TextBlock {
  return { type, region, text, segments: [{ text, position: position(line) }], position: position(line) };
}

const seo = { title: 'Arama başlığı', description: 'Arama açıklaması' };

function page(blocks: readonly TextBlock[]): PartSource {
  const headings = blocks
    .filter(({ type, region }) => type === 'heading' && region === 'body')
    .map(({ text, position: at }) => ({ depth: text.startsWith('Alt') ? 3 : 2, text, position: at }));
  return { frontmatter: { seo, title: 'Başlık', slides: [] }, outline: { blocks, headings, passages: [] }, filePath: 'x' };
}

describe('deriveParts', () => {
  it('parts a page at its second-level headings, steps and questions', () => {
    const parts = deriveParts(
      page([
        block('paragraph', 'lead', 'Özet.', 1),
        block('paragraph', 'body', 'Giriş.', 10),
        block('heading', 'body', 'Adımlar', 12),
        block('title', 'steps', 'İlk adım', 3),
        block('paragraph', 'steps', 'Yapılır.', 4),
        block('title', 'steps', 'İkinci adım', 5),
        block('paragraph', 'body', 'Adımlardan sonra.', 14),
        block('heading', 'body', 'Alt başlık', 16),
        block('heading', 'body', 'Masraflar', 18),
        block('title', 'faq', 'Küme', 6),
        block('question', 'faq', 'Ne zaman?', 7),
        block('paragraph', 'faq', 'Yarın.', 8),
      ]),
    );
    expect(parts.map(({ key, title, lines }) => [key, title, lines.length])).toEqual([
      ['seo', '', 2],
      ['title', '', 1],
      ['lead', '', 1],
      ['intro', '', 1],
      ['section.1', 'Adımlar', 3],
      ['step.1', 'İlk adım', 2],
      ['step.2', 'İkinci adım', 1],
      ['section.2', 'Masraflar', 1],
      ['group.1', 'Küme', 1],
      ['question.1', 'Ne zaman?', 2],
    ]);
  });

  it('does not count the words of a fact, only which fact it is', () => {
    const quoting = (text: string, factId: string) =>
      page([{ ...block('paragraph', 'lead', text, 1), segments: [{ text, mark: 'fact', factId, position: position(1) }] }]);
    const hashOf = (source: PartSource) => deriveParts(source).find(({ key }) => key === 'lead')?.hash;
    expect(hashOf(quoting('90 gün', 'window'))).toBe(hashOf(quoting('120 günlük', 'window')));
    expect(hashOf(quoting('90 gün', 'window'))).not.toBe(hashOf(quoting('90 gün', 'deadline')));
  });
});

describe('normalizeWords', () => {
  it.each([
    ['white space', 'iki  tanık\ngerekir', 'iki tanık gerekir'],
    ['no-break spaces', '90\u00a0gün, 1\u202f000', '90 gün, 1 000'],
    ['quotation marks', '« dava » ve “dava” ve ‘dava’', '"dava" ve dava ve „dava“'],
    ['apostrophes', "Türkiye'de", 'Türkiye’de'],
    ['dashes', '8–12 ay', '8-12 ay'],
    ['soft hyphens', 'mah\u00adkeme', 'mahkeme'],
    ['blanks before signs', 'Quoi\u202f? Ceci\u00a0: cela', 'Quoi? Ceci: cela'],
  ])('takes %s as typography', (_name, a, b) => {
    expect(normalizeWords(a)).toBe(normalizeWords(b));
  });

  it.each([
    ['a word', 'üç ay', 'dört ay'],
    ['a figure', '3 ay', '4 ay'],
    ['a comma', 'eş, çocuk', 'eş çocuk'],
    ['a capital', 'Mahkeme', 'mahkeme'],
    ['an apostrophe inside a word', 'l’acte', 'lacte'],
    ['a negation', 'alınmaz', 'alınır'],
  ])('takes %s as a change', (_name, a, b) => {
    expect(normalizeWords(a)).not.toBe(normalizeWords(b));
  });
});
