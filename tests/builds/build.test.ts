/** The build as a whole: the same input gives the same bytes, and a failed build leaves the last one unchanged. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { THIRD_PARTY_NAME } from '../../scripts/build/thirdParty.ts';
import { parseLedger } from '../../scripts/content/registers/ledger.ts';
import { servePreview } from '../../scripts/hosting/serve/servePreview.ts';
import { ERROR_STATUSES } from '../../src/model/errorStatus.ts';
import { makeContent } from '../fixture.ts';
import { isLong } from '../long.ts';
import { build, edit, hashesOf, makeWarmProject } from './project.ts';

/** What the words say is no matter here, and dictionaries take half a second to load. */
const BARE = { CHECK_TEXTS: 'no' };
/** Mistakes that a build meets at different steps: while it reads bytes, YAML and MDX, and when it has read everything. */
const MISTAKES = [
  'binary-file',
  'mdx-script',
  'redirect-loop',
  ...(isLong ? ['long-line', 'yaml-bomb', 'unwritten', 'yaml-empty-file'] : []),
];

describe('building the fixture', () => {
  let dir = '';
  let outDir = '';
  let first: Record<string, string> = {};
  let before: readonly string[] = [];
  const hashes = () => hashesOf(outDir, ['.']);
  const page = 'content/pages/rent/kira-takip/tr.mdx';

  beforeAll(async () => {
    dir = await makeWarmProject(inject('cacheDir'));
    outDir = join(dir, 'dist');
    const { code, output } = await build(dir);
    expect(output).toContain('Done in');
    expect(code).toBe(0);
    first = await hashes();
    before = (await readdir(dir)).sort();
  });

  afterAll(() => rm(dir, { recursive: true, force: true }));

  it('writes pages, aliases and error pages of the languages that exist, and nothing for the ones that do not', () => {
    const errorPages = ERROR_STATUSES.flatMap((status) => [`${status}.html`, `de/${status}.html`]);
    const documents = Object.keys(first)
      .filter((name) => name.endsWith('.html'))
      .sort();
    const pages = [
      'de.html',
      'de/kira-hukuku.html',
      'de/services/kira-hukuku.html',
      'iletisim.html',
      'index.html',
      'kira-hukuku.html',
      'kira-takip.html',
      'services/kira-hukuku.html',
    ];
    expect(documents).toEqual([...errorPages, ...pages].sort());
  });

  it('names only existing languages as alternates, and turns links to untranslated pages into words', async () => {
    const html = await readFile(join(outDir, 'kira-takip.html'), 'utf8');
    expect([...html.matchAll(/hreflang="([\w-]+)"/g)].map((match) => match[1])).not.toContain('de');
    const german = await readFile(join(outDir, 'de/kira-hukuku.html'), 'utf8');
    expect(german).not.toContain('/de/kira-takip');
  });

  it('answers every address of the ledger: with a page, one hop to a page, or 410', async () => {
    const ledger = parseLedger(await readFile(join(dir, 'content/urls.yaml'), 'utf8'), []);
    const { server, url } = await servePreview(outDir, 0, join(dir, 'hosting'));
    const statuses: Record<string, number> = {};
    for (const { pathname } of ledger?.entries ?? []) {
      const response = await fetch(url + pathname, { redirect: 'manual' });
      statuses[pathname] = response.status;
      const location = response.headers.get('location');
      if (location) expect((await fetch(url + location, { redirect: 'manual' })).status, `${pathname} → ${location}`).toBe(200);
    }
    server.close();
    // A host that only has files leaves the same to its error page.
    expect(await readFile(join(outDir, '404.html'), 'utf8')).toContain('"retired":{"/kira-rehberi":"/kira-takip","/kira-hesaplama":""}');
    const { '/kira-hesaplama': gone, ...others } = statuses;
    expect(gone).toBe(410);
    expect(Object.keys(others).filter((pathname) => others[pathname] === 301)).toEqual(['/eskikira', '/kira-rehberi', '/de/eskikira']);
    expect(new Set(Object.values(others))).toEqual(new Set([200, 301]));
  });

  it('gives the same bytes again', async () => {
    await build(dir, BARE);
    expect(await hashes()).toEqual(first);
  });

  it('fails on a mistake with one report and keeps the last good site', async () => {
    const good = await readFile(join(dir, page), 'utf8');
    await edit(dir, page, 'page:contact', 'page:kontact');
    const { code, output } = await build(dir, BARE);
    await writeFile(join(dir, page), good);
    expect(code).toBe(1);
    expect(output).toContain(`${page}:16:19  error  page-unknown`);
    expect(output).not.toMatch(/\n\s+at .+:\d+:\d+/);
    expect(await hashes()).toEqual(first);
  });

  it.each(MISTAKES)('keeps the last good site when it meets the mistake %s', async (name) => {
    const content = await makeContent(`bad/${name}`);
    const { code, output } = await build(dir, { ...BARE, CONTENT_DIR: content });
    await rm(content, { recursive: true });
    expect(code).toBe(1);
    expect(output).toMatch(/^content\/\S+:\d+:\d+ {2}error {2}[a-z-]+$/m);
    expect(output).not.toMatch(/\n\s+at .+:\d+:\d+/);
    expect(await hashes()).toEqual(first);
  });

  it('compiles only what changed', async () => {
    await edit(dir, page, 'Belgeleri toplarız.', 'Belgeleri birlikte toplarız.');
    const { output } = await build(dir, BARE);
    expect(output).toContain('6 pages, 1 changed');
    expect(await readFile(join(outDir, 'kira-takip.html'), 'utf8')).toContain('birlikte toplarız');
  });

  it('names the licence of everything by others that reaches a visitor, and of nothing under other terms', async () => {
    const notice = await readFile(join(outDir, THIRD_PARTY_NAME), 'utf8');
    const works = [...notice.matchAll(/^(.+) \(([^()]+)\)\n=+$/gm)].map(([, work = '', license = '']) => ({ work, license }));
    for (const name of ['preact', 'rosetta', 'flag-icons', 'Piazzolla']) {
      expect(
        works.filter(({ work }) => work.startsWith(`${name} `)),
        name,
      ).toHaveLength(1);
    }
    for (const { work, license } of works) expect(`${work}: ${license}`).toMatch(/: (?:MIT|ISC|0BSD|BSD-[23]-Clause|OFL-1\.1)$/);
    expect(Object.keys(first).filter((file) => file.endsWith('licenses.json'))).toEqual([]);
  });

  it('leaves no staging folder behind', async () => {
    expect((await readdir(dir)).sort()).toEqual(before);
    expect(await readdir(join(dir, '.build'))).toEqual(['lock']);
  });
});
