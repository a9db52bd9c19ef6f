/** Passages: a page shows one as its own text, and everything that reads the page reads it too. Mistakes in passages: tests/fixtures/bad/passage-*. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ComponentType, createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openContentCache } from '../scripts/content/contentCache.ts';
import { type Content, loadContent } from '../scripts/content/load.ts';
import { createMdxReader } from '../scripts/content/mdx/compile.ts';
import { readConfig } from '../scripts/core/config.ts';
import { openContentReader } from '../scripts/dev/contentReader.ts';
import { checkContent } from '../scripts/rules/check.ts';
import { fixTypography } from '../scripts/rules/fix.ts';
import { deriveStatus } from '../scripts/translation/deriveStatus.ts';
import { readEarlierParts } from '../scripts/translation/history.ts';
import { findNamed } from '../scripts/translation/openReview.ts';
import { applyPolicy } from '../scripts/translation/policy.ts';
import { signOffPage } from '../scripts/translation/updateRecord.ts';
import { writeRecord } from '../scripts/translation/writeRecord.ts';
import type { Page } from '../src/model/page.ts';
import { makeContent } from './fixture.ts';
import { AREA, describeWithGit, makeHistory, recordTranslationOf, spoken, spokenSection } from './review/history.ts';

const PASSAGE = 'passages/rent-reset';
const TURKISH = 'Kiracılık <Fact id="rent-determination-threshold">5\u00a0yıl</Fact> sürdüyse mahkeme kirayı belirler.';
const GERMAN = 'Nach <Fact id="rent-determination-threshold">5\u00a0Jahren</Fact> setzt das Gericht die Miete fest.';
const USE = '<Passage id="rent-reset" />';

/** A page with these words in a paragraph of their own, inside one, in a list, and in an answer. */
function pageWith(text: string, words: string): string {
  const [question, yes, first, then] = isGerman(text)
    ? ['Wann wird die Miete festgesetzt?', 'Auf Antrag.', 'Zuerst die Regel.', 'Danach die Ausnahme.']
    : ['Kira ne zaman belirlenir?', 'Dava üzerine.', 'Önce kural.', 'Sonra istisna.'];
  const faq = `faq:\n  - question: ${question}\n    answer: >-\n      ${yes} ${words}\nreviewed:`;
  return `${text.replace('reviewed:', faq)}\n${words}\n\n${words} ${words}\n\n${first} ${words} ${then}\n\n- ${words}\n`;
}

function isGerman(text: string): boolean {
  return text.includes('Mietrecht');
}

/** The good fixture with the passage in both languages, and what `change` makes of its area's two files. */
async function makePassages(change: (text: string) => string = (text) => `${text}\n${USE}\n`): Promise<string> {
  const dir = await makeContent();
  await write(dir, `${PASSAGE}/tr.mdx`, `${TURKISH}\n`);
  await write(dir, `${PASSAGE}/de.mdx`, `${GERMAN}\n`);
  for (const code of ['tr', 'de']) {
    const path = join(dir, `pages/rent/kira-hukuku/${code}.mdx`);
    await writeFile(path, change(await readFile(path, 'utf8')));
  }
  return dir;
}

async function write(dir: string, name: string, text: string): Promise<void> {
  await mkdir(dirname(join(dir, name)), { recursive: true });
  await writeFile(join(dir, name), text);
}

async function load(contentDir: string): Promise<Content> {
  const { content, issues } = await loadContent({ contentDir });
  if (!content || issues.length > 0) throw new Error(`The content cannot be read: ${JSON.stringify(issues)}`);
  return content;
}

function find({ pages }: Content, localeCode: string): Page {
  const page = pages.find((candidate) => candidate.pageId === 'kira-hukuku' && candidate.localeCode === localeCode);
  if (!page) throw new Error(`The page is missing in ${localeCode}.`);
  return page;
}

async function render(content: Content, page: Page): Promise<string> {
  const parsed = content.fileOf.get(page);
  const { code = '' } = parsed ? await createMdxReader().compile(parsed) : {};
  const { default: Article } = new Function(code)(runtime) as { default: ComponentType<{ components: object }> };
  const inner = ({ children }: { children?: never }) => children;
  const names = ['Region', 'Fact', 'Question', 'QuestionTitle', 'Answer'];
  const components = { ...Object.fromEntries(names.map((name) => [name, inner])), Law: () => null };
  return renderToStaticMarkup(createElement(Article, { components }));
}

