import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocaleView, RenderJob } from '../../../src/model/render.ts';
import { openFixtureSite } from '../../../tests/liveSite.ts';
import { isLong } from '../../../tests/long.ts';
import type { Config } from '../../core/config.ts';
import type { LiveSite } from '../liveSite.ts';
import { renderPage } from '../pages.ts';
import { runAction } from './act.ts';
import { checkText } from './checkText.ts';
import { openFile } from './contentFile.ts';
import type { Workshop } from './registry.ts';
import { save } from './save.ts';

const FILE = 'content/pages/rent/kira-takip/tr.mdx';
const GERMAN = 'content/pages/rent/kira-hukuku/de.mdx';

let config: Config;
let site: LiveSite;
let close: () => Promise<void>;
let workshop: Workshop;
let text = '';

/** Shows all that rendering is given instead of a page. The cache has comments around an article's code. */
function prerenderPage(view: LocaleView, job: RenderJob, code = readFileSync(job.article?.codePath ?? '', 'utf8')) {
  const article = { ...job.article, codePath: '' };
  return { appHtml: JSON.stringify([view, { ...job, article }, code.replace(/^\/\/.*$/gm, '').trim()], null, 1) };
}

beforeEach(async () => {
  ({ config, site, close } = await openFixtureSite());
  workshop = { config, site, modules: { load: async () => ({ prerenderPage }) }, language: 'en' };
  ({ text } = await openFile(config.contentDir, FILE));
});

afterEach(() => close());

const check = (typed: string, filePath = FILE) => checkText(workshop, filePath, typed);

it('a text without mistakes has no findings', async () => {
  expect((await check(text)).findings).toEqual([]);
});

describe('a text that is not saved', () => {
  it('has its findings under the words, with fixes that fix them', async () => {
    const typed = text.replace('Belgeleri toplarız.', 'Belgeleri "[toplarız](page:kira-hukuk)".');
    expect(typed).not.toBe(text);
    const { findings } = await check(typed);
    expect(findings.map(({ ruleId, from, to }) => [ruleId, typed.slice(from, to)])).toEqual(
      expect.arrayContaining([
        ['page-unknown', '[toplarız](page:kira-hukuk)'],
        ['typography', '"'],
      ]),
    );
    const edits = findings.flatMap((finding) => finding.edits ?? []).sort((a, b) => b.from - a.from);
    const mended = edits.reduce((all, { from, to, insert }) => all.slice(0, from) + insert + all.slice(to), typed);
    expect(mended).toContain('Belgeleri “[toplarız](page:kira-hukuku)”.');
    expect((await check(mended)).findings).toEqual([]);
  });

  it.runIf(isLong)('changes nothing that others see', async () => {
    const before = site.get();
    await check(text.replace(/^title: .*$/m, 'title: Başka'));
    expect(site.get()).toBe(before);
    expect(await readFile(join(config.contentDir, FILE.slice('content/'.length)), 'utf8')).toBe(text);
    site.touch('');
    await site.settle();
    expect(site.get().snapshot?.manifest.pages).toEqual(before.snapshot?.manifest.pages);
  });

  it.each([
    ['a source', FILE, /^title: .*$/m, 'title: Kira nasıl izlenir'],
    ['a translation', GERMAN, /^title: .*$/m, 'title: Die Miete im Blick'],
  ])('is shown as it will be when it is saved: %s', async (_, filePath, from, to) => {
    const opened = await openFile(config.contentDir, filePath);
    const typed = opened.text.replace(from, to);
    const { html } = await check(typed, filePath);
    await runAction(save, { ...opened, text: typed }, workshop);
    const { snapshot } = site.get();
    const page = snapshot?.shown.get(filePath)?.page;
    expect(page?.frontmatter.title).toBe(to.slice('title: '.length));
    const tools = { modules: workshop.modules, compile: site.compile, readAgain: site.readAgain };
    const shown = snapshot && page && (await renderPage(tools, snapshot, page.pathname)).page.appHtml;
    expect(html).toBe(shown);
  });

  it('that cannot be read has its mistake and no page', async () => {
    for (const typed of [text.replace('---', ''), text.replace(/^title:/m, 'titel:'), `${text}\n<Note>`, '']) {
      const { findings, html } = await check(typed);
      expect(findings.length).toBeGreaterThan(0);
      expect(html).toBeUndefined();
    }
  });

  it.runIf(isLong)('is checked in order, however many are sent at once', async () => {
    const texts = Array.from({ length: 5 }, (_, index) => text.replace(/^title: .*$/m, `title: Kira ${index}`));
    const answers = await Promise.all(texts.map((typed) => check(typed)));
    expect(answers.map(({ html }) => /"title": "(Kira \d)"/.exec(html ?? '')?.[1])).toEqual(texts.map((_, index) => `Kira ${index}`));
  });
});

it('a register is checked for its form', async () => {
  const { text: facts } = await openFile(config.contentDir, 'content/facts.yaml');
  expect(await check(facts, 'content/facts.yaml')).toEqual({ findings: [] });
  expect((await check(`${facts}\n\tx: "`, 'content/facts.yaml')).findings).toMatchObject([{ ruleId: 'yaml' }]);
});

it.runIf(isLong)('a saved text is shown at once', async () => {
  const opened = await openFile(config.contentDir, FILE);
  const answer = await runAction(save, { ...opened, text: text.replace(/^title: .*$/m, 'title: Hemen') }, workshop);
  expect(answer).toMatchObject({ state: 'saved' });
  const { snapshot, version } = site.get();
  expect(snapshot?.shown.get(FILE)?.page.frontmatter.title).toBe('Hemen');
  // The watcher of files reports what is shown already, and the file beside it that was renamed.
  for (const path of [FILE, `${FILE}.draft`]) site.touch(path.slice('content/'.length));
  await site.settle();
  expect(site.get().version).toBe(version);
});

it('of two saves of the same version the second is told of the first', async () => {
  const opened = await openFile(config.contentDir, FILE);
  const saves = ['title: Bir', 'title: İki'].map((title) =>
    runAction(save, { ...opened, text: text.replace(/^title: .*$/m, title) }, workshop),
  );
  const [first, second] = await Promise.all(saves);
  expect(first).toMatchObject({ state: 'saved' });
  expect(second).toMatchObject({ state: 'changed', file: { text: expect.stringContaining('title: Bir') } });
});
