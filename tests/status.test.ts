/** The status of translations over a small history in Git, as writers, translators and reviewers make it. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../scripts/config.ts';
import { openCache } from '../scripts/content/cache.ts';
import { checkContent } from '../scripts/content/check.ts';
import { CONTENT_CODE } from '../scripts/content/code.ts';
import { loadContent } from '../scripts/content/load.ts';
import { deriveStatus, type LanguageStatus, type Status } from '../scripts/review/deriveStatus.ts';
import { formatStatus } from '../scripts/review/formatStatus.ts';
import { readEarlierParts } from '../scripts/review/history.ts';
import { findNamed, type Review } from '../scripts/review/openReview.ts';
import { confirmTranslation, recordTranslation } from '../scripts/review/updateRecord.ts';
import { signOff } from '../scripts/signoff.ts';
import { updateRecords } from '../scripts/status.ts';
import { makeContent } from './fixture.ts';

const run = promisify(execFile);
const TODAY = '2026-03-01';
const PAGE = 'pages/rent/kira-takip';
const GERMAN = `content/${PAGE}/de.mdx`;

const TURKISH = `---
seo:
  title: Kira takibi denemesi
  description: Kira takibi sayfası denemeler için vardır ve yeterince uzun bir açıklama taşır.
title: Kira takibi
description: Kirayı kim izler?
kind: service
order: 1
faq:
  - question: Vekaletname gerekir mi?
    answer: Evet, gerekir.
  - question: Ne kadar sürer?
    answer: Birkaç hafta sürer.
reviewed: 2026-01-01
---

Kısa bir giriş.

## Belgeler

Sözleşmeyi hazırlayın. Makbuzları saklayın. Kira <Fact id="rent-determination-threshold">5\u00a0yıl</Fact> sonra belirlenir.

## Mahkeme

Davayı sulh hukuk mahkemesi görür.

## Masraflar

Harç ödenir.
`;

const TRANSLATION = `---
seo:
  title: Mietverfolgung im Versuch
  description: Die Seite über die Mietverfolgung ist für Versuche da und hat eine lange Beschreibung.
title: Mietverfolgung
description: Wer verfolgt die Miete?
faq:
  - question: Ist eine Vollmacht nötig?
    answer: Ja, sie ist nötig.
  - question: Wie lange dauert es?
    answer: Es dauert einige Wochen.
reviewed: 2026-01-01
---

Eine kurze Einleitung.

## Unterlagen

Bereiten Sie den Vertrag vor. Bewahren Sie Quittungen auf. Die Miete wird nach <Fact id="rent-determination-threshold">5\u00a0Jahren</Fact> festgesetzt.

## Gericht

Das Friedensgericht behandelt die Klage.

## Kosten

Es fällt eine Gebühr an.
`;

const config = readConfig({}, join(import.meta.dirname, '..'));
const cache = openCache(config, 'content', CONTENT_CODE);
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
let root = '';
let contentDir = '';

async function git(...parameters: string[]): Promise<void> {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@deneme.example', '-c', 'commit.gpgsign=false'];
  await run('git', [...identity, ...parameters], { cwd: root });
}

async function commit(): Promise<void> {
  await git('add', '-A');
  await git('commit', '-qm', 'A step');
}

async function edit(name: string, ...changes: readonly (readonly [string | RegExp, string])[]): Promise<void> {
  const path = join(contentDir, name);
  const before = await readFile(path, 'utf8');
  const after = changes.reduce((text, [from, to]) => text.replace(from, to), before);
  expect(after).not.toBe(before);
  await writeFile(path, after);
}

async function open(): Promise<Review> {
  const { content } = await loadContent({ contentDir, cache });
  if (!content) throw new Error('The content cannot be read.');
  return { content, earlier: await readEarlierParts(content, cache) };
}

async function read(): Promise<Status> {
  const { content, earlier } = await open();
  return deriveStatus(content, TODAY, earlier);
}

async function stateOf(filePath = GERMAN): Promise<LanguageStatus> {
  const found = (await read()).languages.find((language) => language.filePath === filePath);
  if (!found) throw new Error(`${filePath} has no status.`);
  return found;
}

async function record(...names: string[]): Promise<string[]> {
  const review = await open();
  return updateRecords(review, findNamed(review.content, names), (before, source, own, parts) =>
    recordTranslation(before, source, own, review.earlier, parts),
  );
}

async function confirm(...names: string[]): Promise<string[]> {
  const review = await open();
  return updateRecords(review, findNamed(review.content, names), (before, source, own, parts) =>
    confirmTranslation(before, source, own, review.earlier, { by: 'Deneme Kişisi', on: TODAY }, parts),
  );
}

async function sign(...names: string[]): Promise<string[]> {
  const { content } = await open();
  const pages = findNamed(content, names).map(({ page }) => page);
  return signOff(content, pages, { by: 'Deneme Avukatı', on: '2026-02-01' });
}

async function recordText(): Promise<string> {
  return readFile(join(contentDir, PAGE, 'review.yaml'), 'utf8');
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'history-'));
  contentDir = join(root, 'content');
  await cp(await makeContent(), contentDir, { recursive: true });
  await writeFile(join(contentDir, PAGE, 'tr.mdx'), TURKISH);
  await writeFile(join(contentDir, PAGE, 'de.mdx'), TRANSLATION);
  await git('init', '-q');
  await commit();
  await record(GERMAN);
  await commit();
});

describe('a translation that was recorded', () => {
  it('is up to date', async () => {
    expect(await stateOf()).toMatchObject({ state: 'current', stale: [], moved: [] });
  });

  it('stays so when blank lines, line ends, quotation marks, emphasis and the value of a fact change', async () => {
    await edit(
      `${PAGE}/tr.mdx`,
      ['Sözleşmeyi hazırlayın. Makbuzları', '**Sözleşmeyi**\nhazırlayın.\n\nMakbuzları'],
      ['Davayı sulh', 'Davayı  sulh'],
      ['mahkemesi görür', 'mahkemesi “görür”'],
      ['5\u00a0yıl</Fact>', '7\u00a0yıl</Fact>'],
      ['answer: Evet, gerekir.', 'answer: >-\n      Evet,\n      gerekir.'],
    );
    expect((await stateOf()).state).toBe('current');
  });

  it('is outdated where words of the source change, and the words are named', async () => {
    await edit(`${PAGE}/tr.mdx`, ['Makbuzları saklayın.', 'Bütün makbuzları saklayın. Kopyalarını alın.'], ['Birkaç hafta', 'Birkaç ay']);
    await commit();
    const { state, stale } = await stateOf();
    expect(state).toBe('outdated');
    expect(stale.map(({ key, change, isEdited }) => [key, change, isEdited])).toEqual([
      ['section.1', 'changed', false],
      ['question.2', 'changed', false],
    ]);
    const text = formatStatus(await read(), 'text');
    expect(text).toContain(`Outdated translations
  ${GERMAN}
    de §1 "Belgeler" (here "Unterlagen", line 17): 1 sentence changed, 1 new
      [Makbuzları → Bütün makbuzları] saklayın.
      [+Kopyalarını alın.+]
    de question 2 "Ne kadar sürer?" (here "Wie lange dauert es?", line 9): 1 sentence changed
      Birkaç [hafta → ay] sürer.
`);
    expect(formatStatus(await read(), 'markdown')).toContain('    - Birkaç ~~hafta~~ → **ay** sürer.\n');
    expect(JSON.parse(formatStatus(await read(), 'json'))).toMatchObject({ today: TODAY, languages: expect.any(Array) });
  });

  it('is not outdated by sections that change places, which is told apart', async () => {
    await edit(`${PAGE}/tr.mdx`, [/## Mahkeme[\s\S]*(?=## Masraflar)/, ''], [/$/, '\n## Mahkeme\n\nDavayı sulh hukuk mahkemesi görür.\n']);
    await commit();
    const { state, moved } = await stateOf();
    expect(state).toBe('current');
    expect(moved.map(({ title }) => title)).toEqual(['Masraflar', 'Mahkeme']);
    await edit(
      `${PAGE}/de.mdx`,
      [/## Gericht[\s\S]*(?=## Kosten)/, ''],
      [/$/, '\n## Gericht\n\nDas Friedensgericht behandelt die Klage.\n'],
    );
    expect(await stateOf()).toMatchObject({ state: 'current', moved: [] });
  });

  it('names a section that is new in the source, and one that is gone', async () => {
    await edit(`${PAGE}/tr.mdx`, ['## Masraflar\n\nHarç ödenir.', '## Süre\n\nDava uzun sürebilir, bunu hesaba katın.']);
    await commit();
    const { stale } = await stateOf();
    expect(stale.map(({ change, title }) => [change, title])).toEqual([['changed', 'Süre']]);
    await edit(`${PAGE}/tr.mdx`, [/\n## Süre[\s\S]*/, '']);
    expect((await stateOf()).stale.map(({ change, title }) => [change, title])).toEqual([['removed', 'Masraflar']]);
    await edit(`${PAGE}/tr.mdx`, [/$/, '\n## Masraflar\n\nHarç ödenir.\n\n## Süre\n\nUzun sürer.\n']);
    expect((await stateOf()).stale.map(({ change, title }) => [change, title])).toEqual([['added', 'Süre']]);
  });

  it('keeps its record when the page is moved and renamed, words of the source included', async () => {
    await edit(`${PAGE}/tr.mdx`, ['Harç ödenir.', 'Harç ve gider avansı ödenir.']);
    await commit();
    await mkdir(join(contentDir, 'pages/rent'), { recursive: true });
    await rename(join(contentDir, PAGE), join(contentDir, 'pages/rent/kira-izleme'));
    await commit();
    const { state, stale } = await stateOf('content/pages/rent/kira-izleme/de.mdx');
    expect(state).toBe('outdated');
    expect(stale[0]?.sentences?.map(({ before }) => before)).toEqual(['Harç ödenir.']);
  });

  it('is missing when it is deleted, and its record goes with the next one that is written', async () => {
    await rm(join(contentDir, PAGE, 'de.mdx'));
    expect((await stateOf()).state).toBe('missing');
    await writeFile(join(contentDir, PAGE, 'de.mdx'), TRANSLATION);
    expect((await stateOf()).state).toBe('current');
  });

  it('is not touched by a new alias, an old address or a related page', async () => {
    await edit(`${PAGE}/tr.mdx`, ['order: 1', 'order: 2\naliases: [/services/kira]\nlegacySlugs: [eski]\nrelated: [kira-hukuku]']);
    expect((await stateOf()).state).toBe('current');
  });

  it('says clearly that words are not to be had where there is no history', async () => {
    await edit(`${PAGE}/tr.mdx`, ['Harç ödenir.', 'Harç ve gider avansı ödenir.']);
    await rm(join(root, '.git'), { recursive: true });
    expect(formatStatus(await read(), 'text')).toContain(
      '§3 "Masraflar" (here "Kosten", line 25): changed; the words it had are not in the history',
    );
  });
});

