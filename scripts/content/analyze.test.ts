import { mkdtempSync, readFileSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeContent } from '../../tests/fixture.ts';
import { openCacheAt } from '../core/cache.ts';
import { analyzePage, type PageReader } from './analyze.ts';
import { createMdxReader } from './mdx/compile.ts';
import { makeSourceFile, readPages, type SourceFile } from './read.ts';

async function openPage(more: string): Promise<{ file: SourceFile; reader: (compile: boolean) => PageReader }> {
  const first = readPages(await makeContent(), []).find(({ localeCode }) => localeCode === 'tr');
  if (!first) throw new Error('There is no page.');
  const cache = openCacheAt(join(mkdtempSync(join(tmpdir(), 'analyze-')), 'state'));
  const file = makeSourceFile(first, `${first.text}\n${more}\n`);
  return { file, reader: (compile) => ({ mdx: createMdxReader(), sourceLocale: 'tr', cache, compile }) };
}

it('has a compiled page for those who need no article, and reads one anew that was not compiled', async () => {
  const { file, reader } = await openPage('Bir cümle daha.');
  expect((await analyzePage(file, reader(false))).isUncached).toBe(true);
  expect((await analyzePage(file, reader(true))).isUncached).toBe(true);
  const other = await openPage('Başka bir cümle.');
  await analyzePage(other.file, other.reader(true));
  const known = await analyzePage(other.file, other.reader(false));
  expect([known.isUncached, known.codePath, known.outline?.blocks.some(({ text }) => text === 'Başka bir cümle.')]).toEqual([
    false,
    undefined,
    true,
  ]);
});

it('keeps code that runs, whatever signs stand in the texts', async () => {
  const text = 'Satır\u2028ve satır\u2029burada.';
  const { file, reader } = await openPage(text);
  const { codePath = '' } = await analyzePage(file, reader(true));
  expect(() => new Function(readFileSync(codePath, 'utf8'))).not.toThrow();
  const known = await analyzePage(file, reader(true));
  expect([known.isUncached, known.outline?.blocks.some((block) => block.text === text)]).toEqual([false, true]);
});

it('does not take a page for empty whose file was damaged meanwhile', async () => {
  const { file, reader } = await openPage('Bir cümle daha.');
  const { codePath = '' } = await analyzePage(file, reader(true));
  const { outline } = await analyzePage(file, reader(true));
  truncateSync(codePath, 100);
  expect(() => outline?.blocks).toThrow(/cache is damaged/);
  expect((await analyzePage(file, reader(true))).isUncached).toBe(true);
});
