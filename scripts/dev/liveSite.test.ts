import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Issue } from '../../src/model/issue.ts';
import { openFixtureSite } from '../../tests/liveSite.ts';
import { isLong } from '../../tests/long.ts';
import { buildManifest } from '../build/buildManifest.ts';
import { loadContent } from '../content/load.ts';
import type { Config } from '../core/config.ts';
import { findStructure } from '../rules/structureRules.ts';
import { answer } from './answer.ts';
import { WRITING_MS } from './contentReader.ts';
import { type LiveSite, type LiveState, openLiveSite } from './liveSite.ts';

const TAKIP = 'pages/rent/kira-takip';
const HUKUKU = 'pages/rent/kira-hukuku';

let config: Config;
let site: LiveSite;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ config, site, close } = await openFixtureSite());
});

afterEach(() => close());

const at = (path: string) => join(config.contentDir, path);

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(at(path)), { recursive: true });
  await writeFile(at(path), text);
  site.touch(path);
}

async function edit(path: string, from: string | RegExp, to: string): Promise<void> {
  const before = await readFile(at(path), 'utf8');
  const after = before.replace(from, to);
  expect(after, path).not.toBe(before);
  await write(path, after);
}

const sorted = (issues: readonly Issue[]) => issues.map((issue) => JSON.stringify(issue)).sort();
const ruleIds = () => [...new Set(site.get().issues.map(({ ruleId }) => ruleId))].sort();

/** The patched state is that of a server that has just started, and its findings are those of `npm run check`. */
async function expectAsFresh(): Promise<void> {
  await site.settle();
  const fresh = await openLiveSite(config, { onChange: () => {}, onReport: () => {} });
  await fresh.settle();
  fresh.stop();
  const [patched, whole] = [site.get(), fresh.get()];
  expect(patched.snapshot?.manifest).toEqual(whole.snapshot?.manifest);
  expect(patched.snapshot?.labels).toEqual(whole.snapshot?.labels);
  expect(patched.snapshot?.shellFiles).toEqual(whole.snapshot?.shellFiles);
  expect(patched.snapshot?.content.files).toEqual(whole.snapshot?.content.files);
  expect(recordsOf(patched)).toEqual(recordsOf(whole));
  expect(patched.isChecked).toBe(true);
  const { content, issues } = await loadContent({ contentDir: config.contentDir, showDrafts: true });
  expect(sorted(patched.issues)).toEqual(sorted([...issues, ...(content ? findStructure(content) : [])]));
  const built = await buildManifest(config, { showDrafts: true });
  if (built.manifest) expect(patched.snapshot?.manifest).toEqual(built.manifest);
}

/** After each edit in the long run; the usual one compares after the last, because a comparison starts a server. */
const settled = () => (isLong ? expectAsFresh() : site.settle());

const recordsOf = ({ snapshot }: LiveState) =>
  [...(snapshot?.content.records ?? [])].map(([pageId, { translations, signOffs }]) => ({ pageId, translations, signOffs }));

const titleOf = (pageId: string, localeCode = 'tr') =>
  site.get().snapshot?.manifest.pages.find((page) => page.pageId === pageId && page.localeCode === localeCode)?.title;

describe('a cache that a build clears meanwhile', () => {
  it.runIf(isLong)('is filled again by the next edit', async () => {
    await rm(config.cacheDir, { recursive: true });
    await edit(`${TAKIP}/tr.mdx`, /^title: .*$/m, 'title: Kira nasıl izlenir');
    await expectAsFresh();
    expect(titleOf('kira-takip')).toBe('Kira nasıl izlenir');
  });

  it('takes nothing from the desk, whose list of quotes reads every sentence from it', async () => {
    const askFacts = async (asked: LiveSite) => {
      const { body } = await answer(
        {
          modules: { load: async () => ({ renderDesk: (_frame: unknown, data: unknown) => JSON.stringify(data) }) },
          compile: asked.compile,
          readAgain: asked.readAgain,
        },
        config,
        asked.get(),
        new URL('http://localhost/_desk/facts'),
        'en',
      );
      return /^\{.*\}$/m.exec(String(body))?.[0];
    };
    // Has read no sentence yet.
    const other = await openLiveSite(config, { onChange: () => {}, onReport: () => {} });
    const quotes = await askFacts(site);
    expect(quotes).toContain('"quotes":4');
    await rm(config.cacheDir, { recursive: true });
    expect(await askFacts(other)).toBe(quotes);
    other.stop();
  });
});

