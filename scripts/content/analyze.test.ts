import { mkdtempSync, readFileSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeContent } from '../../tests/fixture.ts';
import { openCacheAt } from '../core/cache.ts';
import { analyzePage, type PageReader, readKnown } from './analyze.ts';
import { createMdxReader } from './mdx/compile.ts';
import { makeSourceFile, readPages, type SourceFile } from './read.ts';

async function openPage(more: string): Promise<{ file: SourceFile; reader: (compile: boolean) => PageReader }> {
  const first = readPages(await makeContent(), []).find(({ localeCode }) => localeCode === 'tr');
  if (!first) throw new Error('There is no page.');
  const cache = openCacheAt(join(mkdtempSync(join(tmpdir(), 'analyze-')), 'state'));
  const file = makeSourceFile(first, `${first.text}\n${more}\n`);
  return { file, reader: (compile) => ({ mdx: createMdxReader(), sourceLocale: 'tr', cache, compile }) };
}

it('a compiled page in the cache serves commands that need no article, and one that is not compiled serves no build', async () => {
  const { file, reader } = await openPage('Bir cümle daha.');
  expect(readKnown(file, reader(false))).toBeUndefined();
  await analyzePage(file, reader(false));
  expect(readKnown(file, reader(false))).toBeDefined();
  expect(readKnown(file, reader(true))).toBeUndefined();
  const other = await openPage('Başka bir cümle.');
  await analyzePage(other.file, other.reader(true));
  const known = readKnown(other.file, other.reader(false));
  expect(known?.codePath).toBeUndefined();
  expect(known?.outline?.blocks.some(({ text }) => text === 'Başka bir cümle.')).toBe(true);
});

it('keeps code that runs with every character of the text', async () => {
  const text = 'Satır\u2028ve satır\u2029burada.';
  const { file, reader } = await openPage(text);
  const { codePath = '' } = await analyzePage(file, reader(true));
  expect(() => new Function(readFileSync(codePath, 'utf8'))).not.toThrow();
  expect(readKnown(file, reader(true))?.outline?.blocks.some((block) => block.text === text)).toBe(true);
});

it('does not take a page for empty whose file was damaged meanwhile', async () => {
  const { file, reader } = await openPage('Bir cümle daha.');
  const { codePath = '' } = await analyzePage(file, reader(true));
  const { outline } = await analyzePage(file, reader(true));
  truncateSync(codePath, 100);
  expect(() => outline?.blocks).toThrow(/cache is damaged/);
  expect(readKnown(file, reader(true))).toBeUndefined();
});
