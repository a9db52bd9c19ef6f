import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeContent } from '../../tests/fixture.ts';
import { loadContent } from './load.ts';

it('gives a translation what holds for all languages, and no text of the source language', async () => {
  const contentDir = await makeContent();
  const path = join(contentDir, 'pages/rent/kira-hukuku/tr.mdx');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(/^---\n/, '---\nshortTitle: Kira\n'));
  const { content } = await loadContent({ contentDir });
  const [source, translation] = ['tr', 'de'].map((code) =>
    content?.pages.find((page) => page.pageId === 'kira-hukuku' && page.localeCode === code),
  );
  expect(source?.frontmatter.shortTitle).toBe('Kira');
  expect(translation?.frontmatter.shortTitle).toBeUndefined();
  expect(translation?.aliases).toEqual(['/de/services/kira-hukuku']);
});
