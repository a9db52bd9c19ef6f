/** Ids of parts: made once, the same in all languages, and theirs whatever becomes of the words. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeContent } from '../../tests/fixture.ts';
import { loadContent } from '../content/load.ts';
import { fixPartIds } from './fixPartIds.ts';

let contentDir = '';
beforeEach(async () => {
  contentDir = await makeContent();
});
const pathOf = (name: string) => join(contentDir, 'pages/rent', name);
const read = (name: string) => readFile(pathOf(name), 'utf8');
const edit = async (name: string, change: (text: string) => string) => writeFile(pathOf(name), change(await read(name)));
const pageOf = async (pageId: string, localeCode: string) => {
  const { content } = await loadContent({ contentDir, texts: false });
  const page = content?.pages.find((candidate) => candidate.pageId === pageId && candidate.localeCode === localeCode);
  if (!page) throw new Error(`${pageId} cannot be read in ${localeCode}.`);
  return page;
};

it('gives each part an id in the source language, and changes nothing else', async () => {
  const german = await read('kira-hukuku/de.mdx');
  const before = await read('kira-takip/tr.mdx');
  expect((await fixPartIds(contentDir)).length).toBeGreaterThan(1);
  const after = await read('kira-takip/tr.mdx');
  expect(after).toContain('  - id: belgeler\n    title: Belgeler\n');
  expect(after).toContain('  - id: vekaletname\n    question: Vekaletname gerekir mi?\n');
  expect(after).toContain('\n## [Koşullar](#kosullar)\n');
  expect(after.replaceAll(/id: .*\n {4}/g, '').replaceAll(/\[(Koşullar|Adımlar)\]\(#\w+\)/g, '$1')).toBe(before);
  expect(await read('kira-hukuku/de.mdx')).toBe(german);
  expect(await fixPartIds(contentDir)).toEqual([]);
});

it('keeps an id when the words change, a part moves or a new one comes before it', async () => {
  await fixPartIds(contentDir);
  await edit('kira-takip/tr.mdx', (text) =>
    text
      .replace('question: Vekaletname gerekir mi?', 'question: Bunun için vekâletname mi gerekir?')
      .replace('faq:\n', 'faq:\n  - question: Vekaletname nedir?\n    answer: Bir belge.\n')
      .replace('[Koşullar]', '[Aranan koşullar]'),
  );
  await fixPartIds(contentDir);
  const { partIds } = await pageOf('kira-takip', 'tr');
  expect(partIds).toMatchObject({ headings: ['kosullar', 'adimlar'], questions: ['vekaletname-2', 'vekaletname'] });
});

it('has the same ids in a translation, and in a text that has none yet', async () => {
  const unwritten = (await pageOf('kira-hukuku', 'tr')).partIds;
  await fixPartIds(contentDir);
  const { partIds, outline } = await pageOf('kira-hukuku', 'de');
  expect(partIds).toEqual((await pageOf('kira-hukuku', 'tr')).partIds);
  expect(partIds).toEqual(unwritten);
  expect(partIds.headings).toEqual(['kira-ne-zaman']);
  expect(outline.headings.map(({ text }) => text)).toEqual(['Wann wird die Miete neu festgesetzt?']);
});

it('never takes an id that was published for another part, and leads an old one to its successor', async () => {
  await writeFile(
    join(contentDir, 'urls.yaml'),
    `${await readFile(join(contentDir, 'urls.yaml'), 'utf8')}/kira-takip#belgeler: { since: 2026-01-01, redirect: /kira-takip#belgeler-2 }\n`,
  );
  await fixPartIds(contentDir);
  const page = await pageOf('kira-takip', 'tr');
  expect(page.partIds.steps).toEqual(['belgeler-2']);
  expect(page.oldIds).toEqual({ 'belgeler-2': ['belgeler'] });
});

it('gives placeholders of a draft no id until words replace them', async () => {
  await mkdir(pathOf('taslak'), { recursive: true });
  const draft = (await read('kira-takip/tr.mdx'))
    .replace('title: Belgeler', 'title: ⟪İlk adımın adı⟫')
    .replace('## Koşullar', '## ⟪Bir başlık⟫')
    .replaceAll('denemesi', 'taslağı');
  await writeFile(pathOf('taslak/tr.mdx'), draft.replace('kind:', 'draft: true\nkind:'));
  await fixPartIds(contentDir);
  const text = await read('taslak/tr.mdx');
  expect(text).toContain('  - title: ⟪İlk adımın adı⟫');
  expect(text).toContain('\n## ⟪Bir başlık⟫');
  expect(text).toContain('\n## [Adımlar](#adimlar)');
});

it.each(['', 'The editor has saved this meanwhile.'])('leaves a file as it is that is saved while it runs: "%s"', async (saved) => {
  await fixPartIds(contentDir, async (options) => {
    const loaded = await loadContent(options);
    await writeFile(pathOf('kira-takip/tr.mdx'), saved);
    return loaded;
  });
  expect(await read('kira-takip/tr.mdx')).toBe(saved);
});