describe('a translation without a record', () => {
  it('is told apart from one that is up to date', async () => {
    await writeFile(join(contentDir, 'pages/general/contact/de.mdx'), TRANSLATION.replace(/faq:[\s\S]*?reviewed/, 'reviewed'));
    expect((await stateOf('content/pages/general/contact/de.mdx')).state).toBe('unrecorded');
    await record('content/pages/general/contact/de.mdx');
    expect((await stateOf('content/pages/general/contact/de.mdx')).state).toBe('current');
  });
});

describe('bringing a translation up to date', () => {
  beforeEach(async () => {
    await edit(`${PAGE}/tr.mdx`, ['Harç ödenir.', 'Harç ve gider avansı ödenir.'], ['sulh hukuk mahkemesi', 'Sulh Hukuk Mahkemesi']);
    await commit();
  });

  it('takes the translator at their word only for parts that they have changed', async () => {
    await edit(`${PAGE}/de.mdx`, ['eine Gebühr', 'eine Gebühr und ein Vorschuss']);
    expect((await stateOf()).stale.map(({ key, isEdited }) => [key, isEdited])).toEqual([
      ['section.2', false],
      ['section.3', true],
    ]);
    const lines = await record(GERMAN);
    expect(lines).toEqual([
      `${GERMAN}: up to date now: §3 "Masraflar".`,
      `${GERMAN}: still outdated: §2 "Mahkeme". Edit it, or confirm that nothing has to change (--confirm).`,
    ]);
    expect((await stateOf()).stale.map(({ key }) => key)).toEqual(['section.2']);
  });

  it('lets a reviewer confirm a part by name and day, which stays when others are recorded', async () => {
    await confirm(`${GERMAN}#section.2`);
    expect(await recordText()).toMatch(/section\.2: \{ source: \S+, own: \S+, confirmed: 2026-03-01, by: Deneme Kişisi \}/);
    expect((await stateOf()).stale.map(({ key }) => key)).toEqual(['section.3']);
    await edit(`${PAGE}/de.mdx`, ['eine Gebühr', 'eine Gebühr und ein Vorschuss']);
    await record(GERMAN);
    expect((await stateOf()).state).toBe('current');
    expect(await recordText()).toContain('confirmed: 2026-03-01');
  });

  it('confirms all translations at once by the name of the source', async () => {
    await confirm(`content/${PAGE}/tr.mdx`);
    expect((await stateOf()).state).toBe('current');
  });

  it('changes one line of the record for each part', async () => {
    const before = (await recordText()).split('\n');
    await confirm(`${GERMAN}#section.2`);
    const after = (await recordText()).split('\n');
    expect(after.filter((line) => !before.includes(line))).toHaveLength(1);
  });

  it('tells of a name that is none', async () => {
    await expect(confirm('content/pages/rent/kira-takib/de.mdx')).rejects.toThrow('Did you mean "content/pages/rent/kira-takip/de.mdx"?');
  });
});

