import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { giveFactIds, takeHeadingIds } from './ids.ts';

const parse = (text: string): Root => unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(text);

it('takes the id from a heading that is a link to itself, and leaves the words', () => {
  const tree = parse('## [Süre *ve* masraf](#sure)\n\n## [Sayfa](page:home)\n\n## Bir [bölüm](#x)\n');
  takeHeadingIds(tree);
  const [own, page, part] = tree.children;
  expect(own).toMatchObject({ data: { ownId: 'sure' }, children: [{ value: 'Süre ' }, { type: 'emphasis' }, { value: ' masraf' }] });
  expect(page).toMatchObject({ children: [{ type: 'link' }] });
  expect(part).toMatchObject({ children: [{ value: 'Bir ' }, { type: 'link' }] });
});

it('names a row after the first fact in it that nothing above is named after', () => {
  const row = (...ids: string[]) => `| ${ids.map((id) => `<Fact id="${id}">1 ay</Fact>`).join(' ')} | x |\n`;
  const tree = parse(`| a | b |\n| --- | --- |\n${row('first')}${row('first', 'second')}${row('first')}`);
  giveFactIds([], tree);
  const [table] = tree.children;
  const rows = table && 'children' in table ? table.children : [];
  expect(rows.map(({ data }) => (data as { hProperties?: { id: string } } | undefined)?.hProperties?.id)).toEqual([
    undefined,
    'first',
    'second',
    undefined,
  ]);
});
