import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeContent } from '../../../tests/fixture.ts';
import { needProgram } from '../../../tests/missing.ts';
import { loadContent } from '../../content/load.ts';
import { gitEnvironment } from '../../core/git.ts';
import { findStructure } from '../structureRules.ts';
import { reasonOf, retirePage } from './retirePage.ts';

const root = join(import.meta.dirname, '../../..');
const cacheDir = await mkdtemp(join(tmpdir(), 'cache-'));
const AREA = 'pages/rent/kira-hukuku/tr.mdx';
const hasGit = needProgram('git', 'retiring a page that no commit has') !== undefined;
let contentDir = '';

const retire = (pageId: string, to?: string) => retirePage({ root, cacheDir, contentDir }, { pageId, to, reason: 'Nobody asks for it.' });
const read = (path: string) => readFile(join(contentDir, path), 'utf8');

async function edit(path: string, from: string | RegExp, to: string): Promise<void> {
  const before = await read(path);
  expect(before.replace(from, to)).not.toBe(before);
  await writeFile(join(contentDir, path), before.replace(from, to));
}

async function findings(): Promise<string[]> {
  const { content, issues } = await loadContent({ contentDir });
  return [...issues, ...(content ? findStructure(content) : [])].map(({ ruleId, message }) => `${ruleId} ${message}`);
}

beforeEach(async () => {
  contentDir = await makeContent();
  // The one link to the page, so that it may go.
  await edit(AREA, 'related: [kira-takip]', 'related: []');
});