describe('a sign-off', () => {
  const signOffOf = async () => (await stateOf()).signOff;

  beforeEach(async () => {
    await sign(GERMAN);
  });

  it('holds for its language only', async () => {
    expect(await signOffOf()).toEqual({ state: 'valid', by: 'Deneme Avukatı', on: '2026-02-01' });
    expect((await stateOf(`content/${PAGE}/tr.mdx`)).signOff).toEqual({ state: 'none' });
  });

  it('holds when nothing changes that readers see', async () => {
    await edit(`${PAGE}/de.mdx`, ['Bewahren Sie', '\nBewahren Sie']);
    await edit('facts.yaml', ['status: statute', 'status: check']);
    expect((await signOffOf()).state).toBe('valid');
  });

  it('is void after an edit of the text', async () => {
    await edit(`${PAGE}/de.mdx`, ['eine Gebühr', 'keine Gebühr']);
    expect(await signOffOf()).toMatchObject({ state: 'void', reasons: [{ kind: 'text' }] });
    expect(formatStatus(await read(), 'text')).toContain(
      `${GERMAN}: signed off by Deneme Avukatı on 2026-02-01; void, because the text has changed`,
    );
  });

  it('is void after an edit of a title that only search engines show', async () => {
    await edit(`${PAGE}/de.mdx`, ['Mietverfolgung im Versuch', 'Mietverfolgung als Versuch']);
    expect((await signOffOf()).state).toBe('void');
  });

  it('is void on every page that quotes a fact whose value or basis changes, and on no other', async () => {
    await sign('content/pages/rent/kira-hukuku/de.mdx', 'content/pages/general/home/de.mdx');
    await edit('facts.yaml', ['value: P5Y', 'value: P6Y']);
    const states = (await read()).languages
      .filter(({ localeCode }) => localeCode === 'de')
      .map(({ pageId, signOff: own }) => [pageId, own]);
    const reasons = [{ kind: 'fact', factId: 'rent-determination-threshold' }];
    expect(Object.fromEntries(states)).toMatchObject({
      'kira-takip': { state: 'void', reasons },
      'kira-hukuku': { state: 'void', reasons },
      home: { state: 'valid' },
    });
  });

  it('is void when a statute that the page quotes, itself or through a fact, was amended later', async () => {
    await writeFile(join(contentDir, 'statutes.yaml'), '- statute: TBK 344\n  changed: 2026-02-10\n');
    expect(await signOffOf()).toMatchObject({ state: 'void', reasons: [{ kind: 'statute', statute: 'TBK 344', changed: '2026-02-10' }] });
    await writeFile(join(contentDir, 'statutes.yaml'), '- statute: TBK 34\n  changed: 2026-02-10\n- statute: TBK\n  changed: 2026-01-10\n');
    expect((await signOffOf()).state).toBe('valid');
  });

  it('is refused for a page that is older than its source or has mistakes', async () => {
    await edit(`${PAGE}/tr.mdx`, ['Harç ödenir.', 'Harç ve gider avansı ödenir.']);
    await expect(sign(GERMAN)).rejects.toThrow(`${GERMAN} is older than its source (npm run status).`);
    await edit(`${PAGE}/de.mdx`, ['5\u00a0Jahren', '6\u00a0Jahren']);
    await expect(sign(GERMAN)).rejects.toThrow(/has 1 mistake \(npm run check\) and is older/);
  });

  it('is reported when it is older than the site allows', async () => {
    expect((await stateOf()).isReviewOld).toBe(false);
    const { content } = await open();
    const later = deriveStatus(content, '2026-08-02', new Map());
    expect(later.languages.find(({ filePath }) => filePath === GERMAN)?.isReviewOld).toBe(true);
    expect(later.oldFacts).toEqual([{ id: 'rent-determination-threshold', reviewed: '2026-01-01' }]);
  });
});