it('is shown by a page as its own text: in HTML, questions, facts and parts', async () => {
  const named = await load(await makePassages((text) => pageWith(text, USE)));
  const written = await load(await makePassages((text) => pageWith(text, isGerman(text) ? GERMAN : TURKISH)));
  for (const code of ['tr', 'de']) {
    const [own, other] = [find(named, code), find(written, code)];
    expect(await render(named, own)).toBe(await render(written, other));
    expect(own.outline.questions).toEqual(other.outline.questions);
    expect(own.outline.facts.map(({ id }) => id)).toEqual(other.outline.facts.map(({ id }) => id));
    expect(own.outline.blocks.map(({ text }) => text)).toEqual(other.outline.blocks.map(({ text }) => text));
  }
  expect(checkContent(named).map(({ message }) => message)).toEqual([]);
});

it('has findings in its own file, each once, however many pages show it', async () => {
  const dir = await makePassages((text) => pageWith(text, USE));
  await write(dir, `${PASSAGE}/tr.mdx`, TURKISH.replace('5\u00a0yıl', '4\u00a0yıl'));
  const found = checkContent(await load(dir));
  expect(found.map(({ ruleId, filePath, line, column }) => `${ruleId} ${filePath}:${line}:${column}`)).toEqual([
    `fact-number content/${PASSAGE}/tr.mdx:1:11`,
  ]);
});

it('is fixed in its own file', async () => {
  const dir = await makePassages((text) => pageWith(text, USE));
  await write(dir, `${PASSAGE}/de.mdx`, `${GERMAN} Das dauert "nicht" lange.\n`);
  const page = await readFile(join(dir, 'pages/rent/kira-hukuku/de.mdx'), 'utf8');
  expect(await fixTypography(dir)).toHaveLength(1);
  expect(await readFile(join(dir, `${PASSAGE}/de.mdx`), 'utf8')).toBe(`${GERMAN} Das dauert „nicht“ lange.\n`);
  expect(await readFile(join(dir, 'pages/rent/kira-hukuku/de.mdx'), 'utf8')).toBe(page);
});

it('with a mistake in a language withholds the pages that show it in that language', async () => {
  const dir = await makePassages();
  await write(dir, `${PASSAGE}/de.mdx`, `${GERMAN} <Warnung>\n`);
  const { content, issues } = await loadContent({ contentDir: dir });
  if (!content) throw new Error('The content cannot be read.');
  const withhold = { ...content, site: { ...content.site, translations: { errors: 'withhold', outdated: 'notice' } } } as const;
  const { stopping, withheld } = applyPolicy(withhold, issues);
  expect(issues.map(({ filePath }) => filePath)).toEqual([`content/${PASSAGE}/de.mdx`]);
  expect(stopping).toEqual([]);
  expect(withheld.map(({ filePath }) => filePath)).toEqual(['content/pages/rent/kira-hukuku/de.mdx']);
});

it('is read again by the development server with the pages that show it, and with no other', async () => {
  const dir = await makePassages();
  const cache = openContentCache({ ...readConfig({ CONTENT_DIR: dir }, join(import.meta.dirname, '..')), cacheDir: join(dir, '.cache') });
  const reader = openContentReader({ contentDir: dir, cache });
  const before = (await reader.read([''])).content;
  await write(dir, `${PASSAGE}/tr.mdx`, TURKISH.replace('belirler', 'saptar'));
  const { content } = await reader.read([`${PASSAGE}/tr.mdx`]);
  if (!before || !content) throw new Error('The content cannot be read.');
  expect(find(content, 'tr').outline.blocks.at(-1)?.text).toContain('mahkeme kirayı saptar.');
  const outlineOf = ({ pages }: Content) => pages.find(({ pageId, localeCode }) => pageId === 'home' && localeCode === 'de')?.outline;
  expect(outlineOf(content)).toBe(outlineOf(before));
});

