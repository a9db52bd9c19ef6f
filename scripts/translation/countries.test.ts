/** Tests that the country register is a part of each page that shows it: for translations, sign-offs, and the launch check. */
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../src/model/page.ts';
import { makeContent } from '../../tests/fixture.ts';
import { type Content, loadContent } from '../content/load.ts';
import { checkLaunch } from './launch/checkLaunch.ts';
import { judgeSignOff } from './signOff.ts';
import { compareTranslation } from './translation.ts';
import { EMPTY_RECORD, recordTranslation, signOffPage } from './updateRecord.ts';

/** A site whose page on rent shows the countries. */
async function makeSite(): Promise<string> {
  const dir = await makeContent('countries');
  for (const code of ['tr', 'de']) await appendFile(join(dir, `pages/rent/kira-hukuku/${code}.mdx`), '\n<Countries />\n');
  return dir;
}

async function read(contentDir: string): Promise<Content> {
  const { content, issues } = await loadContent({ contentDir });
  if (!content) throw new Error('The content cannot be read.');
  expect(issues).toEqual([]);
  return content;
}

function pageOf({ pages }: Content, localeCode: string, pageId = 'kira-hukuku'): Page {
  const page = pages.find((candidate) => candidate.localeCode === localeCode && candidate.pageId === pageId);
  if (!page) throw new Error(`There is no page ${pageId} in ${localeCode}.`);
  return page;
}

async function edit(dir: string, before: string, after: string): Promise<void> {
  const path = join(dir, 'countries.yaml');
  await writeFile(path, (await readFile(path, 'utf8')).replace(before, after));
}

describe('a page with countries', () => {
  it('has an outdated translation once the Turkish text of a country changes', async () => {
    const dir = await makeSite();
    const content = await read(dir);
    const [source, own] = [pageOf(content, 'tr'), pageOf(content, 'de')];
    const { translations } = recordTranslation(EMPTY_RECORD, source, own, new Map()).record;
    expect(compareTranslation(source, own, translations.de).state).toBe('current');
    await edit(dir, 'kesin karar', 'kesin ve son karar');
    const later = await read(dir);
    const { state, stale } = compareTranslation(pageOf(later, 'tr'), pageOf(later, 'de'), translations.de);
    expect([state, stale.map(({ key, change }) => `${key} ${change}`)]).toEqual(['outdated', ['countries changed']]);
  });

  it('loses its sign-off when a text in its language changes, and only then', async () => {
    const dir = await makeSite();
    const content = await read(dir);
    const by = { by: 'Deneme Avukatı', on: '2026-01-02' };
    const sign = (page: Page) => signOffPage(EMPTY_RECORD, page, content.facts, by).signOffs[page.localeCode];
    const signed = new Map(
      [pageOf(content, 'tr'), pageOf(content, 'de'), pageOf(content, 'tr', 'kira-takip')].map((page) => [page.filePath, sign(page)]),
    );
    const stateOf = (now: Content, page: Page) => judgeSignOff(page, signed.get(page.filePath), now).state;
    expect(stateOf(content, pageOf(content, 'de'))).toBe('valid');
    await edit(dir, 'endgültige Entscheidung', 'letzte Entscheidung');
    const later = await read(dir);
    const states = [pageOf(later, 'de'), pageOf(later, 'tr'), pageOf(later, 'tr', 'kira-takip')].map((page) => stateOf(later, page));
    expect(states).toEqual(['void', 'valid', 'valid']);
  });
});

describe('the launch check', () => {
  // proves: purpose.launch-check
  it('lists countries and addresses that the practice has not confirmed, and no others', async () => {
    const { text, issues, isReady } = await checkLaunch(await makeSite());
    expect(text).toContain('\n  NL  Netherlands  content/countries.yaml:6\n');
    expect(text).toContain('\n  e-konsolosluk  https://www.konsolosluk.gov.tr/  content/links.yaml:1\n');
    expect(text).not.toMatch(/United Kingdom|gov\.uk/);
    expect(text).toContain('1 unconfirmed country, 1 unconfirmed address');
    const found = issues.filter(({ ruleId }) => ruleId === 'launch-country' || ruleId === 'launch-link');
    expect(found.map(({ severity, filePath, line }) => `${severity} ${filePath}:${line}`)).toEqual([
      'error content/countries.yaml:6',
      'error content/links.yaml:1',
    ]);
    expect(isReady).toBe(false);
    expect((await checkLaunch(await makeSite(), undefined, 'de')).text).toContain('\n  NL  Niederlande  content/countries.yaml:6\n');
  });
});
