import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeContent } from '../../../tests/fixture.ts';
import { isLong } from '../../../tests/long.ts';
import { loadContent } from '../../content/load.ts';
import { checkContent } from '../check.ts';
import { parity } from '../parity/parity.ts';
import { makePage } from './makePage.ts';

const root = join(import.meta.dirname, '../../..');
const cacheDir = await mkdtemp(join(tmpdir(), 'cache-'));
let contentDir = '';
const make = (target: string, kind?: string) => makePage({ root, cacheDir, contentDir }, { target, kind, today: '2026-03-04' });

async function findings(): Promise<string[]> {
  const { content, issues } = await loadContent({ contentDir });
  return [...issues, ...(content ? checkContent(content) : [])].map(
    ({ severity, ruleId, filePath }) => `${severity} ${ruleId} ${filePath}`,
  );
}

async function publish(pageId: string, change: (text: string) => string = (text) => text): Promise<void> {
  for (const code of ['tr', 'de']) {
    const path = join(contentDir, 'pages/rent', pageId, `${code}.mdx`);
    await writeFile(path, change((await readFile(path, 'utf8')).replace(/^draft: true.*\n/m, '')));
  }
}

beforeEach(async () => {
  contentDir = await makeContent();
  await cp(join(root, 'content/outlines'), join(contentDir, 'outlines'), { recursive: true });
});

describe('a new page', () => {
  it('is a draft in every language that the check takes, with one line a file of what is left', async () => {
    const { ok, files } = await make('rent/kira-sozlesmesi');
    expect(ok).toBe(true);
    expect(files).toEqual(['content/pages/rent/kira-sozlesmesi/tr.mdx', 'content/pages/rent/kira-sozlesmesi/de.mdx']);
    expect(await findings()).toEqual(
      files
        .toReversed()
        .toSorted()
        .map((file) => `warning unwritten ${file}`),
    );
  });

  it('has the keys that follow from its place in the source language only, and the day of a review prepared', async () => {
    await make('rent/kira-sozlesmesi');
    const source = await readFile(join(contentDir, 'pages/rent/kira-sozlesmesi/tr.mdx'), 'utf8');
    expect(source).toContain('\nkind: service\norder: 2\nrelated: [kira-hukuku]\ndraft: true');
    expect(source).toContain('\n# reviewed: 2026-03-04 ');
    const german = await readFile(join(contentDir, 'pages/rent/kira-sozlesmesi/de.mdx'), 'utf8');
    expect(german).not.toMatch(/^(?:kind|order|aliases|related):/m);
  });

  it.runIf(isLong)(
    'of the kind guide in the folder general has a short title and the next position there, and no area page as related',
    async () => {
      expect((await make('general/vekaletname', 'guide')).ok).toBe(true);
      const source = await readFile(join(contentDir, 'pages/general/vekaletname/tr.mdx'), 'utf8');
      expect(source).toContain('\nshortTitle: ');
      expect(source).toContain('\nkind: guide\norder: 5\ndraft: true');
      const found = ['de', 'tr'].map((code) => `warning unwritten content/pages/general/vekaletname/${code}.mdx`);
      expect(await findings()).toEqual(found);
    },
  );

  it('in the folder general is a guide, where all other kinds have their page', async () => {
    for (const kind of ['services', 'about', 'faq', 'privacy', 'search']) await make(`general/${kind}-1`, kind);
    expect((await make('general/vekaletname')).text).toContain('of the kind "guide"');
  });

  it('is not published with its guidance', async () => {
    await make('rent/kira-sozlesmesi');
    await publish('kira-sozlesmesi');
    const found = await findings();
    expect(new Set(found)).toEqual(new Set(['tr', 'de'].map((code) => `error unwritten content/pages/rent/kira-sozlesmesi/${code}.mdx`)));
    expect(found.length).toBeGreaterThan(20);
  });

  it.runIf(isLong).each(['service', 'guide', 'area'])('of the kind %s is built alike in all languages', async (kind) => {
    if (kind === 'area')
      await writeFile(
        join(contentDir, 'pages/rent/kira-hukuku/tr.mdx'),
        (await readFile(join(contentDir, 'pages/rent/kira-hukuku/tr.mdx'), 'utf8')).replace('kind: area', 'kind: service'),
      );
    expect((await make('rent/kira-sozlesmesi', kind)).text).toContain(`of the kind "${kind}"`);
    await publish('kira-sozlesmesi', (text) => text.replaceAll(/[⟪⟫]/g, ''));
    const { content, issues } = await loadContent({ contentDir });
    expect(issues).toEqual([]);
    expect(content && parity.check(content)).toEqual([]);
  });

  it.each([
    ['kira-sozlesmesi', undefined, '"kira-sozlesmesi" is no place of a page. Write <area>/<page-id>'],
    ['rents/kira-sozlesmesi', undefined, 'There is no area "rents"; the site has general, rent. Did you mean "rent"?'],
    ['rent/Kira Sözleşmesi', undefined, 'small Latin letters, digits and single hyphens only. Did you mean "kira-sozlesmesi"?'],
    ['rent/kira-takip', undefined, 'There is a page "kira-takip" already: content/pages/rent/kira-takip/.'],
    ['rent/kira-rehberi', undefined, '/kira-rehberi was published before and has its own entry: content/urls.yaml:8.'],
    ['rent/services', undefined, 'it is kept for the site’s own files'],
    ['rent/neu', 'area', 'The area "rent" has its area page already.'],
    ['rent/neu', 'guides', 'There is no kind "guides". Did you mean "guide"?'],
    ['rent/neu', 'faq', 'A page of the kind "faq" belongs in the folder general.'],
    ['general/neu', 'contact', 'In the folder general you can add services, about, faq, privacy, search, guide, finder: --kind=services.'],
  ])('is refused as %s (kind %s)', async (target, kind, expected) => {
    const before = await readdir(contentDir, { recursive: true });
    const { ok, text } = await make(target, kind);
    expect(ok).toBe(false);
    expect(text).toContain(expected);
    expect(await readdir(contentDir, { recursive: true })).toEqual(before);
  });
});

it('every language of the site has every outline', async () => {
  const codes = (await readdir(join(root, 'content/labels'))).map((name) => name.replace('.yaml', '.mdx')).sort();
  for (const name of ['service', 'text']) expect((await readdir(join(root, 'content/outlines', name))).sort()).toEqual(codes);
});