describeWithGit('a changed passage', () => {
  const OTHER = 'content/pages/general/home';

  /** Two pages that show the passage, recorded as up to date and signed off. */
  async function makeTwo() {
    const history = await makeHistory();
    await history.write(`content/${PASSAGE}/tr.mdx`, `${TURKISH}\n`);
    await history.write(`content/${PASSAGE}/de.mdx`, `${GERMAN}\n`);
    for (const folder of [AREA, OTHER])
      for (const code of ['tr', 'de']) await history.edit(`${folder}/${code}.mdx`, (text) => `${text}\n${USE}\n`);
    for (const folder of [AREA, OTHER]) await recordTranslationOf(history, `${folder}/de.mdx`);
    await history.record(async (content) => {
      const page = find(content, 'tr');
      const record = content.records.get(page.pageId);
      if (record) await writeRecord(content, page.pageId, signOffPage(record, page, content.facts, { by: 'A', on: '2026-01-02' }));
    });
    history.commit('With a passage');
    history.git('tag', 'passage');
    const statusOf = async () => {
      const content = await load(join(history.dir, 'content'));
      const status = deriveStatus(content, '2026-01-03', await readEarlierParts(content));
      return status.languages.filter(({ area, pageId }) => pageId !== 'kira-takip' && area !== 'none');
    };
    const outdated = async () => (await statusOf()).flatMap(({ state, filePath }) => (state === 'outdated' ? [filePath] : []));
    return { history, statusOf, outdated };
  }

  const change = (text: string) => text.replace('mahkeme kirayı belirler', 'kirayı mahkeme saptar');

  it('marks all its pages outdated in the other languages, with the words, and voids their sign-offs', async () => {
    const { history, statusOf, outdated } = await makeTwo();
    expect(await outdated()).toEqual([]);
    await history.edit(`content/${PASSAGE}/tr.mdx`, change);
    expect((await outdated()).sort()).toEqual([`${OTHER}/de.mdx`, `${AREA}/de.mdx`]);
    const status = await statusOf();
    expect(status.flatMap(({ stale }) => stale.flatMap(({ sentences = [] }) => sentences.map(({ before }) => before)))).toEqual([
      expect.stringContaining('mahkeme kirayı belirler.'),
      expect.stringContaining('mahkeme kirayı belirler.'),
    ]);
    const signed = status.find(({ filePath }) => filePath === `${AREA}/tr.mdx`);
    expect(signed?.signOff).toMatchObject({ state: 'void', reasons: [{ kind: 'text' }] });
  });

  it('is recorded once for all its pages, by the name of its file', async () => {
    const { history, outdated } = await makeTwo();
    await history.edit(`content/${PASSAGE}/tr.mdx`, change);
    await recordTranslationOf(history, `content/${PASSAGE}/de.mdx`);
    expect(await outdated()).toHaveLength(2);
    await history.edit(`content/${PASSAGE}/de.mdx`, (text) => text.replace('setzt', 'bestimmt'));
    await history.record(async (content) => {
      expect(findNamed(content, [`content/${PASSAGE}/de.mdx`]).map(({ page, parts }) => [page.pageId, parts?.length])).toEqual([
        ['home', 1],
        ['kira-hukuku', 1],
      ]);
    });
    await recordTranslationOf(history, `content/${PASSAGE}/de.mdx`);
    expect(await outdated()).toEqual([]);
  });

  it('is in the change report once, with the pages that show it', async () => {
    const { history } = await makeTwo();
    await history.edit(`content/${PASSAGE}/tr.mdx`, change);
    const report = await history.review('passage');
    expect(report.changes?.pages).toEqual([]);
    const section = spokenSection(report, 'Passages: texts of several pages');
    expect(section).toContain('rent-reset changed · on');
    expect(section.match(/Paragraph · changed/g)).toHaveLength(1);
    for (const title of ['Kira hukuku', 'Behind in: German']) expect(section).toContain(title);
    expect(spoken(report)).toContain('1 passage changed, on 2 pages.');
  });

  it('that only takes the place of the same words changes nothing for readers', async () => {
    const history = await makeHistory();
    for (const code of ['tr', 'de'])
      await history.edit(`${AREA}/${code}.mdx`, (text) => `${text}\nBir. ${code === 'tr' ? TURKISH : GERMAN} İki.\n`);
    history.commit('In words');
    await history.write(`content/${PASSAGE}/tr.mdx`, `${TURKISH}\n`);
    await history.write(`content/${PASSAGE}/de.mdx`, `${GERMAN}\n`);
    for (const code of ['tr', 'de'])
      await history.edit(`${AREA}/${code}.mdx`, (text) => text.replace(code === 'tr' ? TURKISH : GERMAN, USE));
    expect((await history.review('HEAD')).changes?.pages).toEqual([]);
  });
});