describe('retiring a page', () => {
  it('without a successor says of each of its addresses that it is gone', async () => {
    const { ok, text } = await retire('kira-takip');
    expect(ok).toBe(true);
    expect(existsSync(join(contentDir, 'pages/rent/kira-takip'))).toBe(false);
    expect(await findings()).toEqual([]);
    const ledger = await read('urls.yaml');
    expect(ledger).toContain('/kira-takip: { since: 2026-01-01, gone: "Nobody asks for it." }');
    // What led to the page leads nowhere now.
    expect(ledger).toContain('/kira-rehberi: { since: 2026-01-01, gone: "Nobody asks for it." }');
    expect(ledger).toContain('/kira-hesaplama: { since: 2026-01-01, gone: The calculator is no longer offered. }');
    expect(text).toContain('2 of its addresses were public');
  });

  it.each([
    ['en', 'The page was removed on 2026-02-01.'],
    ['tr', 'Sayfa 2026-02-01 tarihinde kaldırıldı.'],
    ['de', 'Die Seite wurde am 2026-02-01 entfernt.'],
  ] as const)('gives the ledger a reason in %s, where nobody says why', async (language, reason) => {
    await retirePage(
      { root, cacheDir, contentDir },
      { pageId: 'kira-takip', to: undefined, reason: reasonOf('2026-02-01', language) },
      language,
    );
    expect(await read('urls.yaml')).toContain(`/kira-takip: { since: 2026-01-01, gone: "${reason}" }`);
  });

  it('says what is left to do where a finder relied on the page, because nothing can be built before', async () => {
    contentDir = await makeContent('bad/finder-fact');
    await edit(AREA, 'related: [kira-takip]', 'related: []');
    await edit(
      'pages/rent/kira-takip/tr.mdx',
      '<Steps />',
      'Kiracılık <Fact id="rent-determination-threshold">5\u00a0yıl</Fact> sürer.\n\n<Steps />',
    );
    const { ok, text } = await retire('kira-takip', 'contact');
    expect(ok).toBe(true);
    expect(text).toContain('Still to do, before the site can be built:\n\ncontent/pages/rent/hangi-yol/tr.mdx:32:13  error  finder-fact');
    expect(existsSync(join(contentDir, 'pages/rent/kira-takip'))).toBe(false);
  });

  it.each(['contact', '/iletisim'])('sends its readers to %s, in their language where that exists', async (to) => {
    await edit('pages/rent/kira-takip/tr.mdx', /\nreviewed/, '\naliases: [/services/kira-takip]\nlegacySlugs: [eskitakip]\nreviewed');
    await edit(
      'urls.yaml',
      /^\/de: /m,
      '/eskitakip: 2026-01-01\n/services/kira-takip: 2026-01-01 # a remark\n/de/eskitakip: 2026-01-01\n/de: ',
    );
    const { ok } = await retire('kira-takip', to);
    expect(ok).toBe(true);
    expect(await findings()).toEqual([]);
    const ledger = await read('urls.yaml');
    for (const pathname of ['/kira-takip', '/kira-rehberi', '/eskitakip', '/de/eskitakip'])
      expect(ledger).toContain(`\n${pathname}: { since: 2026-01-01, redirect: /iletisim }\n`);
    expect(ledger).toContain('/services/kira-takip: { since: 2026-01-01, redirect: /iletisim } # a remark\n');
  });

  it('turns the questions that judge the search to the successor, and lists them where there is none', async () => {
    await writeFile(join(contentDir, 'searches.yaml'), 'tr:\n  takip: kira-takip\n');
    const refused = await retire('kira-takip');
    expect(refused.text).toContain('content/searches.yaml:2:10');
    const { text } = await retire('kira-takip', 'contact');
    expect(await read('searches.yaml')).toBe('tr:\n  takip: contact\n');
    expect(text).toContain('Entries that led to it lead to the other page now:\n  content/searches.yaml\n');
    expect(text).not.toContain('Lists that named it');
  });

  it('finds the addresses that a translation alone had', async () => {
    await edit('pages/rent/kira-hukuku/de.mdx', /\nreviewed/, '\naliases: [/ratgeber/miete]\nlegacySlugs: [mieten]\nreviewed');
    await edit('urls.yaml', /^\/de: /m, '/de/mieten: 2026-01-01\n/de/ratgeber/miete: 2026-01-01\n/de: ');
    for (const code of ['tr', 'de']) await edit(`pages/general/home/${code}.mdx`, /kira-hukuku/g, 'contact');
    const { ok } = await retire('kira-hukuku', 'home');
    expect(ok).toBe(true);
    expect(await findings()).toEqual([]);
    const ledger = await read('urls.yaml');
    for (const pathname of ['/de/mieten', '/de/ratgeber/miete', '/de/eskikira'])
      expect(ledger).toContain(`\n${pathname}: { since: 2026-01-01, redirect: /de }\n`);
  });

  it('gives each language its own page', async () => {
    await edit('pages/rent/kira-takip/tr.mdx', /\nreviewed/, '\nlegacySlugs: [eskitakip]\nreviewed');
    await edit('urls.yaml', /^\/de: /m, '/de/eskitakip: 2026-01-01\n/de: ');
    await retire('kira-takip', 'kira-hukuku');
    expect(await findings()).toEqual([]);
    expect(await read('urls.yaml')).toContain('/de/eskitakip: { since: 2026-01-01, redirect: /de/kira-hukuku }');
  });

  it('names every place that still needs the page, and changes nothing', async () => {
    await edit(AREA, 'related: []', 'related: [kira-takip]');
    await edit('pages/general/home/tr.mdx', /$/, '\n[Takip](page:kira-takip).\n');
    await edit('facts.yaml', /$/, '  pages: [kira-takip]\n');
    const before = await read('urls.yaml');
    const { ok, text } = await retire('kira-takip');
    expect(ok).toBe(false);
    expect(text).toContain('"kira-takip" is still needed. Nothing is removed until these are fixed:');
    expect(text).toContain('To turn 2 links to another page, type: npm run retire -- kira-takip --to <page>');
    expect(text).toMatch(
      /content\/pages\/rent\/kira-hukuku\/tr\.mdx:\d+:\d+ +error +page-unknown\n {2}This names the page that is to be removed\./,
    );
    expect(text).toMatch(/content\/pages\/general\/home\/tr\.mdx:\d+:\d+ +error +page-unknown/);
    expect(text).toMatch(/content\/facts\.yaml:6:\d+ +error +page-unknown/);
    expect(await read('urls.yaml')).toBe(before);
    expect(existsSync(join(contentDir, 'pages/rent/kira-takip/tr.mdx'))).toBe(true);
  });

  it('turns links and lists to the successor, and shows each link with its new text', async () => {
    await edit(AREA, 'related: []', 'related: [kira-takip]');
    await edit(AREA, '## Kira ne', 'Bkz. [kira\ntakibi](page:kira-takip#belgeler).\n\n## Kira ne');
    await edit('pages/general/home/tr.mdx', 'page: kira-hukuku', 'page: kira-takip');
    await edit('pages/general/home/tr.mdx', /$/, '\n[Takip [1]](page:kira-takip). [Başka](page:kira-takip-2)\n');
    await edit('facts.yaml', /$/, '  pages: [contact, kira-takip]\n');
    const { ok, text } = await retire('kira-takip', 'kira-hukuku');
    expect(ok, text).toBe(true);
    const [area, home] = [await read(AREA), await read('pages/general/home/tr.mdx')];
    // A page does not link to itself.
    expect(area).toContain('Bkz. kira\ntakibi.');
    expect(area).toContain('related: []');
    expect(home).toContain('page: kira-hukuku');
    expect(home).toContain('[Takip [1]](page:kira-hukuku). [Başka](page:kira-takip-2)');
    expect(await read('facts.yaml')).toContain('pages: [contact]');
    expect(text).toMatch(
      /2 links lead to the other page\. .*\n {2}content\/\S+:\d+ {2}\[Takip \[1\]\]\(page:kira-takip\) → \[Takip \[1\]\]\(page:kira-hukuku\)/,
    );
    expect(text).toContain('  content/facts.yaml\n');
    expect((await findings()).filter((line) => !line.includes('kira-takip-2'))).toEqual([]);
  });

  it.each([
    ['kira-takp', undefined, 'There is no page "kira-takp". Did you mean "kira-takip"?'],
    ['kira-takip', 'kira-huku', 'There is no published page "kira-huku". Did you mean "kira-hukuku"?'],
    ['kira-takip', '/kira-hukuk', 'There is no published page "/kira-hukuk". Did you mean "/kira-hukuku"?'],
    ['kira-takip', 'kira-takip', '"kira-takip" is the page that is to go; name another.'],
    ['home', 'contact', 'No page has "kind: home".'],
  ])('refuses %s → %s', async (pageId, to, expected) => {
    const { ok, text } = await retire(pageId, to);
    expect(ok).toBe(false);
    expect(text).toContain(expected);
  });

  it.skipIf(!hasGit)('refuses while Git could not bring back a text of the page, and removes the page after a commit', async () => {
    const git = (...options: string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@x.example', ...options], { cwd: contentDir, env: gitEnvironment() });
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'one');
    await edit('pages/rent/kira-takip/tr.mdx', 'Belgeleri toplarız.', 'Belgeleri hemen toplarız.');
    const ledger = await read('urls.yaml');
    expect(await retire('kira-takip')).toEqual({ ok: false, text: expect.stringContaining('would be lost: tr.mdx.') });
    expect(await read('pages/rent/kira-takip/tr.mdx')).toContain('hemen');
    expect(await read('urls.yaml')).toBe(ledger);
    git('add', '.');
    git('commit', '-qm', 'two');
    expect((await retire('kira-takip')).ok).toBe(true);
  });

  it('refuses while a file cannot be read, because it may name the page', async () => {
    await writeFile(join(contentDir, 'pages/general/home/de.mdx'), 'no frontmatter');
    const { ok, text } = await retire('kira-takip');
    expect(ok).toBe(false);
    expect(text).toContain('Nothing is removed until these files can be read.');
  });
});
