import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { part } from '../../../tests/long.ts';
import { isPlain } from './plain.ts';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();
const pages = join(import.meta.dirname, '../../../content/pages');

/** One paragraph of one text that says what stands there. */
function readsAsPlain(text: string): boolean {
  const { children } = parser.parse(text);
  const [paragraph] = children;
  return (
    children.length === 1 &&
    paragraph?.type === 'paragraph' &&
    paragraph.children.length === 1 &&
    paragraph.children[0]?.type === 'text' &&
    textOf(paragraph) === text
  );
}

it('takes for plain only what the parser reads as plain: lines of pages', () => {
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'));
  const lines = part(files.sort())
    .flatMap((name) => readFileSync(join(pages, name), 'utf8').split('\n'))
    .map((line) => line.trim());
  const plain = [...new Set(lines)].filter(isPlain);
  expect(plain.length).toBeGreaterThan(200);
  expect(plain.filter((line) => !readsAsPlain(line))).toEqual([]);
});

it.each([
  '- eins',
  '1. eins',
  '# eins',
  'a *b* c',
  '<b>',
  'a {b}',
  'www.example.org',
  'https://example.org',
  'a_b_c',
  'a & b',
  'a ',
  '',
  'a\nb',
  'a@b.org',
])('leaves %j to the parser', (text) => expect(isPlain(text)).toBe(false));