describe('the commands', () => {
  const command = (script: string, ...parameters: string[]) =>
    run(process.execPath, ['--import', 'tsx', join('scripts', script), ...parameters], {
      cwd: config.root,
      env: { ...process.env, CONTENT_DIR: contentDir },
    }).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      (failure: { code: number; stdout: string; stderr: string }) => ({ code: failure.code, output: failure.stdout + failure.stderr }),
    );

  it('print the status, confirm, and sign off', async () => {
    await edit(`${PAGE}/tr.mdx`, ['Harç ödenir.', 'Harç ve gider avansı ödenir.']);
    await commit();
    expect((await command('status.ts')).output).toContain('Harç [+ve gider avansı+] ödenir.');
    expect((await command('status.ts', '--confirm', GERMAN, '--by', 'Deneme Kişisi')).output).toContain('up to date now: §3 "Masraflar".');
    expect((await command('signoff.ts', GERMAN, '--by', 'Deneme Avukatı')).output).toMatch(/signed off by Deneme Avukatı on \d{4}-/);
    expect((await command('status.ts', 'de', 'kira-takip')).output).toContain(
      '1 of 1 translations are up to date. A lawyer has signed off 1 of 1 pages and translations.\n',
    );
  });

  it('say how they are used instead of showing a stack', async () => {
    for (const [script, ...parameters] of [
      ['signoff.ts', GERMAN],
      ['status.ts', '--format=html'],
      ['status.ts', '--record'],
      ['status.ts', '--colour'],
    ] as const) {
      const { code, output } = await command(script, ...parameters);
      expect(code).toBe(1);
      expect(output).toContain('Use:');
      expect(output).not.toMatch(/\n\s+at .+:\d+/);
    }
  });
});

describe('the check', () => {
  it('names outdated parts in both files; as an error where the policy is to stop', async () => {
    await edit(`${PAGE}/tr.mdx`, ['Harç ödenir.', 'Harç ve gider avansı ödenir.']);
    const find = async () => {
      const { content } = await open();
      return checkContent(content).filter(({ ruleId }) => ruleId === 'translation-outdated');
    };
    const [issue] = await find();
    expect(issue).toMatchObject({ severity: 'warning', filePath: GERMAN, line: 25 });
    expect(issue?.related).toMatchObject([{ filePath: `content/${PAGE}/tr.mdx`, line: 27 }]);
    await edit(`${PAGE}/tr.mdx`, ['order: 1', 'order: 1\ntranslations: { outdated: stop }']);
    expect(await find()).toMatchObject([{ severity: 'error' }]);
  });
});
