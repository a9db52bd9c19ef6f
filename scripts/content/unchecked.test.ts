/** A translation beside a source page that cannot be read is named as not checked. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeContent } from '../../tests/fixture.ts';
import { loadContent } from './load.ts';
import { findUnchecked } from './unchecked.ts';

async function uncheckedAfter(...edits: readonly (readonly [name: string, from: string, to: string])[]): Promise<unknown> {
  const contentDir = await makeContent();
  for (const [name, from, to] of edits) {
    const path = join(contentDir, name);
    await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
  }
  const { content, issues } = await loadContent({ contentDir });
  return content && findUnchecked(content, issues);
}

const SOURCE = 'pages/general/home/tr.mdx';
const BROKEN = ['\ntitle: ', '\ntitle:'] as const;

it('names the translation of a source that cannot be read', async () => {
  expect(await uncheckedAfter([SOURCE, ...BROKEN])).toEqual([
    { filePath: 'content/pages/general/home/de.mdx', source: 'content/pages/general/home/tr.mdx' },
  ]);
});

it('leaves out a translation that has a mistake of its own, and everything that was read', async () => {
  expect(await uncheckedAfter()).toEqual([]);
  expect(await uncheckedAfter([SOURCE, ...BROKEN], ['pages/general/home/de.mdx', ...BROKEN])).toEqual([]);
  expect(await uncheckedAfter(['pages/general/home/de.mdx', ...BROKEN])).toEqual([]);
});
