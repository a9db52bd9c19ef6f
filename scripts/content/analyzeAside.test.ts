import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeContent } from '../../tests/fixture.ts';
import { openCacheAt } from '../core/cache.ts';
import { analyzePage, type PageReader } from './analyze.ts';
import { analyzeAside } from './analyzeAside.ts';
import { createMdxReader } from './mdx/compile.ts';
import { readPages, type SourceFile } from './read.ts';

const cacheRoot = join(import.meta.dirname, '../../.cache');
let dir: string;
let files: readonly SourceFile[];

beforeAll(async () => {
  await mkdir(cacheRoot, { recursive: true });
  dir = await mkdtemp(join(cacheRoot, 'aside-'));
  files = readPages(await makeContent(), []);
});
afterAll(() => rm(dir, { recursive: true }));

const readerAt = (name: string): PageReader => ({
  mdx: createMdxReader(),
  sourceLocale: 'tr',
  cache: openCacheAt(join(dir, name)),
  compile: true,
});

it('leaves in the cache what reading one page after the other finds', async () => {
  const aside = readerAt('aside');
  const { files: taken, done } = analyzeAside(files, aside, { enoughPages: 1 });
  expect(taken.size).toBe(Math.floor(files.length / 2));
  await done;
  const alone = readerAt('alone');
  for (const file of taken) {
    const known = await analyzePage(file, aside);
    const fresh = await analyzePage(file, alone);
    expect(known.isFresh).toBe(false);
    expect(fresh.isFresh).toBe(true);
    expect({ ...known.outline, blocks: known.outline?.blocks }).toEqual({ ...fresh.outline, blocks: fresh.outline?.blocks });
    expect(known.parsed?.local).toEqual(fresh.parsed?.local);
  }
});

it('leaves to the caller what a thread without memory did not do', async () => {
  const reader = readerAt('small');
  const { files: taken, done } = analyzeAside(files, reader, { enoughPages: 1, heapMib: 4 });
  await expect(done).resolves.toBeUndefined();
  const analyzed = await Promise.all([...taken].map((file) => analyzePage(file, reader)));
  expect(analyzed.some(({ isFresh }) => isFresh)).toBe(true);
  for (const { outline } of analyzed) expect(outline).toBeDefined();
});

it('starts no thread for a handful of pages', () => {
  expect(analyzeAside(files, readerAt('few')).files.size).toBe(0);
});
