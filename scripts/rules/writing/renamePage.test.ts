import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeContent } from '../../../tests/fixture.ts';
import { loadContent } from '../../content/load.ts';
import { findStructure } from '../structureRules.ts';
import { renamePage } from './renamePage.ts';

const root = join(import.meta.dirname, '../../..');
const cacheDir = await mkdtemp(join(tmpdir(), 'cache-'));
let contentDir = '';
let before: ReadonlyMap<string, string>;

/** Texts by their paths in the content folder, in the order of the paths. */
function readTexts(): ReadonlyMap<string, string> {
  const entries = readdirSync(contentDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name).slice(contentDir.length + 1)).sort();
  return new Map(paths.map((path) => [path, readFileSync(join(contentDir, path), 'utf8')]));
}

const rename = (oldId: string, newId: string) => renamePage({ root, cacheDir, contentDir }, oldId, newId);
const read = (path: string) => readFile(join(contentDir, path), 'utf8');

async function findings(): Promise<string[]> {
  const { content, issues } = await loadContent({ contentDir });
  return [...issues, ...(content ? findStructure(content) : [])].map(({ ruleId, filePath, line }) => `${ruleId} ${filePath}:${line}`);
}

beforeEach(async () => {
  contentDir = await makeContent();
  const facts = await read('facts.yaml');
  await writeFile(join(contentDir, 'facts.yaml'), `${facts}  pages: [kira-hukuku]\n`);
  const home = await read('pages/general/home/tr.mdx');
  await writeFile(join(contentDir, 'pages/general/home/tr.mdx'), `${home}\n[Kira](page:kira-hukuku#baslik), [takip](page:kira-takip).\n`);
  before = readTexts();
});

describe('renaming a page', () => {
  it('moves its folder, its links and its registers, and keeps every old address', async () => {
    const { ok, touched, text } = await rename('kira-hukuku', 'kiracilik');
    expect(ok).toBe(true);
    expect(await findings()).toEqual([]);
    expect(await read('facts.yaml')).toContain('pages: [kiracilik]');
    expect(await read('pages/general/home/tr.mdx')).toContain('[Kira](page:kiracilik#baslik), [takip](page:kira-takip)');
    const source = await read('pages/rent/kiracilik/tr.mdx');
    expect(source).toContain('aliases: [/services/kiracilik]\nlegacySlugs: [eskikira, kira-hukuku]\nrelated: [kira-takip]');
    const changed = [...readTexts()].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
    expect(touched).toEqual(changed.map((path) => `content/${path}`));
    for (const filePath of touched) expect(text).toContain(`  ${filePath}\n`);
  });

  it('takes the questions along that judge the search', async () => {
    await writeFile(join(contentDir, 'searches.yaml'), 'tr:\n  "kira-hukuku": kira-hukuku # a remark\n  takip: kira-takip\n');
    await rename('kira-hukuku', 'kiracilik');
    expect(await read('searches.yaml')).toBe('tr:\n  "kira-hukuku": kiracilik # a remark\n  takip: kira-takip\n');
  });

  it('takes redirects of the ledger along', async () => {
    await rename('kira-takip', 'kira-izleme');
    expect(await findings()).toEqual([]);
    expect(await read('urls.yaml')).toContain('/kira-rehberi: { since: 2026-01-01, redirect: /kira-izleme }');
    expect(await read('urls.yaml')).toContain('/kira-takip: 2026-01-01');
  });

  it('there and back again leaves the old name free of redirects', async () => {
    await rename('kira-takip', 'kira-izleme');
    const { ok } = await rename('kira-izleme', 'kira-takip');
    expect(ok).toBe(true);
    expect(await findings()).toEqual([]);
    expect(await read('pages/rent/kira-takip/tr.mdx')).toContain('legacySlugs: [kira-izleme]');
  });

  it('leaves the addresses of a page with a slug of its own alone, and says how they are changed', async () => {
    const { text } = await rename('contact', 'reach-us');
    expect(text).toMatch(
      /The addresses stay as they are: content\/pages\/general\/reach-us\/tr\.mdx:\d+ says "slug: iletisim"\. To change them too, .* add "iletisim" to legacySlugs/,
    );
    expect(await findings()).toEqual([]);
    expect(await read('pages/general/reach-us/tr.mdx')).not.toContain('legacySlugs');
  });

  it('takes a translation’s own lists along', async () => {
    const path = 'pages/rent/kira-hukuku/de.mdx';
    const lists = 'aliases: [/ratgeber/kira-hukuku]\nlegacySlugs: [mieten, kiracilik]\n';
    await writeFile(join(contentDir, path), (await read(path)).replace('reviewed:', `${lists}reviewed:`));
    await rename('kira-hukuku', 'kiracilik');
    expect(await findings()).toEqual([]);
    expect(await read('pages/rent/kiracilik/de.mdx')).toContain('aliases: [/ratgeber/kiracilik]\nlegacySlugs: [mieten]\n');
  });

  it('leaves the address of a translation with a slug of its own, and says its old endings once', async () => {
    const path = 'pages/rent/kira-hukuku/de.mdx';
    const lists = 'slug: mietrecht\naliases: [/ratgeber/mietrecht]\nlegacySlugs: [kira-hukuku, kiracilik]\n';
    await writeFile(join(contentDir, path), (await read(path)).replace('reviewed:', `${lists}reviewed:`));
    await rename('kira-hukuku', 'kiracilik');
    expect(await findings()).toEqual([]);
    expect(await read('pages/rent/kiracilik/de.mdx')).toContain(
      'slug: mietrecht\naliases: [/ratgeber/mietrecht]\nlegacySlugs: [kiracilik]\n',
    );
  });

  it.each([
    ['kira-takp', 'kira-izleme', 'There is no page "kira-takp". Did you mean "kira-takip"?'],
    ['kira-takip', 'kira-takip', 'The old and the new name are the same.'],
    [
      'kira-takip',
      'Kira İzleme',
      '"Kira İzleme" cannot be an address: small Latin letters, digits and single hyphens only. Did you mean "kira-izleme"?',
    ],
    ['kira-takip', 'kira-hukuku', 'There is a page "kira-hukuku" already: content/pages/rent/kira-hukuku/.'],
    ['kira-takip', 'iletisim', '/iletisim is the address of another page: content/pages/general/contact/tr.mdx.'],
    ['kira-takip', 'eskikira', '"eskikira" is an old ending of addresses, which leads to content/pages/rent/kira-hukuku/'],
    ['kira-takip', 'kira-hesaplama', '/kira-hesaplama was published before and has its own entry: content/urls.yaml:9.'],
    ['kira-takip', 'assets', '"assets" cannot be an address: it is kept for the site’s own files.'],
    ['kira-takip', 'fr', '"fr" cannot be an address: it has two letters, which are kept for languages.'],
  ])('refuses %s → %s and changes nothing', async (oldId, newId, expected) => {
    const { ok, text } = await rename(oldId, newId);
    expect(ok).toBe(false);
    expect(text).toContain(expected);
    expect(readTexts()).toEqual(before);
  });

  it('refuses while a file cannot be read, because it may name the page', async () => {
    await writeFile(join(contentDir, 'pages/general/home/de.mdx'), 'no frontmatter');
    const { ok, text } = await rename('kira-takip', 'kira-izleme');
    expect(ok).toBe(false);
    expect(text).toContain('content/pages/general/home/de.mdx:1:1  error  frontmatter');
    expect(text).toContain('Nothing is renamed until these files can be read.');
  });
});
