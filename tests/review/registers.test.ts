/** The change report on data that many pages show: facts, statutes, redirects, labels, menus, the practice's data and pictures. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../scripts/core/config.ts';
import { renamePage } from '../../scripts/rules/writing/renamePage.ts';
import { emitHtml } from '../../scripts/translation/report/html.ts';
import { isLong } from '../long.ts';
import { AREA, describeWithGit, makeHistory, SERVICE, spoken, spokenSection } from './history.ts';

const PAGES = 'What the pages tell readers';

describeWithGit('registers and lists', () => {
  it('a fact is reported with its old and new value, and every place that quotes it, those first that still say the old one', async () => {
    const history = await makeHistory();
    await history.edit('content/facts.yaml', (text) => text.replace('P5Y', 'P6Y').replace('TBK 344/3', 'TBK 345'));
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace(/>5.yıl<\/Fact> sürdüyse/, '>6 yıl</Fact> sürdüyse'));
    const report = await history.review();
    const text = spokenSection(report, 'Facts');
    expect(text).toContain('Value: [before: 5 years] → [now: 6 years]');
    expect(text).toContain('Basis: [before: TBK 344/3] → [now: TBK 345]');
    expect(text).toContain('Kira hukuku Turkish “6 yıl” 1');
    expect(text).toMatch(/Says another figure than the register.* Kira hukuku, Turkish, “5 yıl”: Kira 5 yıl sonra yeniden belirlenebilir/);
    expect(spoken(report)).toMatch(/1 fact changed, quoted in \d places on 1 page\./);
    expect(spokenSection(report, 'Rules')).toContain('This sentence says "5 yıl"');
  });

  it('a new value with its old basis and review day is a warning; with a new day it is none', async () => {
    const history = await makeHistory();
    const warning =
      'The fact rent-determination-threshold has a new value, but its basis and the day of its legal review are the old ones.';
    await history.edit('content/facts.yaml', (text) => text.replace('P5Y', 'P6Y'));
    expect(spoken(await history.review())).toContain(warning);
    await history.edit('content/facts.yaml', (text) => text.replace('reviewed: 2026-01-01', 'reviewed: 2026-02-01'));
    expect(spoken(await history.review())).not.toContain(warning);
  });

  it('a fact with only a changed description is not counted with those that pages state', async () => {
    const history = await makeHistory();
    await history.edit('content/facts.yaml', (text) => text.replace('reviewed: 2026-01-01', 'reviewed: 2026-02-01'));
    const report = spoken(await history.review());
    expect(report).toContain('1 fact changed in what editors read, not in what pages say.');
    expect(report).not.toContain('quoted in');
  });

  it('a fact whose list of pages follows a renamed page is not counted with those that pages state', async () => {
    const history = await makeHistory();
    await history.edit('content/facts.yaml', (text) => text.replace('  status:', '  pages: [kira-takip]\n  status:'));
    history.commit('A list of pages');
    const { ok, text } = await renamePage(readConfig({ CONTENT_DIR: join(history.dir, 'content') }), 'kira-takip', 'kira-izleme');
    expect(ok, text).toBe(true);
    const report = spoken(await history.review('HEAD'));
    expect(report).toContain('1 page has another name or folder.');
    expect(report).toContain('1 fact changed in what editors read, not in what pages say.');
    expect(report).not.toContain('quoted in');
  });

  it('the first day of a deadline is reported before and after', async () => {
    const history = await makeHistory();
    const event = (word: string) => `{ tr: { day: ${word}, from: ${word} }, de: { day: ${word}, from: ${word} } }`;
    await history.write(
      'content/deadlines.yaml',
      `events:\n  death: ${event('A')}\n  service: ${event('B')}\npersons:\n  heir: { tr: X, de: X }\noutcomes: {}\ncases: {}\nmoves: {}\n`,
    );
    const deadline = '  deadline: { act: { tr: X, de: X }, who: heir, starts: death, counted: same-day }\n  status: statute';
    await history.edit('content/facts.yaml', (text) => text.replace('  status: statute', deadline));
    history.commit('A deadline');
    await history.edit('content/facts.yaml', (text) => text.replace('starts: death', 'starts: service'));
    expect(spokenSection(await history.review('HEAD'), 'Facts')).toContain(
      'Deadline: [before: heir: from death; counted as same-day] → [now: heir: from service; counted as same-day]',
    );
  });

  it('a mistake is reported when it is new, and again when it is fixed, wherever the line went', async () => {
    const history = await makeHistory();
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace(/>5.yıl<\/Fact> sürdüyse/, '>7 yıl</Fact> sürdüyse'));
    expect(spoken(await history.review())).toMatch(/Please check: \d new mistakes? stops? the publication/);
    history.commit('A mistake');
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('## Kira ne', 'Bir cümle.\n\n## Kira ne'));
    expect(spoken(await history.review('HEAD'))).toContain('No rule fails that did not before.');
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('>7 yıl</Fact>', '>5 yıl</Fact>'));
    expect(spokenSection(await history.review('HEAD'), 'Rules')).toMatch(
      /Fixed.*error, fact-number: \d places?.*This sentence says "7 yıl"/,
    );
  });

  it.runIf(isLong)('statutes are named that a page cites newly or no longer', async () => {
    const history = await makeHistory();
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('TBK 344/3" />)', 'TBK 347" />)'));
    expect(spokenSection(await history.review(), 'Statutes')).toContain('Kira hukuku TBK 347 TBK 344/3 Turkish');
  });

  it('an added redirect is reported with its target', async () => {
    const history = await makeHistory();
    await history.edit(`${SERVICE}/tr.mdx`, (text) => text.replace('order: 1', 'order: 1\nlegacySlugs: [eski-takip]'));
    const report = await history.review();
    expect(spokenSection(report, 'Addresses')).toContain('…/eski-takip is new and leads to /kira-takip.');
    expect(spokenSection(report, PAGES)).toContain('A reader sees the same text as before.');
  });

  it.runIf(isLong)('a label is told in each language that changed', async () => {
    const history = await makeHistory();
    const german = await history.git('show', 'first:content/labels/de.yaml');
    const [key = '', text = ''] = /^(\w+): (.+)$/m.exec(german)?.slice(1) ?? [];
    await history.write('content/labels/de.yaml', german.replace(`${key}: ${text}`, `${key}: Anders`));
    expect(spokenSection(await history.review(), 'Words of the interface')).toContain(
      `${key} German [taken out: ${text}] [put in: Anders]`,
    );
  });

  it.runIf(isLong)('titles for search engines are told with their length, and a warning when they are cut off', async () => {
    const history = await makeHistory();
    const long = 'Kira takibi denemesi ve buna eklenen, arama sonuçlarına sığmayan sözler';
    await history.edit(`${SERVICE}/tr.mdx`, (text) => text.replace('title: Kira takibi denemesi', `title: ${long}`));
    const report = await history.review();
    expect(spokenSection(report, 'Search results')).toContain(`too long: ${long.length}, before 20; 10 to 60 are shown`);
    expect(spoken(report)).toContain('Please check: 1 of them is longer or shorter than search results show.');
  });

  it.runIf(isLong)('menus, the practice’s data and pictures are told too', async () => {
    const history = await makeHistory();
    await history.edit('content/site.yaml', (text) => text.replace('phones: ["+90 500 000 00 00"]', 'phones: ["+90 500 111 11 11"]'));
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('title: Kira hukuku\n', 'title: Kira hukuku\nshortTitle: Kira\n'));
    mkdirSync(join(history.dir, 'public'));
    writeFileSync(join(history.dir, 'public/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(history.dir, 'vite.config.ts'), '');
    const report = await history.review();
    expect(spokenSection(report, 'The practice’s data')).toContain('contact.phones [before: +90 500 000 00 00] → [now: +90 500 111 11 11]');
    expect(spokenSection(report, 'Menus and lists of pages')).toContain('Areas of law Turkish Kira hukuku Kira');
    expect(spokenSection(report, 'Pictures and other files')).toContain('public/icon.svg New.');
    expect(emitHtml(report)).toContain('<img src="data:image/svg+xml;base64,');
    expect(spokenSection(report, 'What this report does not look at')).toContain('vite.config.ts');
  });
});
