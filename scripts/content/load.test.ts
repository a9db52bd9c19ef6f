import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeContent } from '../../tests/fixture.ts';
import { type Content, joinContent, loadContent, type ReadContent } from './load.ts';

it('gives a translation the keys for all languages, and no text of the source language', async () => {
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

describe('joined again', () => {
  const none = { modifiedOf: () => undefined };
  const find = (content: Content) => content.pages.find((page) => page.pageId === 'kira-hukuku' && page.localeCode === 'de');

  /** What was read; the same with the source of `kira-hukuku` read again; and its translation. */
  async function read() {
    const { content } = await loadContent({ contentDir: await makeContent() });
    if (!content) throw new Error('Nothing was read.');
    const pages = [...content.fileOf].map(([{ outline }, parsed]) => ({ parsed, outline }));
    const { files, passages } = content;
    const whole: ReadContent = { registry: content, passages, files, records: content.records, pages, issues: [], uncachedCount: 0 };
    const withSource = (shared: object, local: object): ReadContent => ({
      ...whole,
      pages: pages.map(({ parsed, outline }) => {
        if (parsed.file.pageId !== 'kira-hukuku' || !parsed.shared) return { parsed, outline };
        return { outline, parsed: { ...parsed, shared: { ...parsed.shared, ...shared }, local: { ...parsed.local, ...local } } };
      }),
    });
    return { whole, withSource, first: find(joinContent(whole, none)) };
  }

  it('an unchanged page is the same object', async () => {
    const { whole, first } = await read();
    expect(first).toBeDefined();
    expect(find(joinContent({ ...whole }, none))).toBe(first);
  });

  it('a page follows its source, the site, the days of change and whether drafts are shown', async () => {
    const { whole, withSource, first } = await read();
    /** Joins the unchanged content first, so that only the change can cause a difference. */
    const again = (content: ReadContent, options: Parameters<typeof joinContent>[1] = none) => {
      joinContent(whole, none);
      return find(joinContent(content, options));
    };
    expect(again(withSource({ order: 77 }, {}))?.frontmatter.order).toBe(77);
    expect(again(withSource({}, { slug: 'ganz-neu' }))?.pathname).toBe('/de/ganz-neu');
    expect(again(whole, { modifiedOf: () => '2026-02-03' })?.modified).toBe('2026-02-03');
    expect(again(whole, { ...none, showDrafts: true })).not.toBe(again(whole));
    const { registry } = whole;
    const site = { ...registry.site, defaultLocale: 'de' as const };
    expect(again({ ...whole, registry: { ...registry, site } })?.pathname).toBe('/kira-hukuku');
    expect(again(whole)).toEqual(first);
  });
});