describe('what is shown after an edit equals what a server shows that has just started', () => {
  it('after texts, titles, slugs, facts, labels and addresses in turn', async () => {
    await settled();
    await edit(`${TAKIP}/tr.mdx`, /$/, '\n\nBu cümle yenidir.\n');
    await settled();
    await edit(`${TAKIP}/tr.mdx`, /^title: .*$/m, 'title: Yeni bir başlık');
    await settled();
    expect(titleOf('kira-takip')).toBe('Yeni bir başlık');
    await edit(`${HUKUKU}/tr.mdx`, /^kind: /m, 'slug: kira\nkind: ');
    await settled();
    // The German page takes its address from the Turkish one, which alone was edited.
    expect(site.get().snapshot?.manifest.pages.map(({ pathname }) => pathname)).toContain('/de/kira');
    expect(ruleIds()).toContain('url-lost');
    await edit('facts.yaml', 'P5Y', 'P6Y');
    await settled();
    await edit('labels/de.yaml', 'Startseite', 'Anfang');
    await settled();
    expect(site.get().snapshot?.labels.de?.home).toBe('Anfang');
    await edit('urls.yaml', /$/, '\n/eski: { since: 2026-01-01, redirect: /kira-takip }\n');
    await settled();
    await edit('site.yaml', /^name: .*$/m, 'name: Yeni Ad');
    await expectAsFresh();
    expect(site.get().snapshot?.manifest.site.name).toBe('Yeni Ad');
  });

  it.runIf(isLong)('after pages came, moved and went, as files and as folders', async () => {
    await write(
      `${TAKIP}/de.mdx`,
      (await readFile(at(`${TAKIP}/tr.mdx`), 'utf8')).replace(/^(kind|order|aliases|legacySlugs|related):.*\n/gm, ''),
    );
    await expectAsFresh();
    expect(titleOf('kira-takip', 'de')).toBeDefined();
    await rm(at(`${TAKIP}/de.mdx`));
    site.touch(`${TAKIP}/de.mdx`);
    await expectAsFresh();
    expect(titleOf('kira-takip', 'de')).toBeUndefined();
    await rename(at(TAKIP), at('pages/rent/kira-yeni'));
    // What a watcher tells of a moved folder: the folders alone.
    site.touch(TAKIP);
    site.touch('pages/rent/kira-yeni');
    await expectAsFresh();
    expect([titleOf('kira-takip'), titleOf('kira-yeni')]).toEqual([undefined, expect.any(String)]);
    await write(`${HUKUKU}/review.yaml`, 'translations: {}\nsignOffs: {}\n');
    await expectAsFresh();
    await rm(at(HUKUKU), { recursive: true });
    site.touch(HUKUKU);
    await expectAsFresh();
    await write('pages/stray.mdx', 'No page.');
    await expectAsFresh();
    expect(ruleIds()).toContain('file-place');
  });

  it('after mistakes and their fixes, and shows the last good text meanwhile', async () => {
    const good = await readFile(at(`${TAKIP}/tr.mdx`), 'utf8');
    const title = titleOf('kira-takip');
    await write(`${TAKIP}/tr.mdx`, `${good}\n<Fact id="rent-determination-threshold">beş yıl\n`);
    await site.settle();
    expect(ruleIds()).toContain('mdx-syntax');
    expect(titleOf('kira-takip')).toBe(title);
    await write(`${TAKIP}/tr.mdx`, `${good}\n[Yok](page:yok-boyle-sayfa)\n`);
    await settled();
    expect(ruleIds()).toContain('page-unknown');
    await write(`${TAKIP}/tr.mdx`, good);
    await settled();
    expect(site.get().issues).toEqual([]);

    const labels = await readFile(at('labels/de.yaml'), 'utf8');
    await write('labels/de.yaml', `home: "Startseite\n`);
    await site.settle();
    expect(site.get().snapshot?.labels.de?.home).toBe('Startseite');
    await write('labels/de.yaml', labels);
    await edit('site.yaml', /^name:/m, 'nome:');
    await site.settle();
    expect(titleOf('kira-takip')).toBe(title);
    await edit('site.yaml', /^nome:/m, 'name:');
    await expectAsFresh();
    expect(site.get().issues).toEqual([]);
  });
});

it('lets the newest of many quick edits win, over readings and checks that are under way', async () => {
  for (let turn = 1; turn <= 25; turn += 1) {
    await edit(`${TAKIP}/tr.mdx`, /^title: .*$/m, `title: Başlık ${turn}`);
    if (turn % 3 === 0) await wait(turn);
  }
  await expectAsFresh();
  expect(titleOf('kira-takip')).toBe('Başlık 25');
});

it.runIf(isLong)('finds by itself what nobody has told it', async () => {
  await site.settle();
  await writeFile(at(`${TAKIP}/tr.mdx`), (await readFile(at(`${TAKIP}/tr.mdx`), 'utf8')).replace(/^title: .*$/m, 'title: Sessizce'));
  await expect.poll(() => titleOf('kira-takip'), { timeout: 10_000 }).toBe('Sessizce');
  await expectAsFresh();
});

it('waits for a program that empties a file before it writes it', async () => {
  const path = at(`${TAKIP}/tr.mdx`);
  const text = await readFile(path, 'utf8');
  let tookMs = Number.POSITIVE_INFINITY;
  // A program that takes longer to write than it is waited for proves nothing: on a busy machine the next try does.
  while (tookMs >= WRITING_MS) {
    await site.settle();
    await writeFile(path, '');
    const emptiedAt = performance.now();
    site.touch(`${TAKIP}/tr.mdx`);
    await wait(15);
    await writeFile(path, text.replace(/^title: .*$/m, 'title: Zamanında'));
    tookMs = performance.now() - emptiedAt;
    await site.settle();
  }
  expect(ruleIds()).toEqual([]);
  expect(titleOf('kira-takip')).toBe('Zamanında');
});
