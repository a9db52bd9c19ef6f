/** The launch check names every open point and lets a site go public only when no blocker is open. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeContent } from '../../../tests/fixture.ts';
import { openContentCache } from '../../content/contentCache.ts';
import { loadContent } from '../../content/load.ts';
import { readConfig } from '../../core/config.ts';
import { signOff } from '../../rules/writing/signOff.ts';
import { checkLaunch } from './checkLaunch.ts';

async function edit(dir: string, name: string, change: (text: string) => string): Promise<void> {
  await writeFile(join(dir, name), change(await readFile(join(dir, name), 'utf8')));
}

const CALENDAR = `fixed: { source: Kanun, days: { 01-01: Yılbaşı } }
religious:
  source: Kanun
  feasts: { ramazan: { name: Ramazan Bayramı, days: 3 } }`;
const CALENDAR_RULES = 'rules: { recessFirst: first, recessLast: last, recessExtension: extension, holiday: HMK 93 }\n';
const RECESS_FACTS = [
  ['first', '07-20'],
  ['last', '08-31'],
  ['extension', 'P1W'],
]
  .map(([id, value]) => `${id}: { value: "${value}", basis: [HMK 102], status: statute, reviewed: 2026-01-01 }\n`)
  .join('');

async function signOffAll(contentDir: string): Promise<void> {
  const { content } = await loadContent({ contentDir });
  if (!content) throw new Error('The content cannot be read.');
  await signOff(content, content.pages, { by: 'Deneme Avukatı', on: '2026-01-02' });
}

describe('checkLaunch', () => {
  // proves: purpose.launch-check
  it('lists what is open, with its places', async () => {
    const { text, isReady } = await checkLaunch(await makeContent('launch'));
    expect(isReady).toBe(false);
    expect(text).toBe(`Sample values: replace each in content/site.yaml, and name under "sample" those that are left
  contact.phones     +90 500 000 00 00  content/site.yaml:12
  contact.addresses  1 entry            content/site.yaml:14

Empty fields of the legal notice: fill them in content/site.yaml
  legal.chamber             content/site.yaml:15
  legal.registrationNumber  content/site.yaml:15
  legal.taxId               content/site.yaml:15
  legal.insurance           content/site.yaml:15

People: whom may readers see, with name, bar, languages, year and portrait?
  content/people.yaml is empty: about and contact show no person, and no page says who has reviewed it.

Analytics tags: each needs consent; the practice decides whether it may run at all
  X-1  analytics  off  content/site.yaml:19

Questions that block the launch
  threshold  content/launch.yaml:1
    Does the practice count five years?
    Fact rent-determination-threshold (content/facts.yaml:1): 5 years
      content/pages/rent/kira-hukuku/  de.mdx:7,13  tr.mdx:7,17

Facts to be confirmed for which content/launch.yaml has no question
  Fact eviction-duration (content/facts.yaml:6): 8 to 12 months
    no page quotes it

Pages that no lawyer has signed off: npm run signoff -- <file>, after reading
  general/contact: tr
  general/home: tr, de
  rent/kira-hukuku: tr, de
  rent/kira-takip: tr

Further questions: the texts are safe without an answer
  costs  content/launch.yaml:5
    May the site promise a written overview of costs?

The launch is blocked by 2 sample values, 4 empty fields, 1 open question, 1 fact without a question, 4 pages without a sign-off.
`);
  });

  it.each([
    [
      'tr',
      /^Örnek değerler: /,
      'Bilgi eviction-duration (content/facts.yaml:6): 8–12',
      '1 kayıt',
      /\n\nYayına engel olanlar: 2 örnek değer, .*, imzasız 4 sayfa\.\n$/,
    ],
    [
      'de',
      /^Beispielwerte: /,
      'Angabe eviction-duration (content/facts.yaml:6): 8–12',
      '1 Eintrag',
      /\n\nDem Start stehen im Wege: 2 Beispielwerte, .*, 4 Seiten ohne Freizeichnung\.\n$/,
    ],
  ] as const)('lists it in %s as well, without a word of English of its own', async (language, start, fact, entry, end) => {
    const dir = await makeContent('launch');
    const { text } = await checkLaunch(dir, undefined, language);
    expect(text).toMatch(start);
    expect(text).toContain(fact);
    expect(text).toContain(entry);
    expect(text).toMatch(end);
    // Without names of files and fields, and without the questions, which are the practice's own words.
    const own = text.replace(/\S+[/.]\S+|„[^“]*“|“[^”]*”|^.*\?$/gm, '');
    expect(own.match(/\b(?:the|no|page|pages|fact|that|is|and|for|open|off)\b/gi)).toBeNull();
  });

  it('is ready when the blockers are closed, even if other points are open', async () => {
    const dir = await makeContent('launch');
    await edit(dir, 'site.yaml', (text) =>
      text
        .replace(/^sample: .*/, 'sample: []')
        .replace(/: ""/g, ': x')
        .replace(/separator: x/, 'separator: " · "'),
    );
    await edit(dir, 'facts.yaml', (text) => text.replaceAll('status: check', 'status: specification'));
    await edit(dir, 'launch.yaml', (text) => text.replace('blocker: true', 'blocker: true\n  answered: 2026-01-02'));
    await signOffAll(dir);
    const { text, isReady } = await checkLaunch(dir);
    expect(text).toContain('Nothing blocks the launch.');
    expect(text).toContain('costs');
    expect(isReady).toBe(true);
  });

  it('is not ready any more when a signed text changes', async () => {
    const dir = await makeContent('launch');
    await signOffAll(dir);
    expect((await checkLaunch(dir)).text).not.toContain('no lawyer has signed off');
    await edit(dir, 'pages/rent/kira-takip/tr.mdx', (text) => text.replace('Belgeleri toplarız', 'Belgeleri isteriz'));
    expect((await checkLaunch(dir)).text).toContain(
      '  rent/kira-takip: tr, signed off by Deneme Avukatı on 2026-01-02; void, because the text has changed\n',
    );
  });

  it('says each open point once to tools as well, blockers as errors', async () => {
    const { issues } = await checkLaunch(await makeContent('launch'));
    const lines = issues.map(({ severity, ruleId, filePath, line }) => `${severity} ${ruleId} ${filePath}:${line}`);
    expect(lines).toEqual([
      'error launch-sample content/site.yaml:12',
      'error launch-sample content/site.yaml:14',
      ...Array<string>(4).fill('error launch-field content/site.yaml:15'),
      'warning launch-person content/people.yaml:1',
      'warning launch-tag content/site.yaml:19',
      'error launch-question content/launch.yaml:1',
      'warning launch-question content/launch.yaml:5',
      'error launch-fact content/facts.yaml:6',
      'error launch-sign-off content/pages/general/contact/tr.mdx:1',
      'error launch-sign-off content/pages/general/home/tr.mdx:1',
      'error launch-sign-off content/pages/general/home/de.mdx:1',
      'error launch-sign-off content/pages/rent/kira-hukuku/tr.mdx:1',
      'error launch-sign-off content/pages/rent/kira-hukuku/de.mdx:1',
      'error launch-sign-off content/pages/rent/kira-takip/tr.mdx:1',
    ]);
    expect(issues.every(({ message, fix, help }) => message && fix && help)).toBe(true);
  });

  it('lists an article that nobody has confirmed once, and lets the site go public', async () => {
    const dir = await makeContent('launch');
    const confirm = (articles: string) => writeFile(join(dir, 'articles.yaml'), `TBK: { asOf: 2026-01-01, articles: [${articles}] }\n`);
    await confirm('344/4, 34');
    const { text, issues } = await checkLaunch(dir);
    expect(text).toMatch(
      /Articles of statutes that nobody has confirmed: .*\n {2}TBK 344\/3 {2}content\/facts\.yaml:\d+ {2}and \d+ more\n\n/,
    );
    expect(issues.filter(({ ruleId }) => ruleId === 'launch-article')).toMatchObject([
      { severity: 'warning', filePath: 'content/facts.yaml' },
    ]);
    await confirm('344');
    expect((await checkLaunch(dir)).text).not.toContain('nobody has confirmed');
  });

  it('lists the years whose holidays nobody has confirmed, and those that are missing, and lets the site go public', async () => {
    const dir = await makeContent('launch');
    const year = (first: string, confirmed = '') => `{ first: { ramazan: [${first}] }, source: Takvim${confirmed} }`;
    const thisYear = new Date().getFullYear();
    const next = thisYear + 1;
    const write = (years: string) => writeFile(join(dir, 'calendar.yaml'), `${CALENDAR}\n  years:\n${years}\n${CALENDAR_RULES}`);
    await writeFile(join(dir, 'facts.yaml'), `${await readFile(join(dir, 'facts.yaml'), 'utf8')}${RECESS_FACTS}`);
    await write(
      `    2020: ${year('2020-05-24')}\n    2021: ${year('2021-05-13', ', confirmed: 2021-01-01')}\n    ${thisYear}: ${year(`${thisYear}-06-01`, ', confirmed: 2021-01-01')}`,
    );
    const { text, issues } = await checkLaunch(dir);
    expect(text).toMatch(
      new RegExp(
        `Religious holidays: .*\\n {2}2020 {2}Ramazan Bayramı 2020-05-24 +content/calendar.yaml:\\d+\\n {2}${next} {2}missing: .*\\n\\n`,
      ),
    );
    expect(issues.filter(({ ruleId }) => ruleId === 'launch-holiday')).toMatchObject([{ severity: 'warning' }, { severity: 'warning' }]);
  });

  it('lists the fees without an amount for this year, and lets the site go public', async () => {
    const dir = await makeContent('launch');
    const amount = (year: number) => `${year}: { amount: 5, currency: TRY, source: RG, read: 2020-01-02 }`;
    const fees = { read: `{ ${amount(new Date().getFullYear())} }`, old: `{ ${amount(2020)} }`, unread: '{}' };
    const lines = Object.entries(fees).map(([id, years]) => `${id}: { about: Court fee, years: ${years} }\n`);
    await writeFile(join(dir, 'fees.yaml'), lines.join(''));
    const { text, issues } = await checkLaunch(dir);
    expect(text).toMatch(
      /Fees without .*\n {2}old {5}Court fee {2}content\/fees\.yaml:2\n {2}unread {2}Court fee {2}content\/fees\.yaml:3\n\n/,
    );
    expect(issues.filter(({ ruleId }) => ruleId === 'launch-fee')).toMatchObject([{ severity: 'warning' }, { severity: 'warning' }]);
  });

  it('keeps an answered question open while its fact waits for confirmation', async () => {
    const dir = await makeContent('launch');
    await edit(dir, 'launch.yaml', (text) => text.replace('blocker: true', 'blocker: true\n  answered: 2026-01-02'));
    expect((await checkLaunch(dir)).text).toContain('threshold  content/launch.yaml:1  answered 2026-01-02: set the status of its facts');
  });

  it('reports mistakes in the list itself', async () => {
    const dir = await makeContent('launch');
    await edit(dir, 'launch.yaml', (text) => text.replace('rent-determination-threshold', 'rent-determination-treshold'));
    const { text, isReady } = await checkLaunch(dir);
    expect(text).toContain('content/launch.yaml:3:11  error  fact-unknown');
    expect(isReady).toBe(false);
  });

  it('asks a question about every fact that the real register has to have confirmed', async () => {
    const config = readConfig({}, join(import.meta.dirname, '../../..'));
    const { text } = await checkLaunch(config.contentDir, openContentCache(config));
    expect(text).not.toContain('has no question');
  });
});
