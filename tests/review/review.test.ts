/** The change report on texts, in a small Git history: it describes in words what a change does to pages, and nothing else. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../scripts/core/config.ts';
import { signOff } from '../../scripts/rules/writing/signOff.ts';
import { findNamed } from '../../scripts/translation/openReview.ts';
import { emitHtml } from '../../scripts/translation/report/html.ts';
import { emitMarkdown } from '../../scripts/translation/report/markdown.ts';
import { recordNamed } from '../../scripts/translation/updateRecords.ts';
import { isLong } from '../long.ts';
import { AREA, describeWithGit, makeHistory, recordTranslationOf, reviewChange, SERVICE, spoken, spokenSection } from './history.ts';

const PAGES = 'What the pages tell readers';

describeWithGit('an edited text', () => {
  // proves: card.reviewers
  it('is shown word by word, with its page, language and place', async () => {
    const history = await makeHistory();
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('mahkeme kirayı belirleyebilir', 'sulh mahkemesi kirayı belirler'));
    const report = await history.review();
    expect(spoken(report)).toContain('1 page tells readers something else, in 1 language (tr).');
    expect(spokenSection(report, PAGES)).toContain(
      'Under “Kira ne zaman yeniden belirlenir?” Paragraph · changed Kiracılık 5 yıl sürdüyse [taken out: mahkeme] [put in: sulh mahkemesi] kirayı [taken out: belirleyebilir] [put in: belirler] (TBK m. 344/3).',
    );
    expect(emitMarkdown(report)).toContain('<del>mahkeme</del><ins>sulh mahkemesi</ins> kirayı');
  });

  it('leaves the translations behind that did not follow, and names them', async () => {
    const history = await makeHistory();
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('belirleyebilir (', 'belirler ('));
    const report = await history.review();
    expect(spoken(report)).toContain('Please check: 1 page changed in the source language but not in all translations (de).');
    expect(spokenSection(report, 'Languages left behind')).toMatch(/Kira hukuku German –$/);
    await history.edit(`${AREA}/de.mdx`, (text) => text.replace(/\n$/, '\n\nEin neuer Absatz.\n'));
    expect(spokenSection(await history.review(), 'Languages left behind')).toBe('');
  });

  it.runIf(isLong)('names the parts that are behind in words, also those without a title', async () => {
    const history = await makeHistory();
    await recordTranslationOf(history, `${AREA}/de.mdx`);
    history.commit('Recorded');
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace(/^( {2}title: .*)$/m, '$1 yeni').replace(/^title: .*$/m, '$& yeni'));
    expect(spokenSection(await history.review('HEAD'), 'What is behind')).toContain(
      'German (title and description for search engines, title)',
    );
  });

  it.runIf(isLong)('in emphasis or in where a link leads is told, because its words do not show it', async () => {
    const history = await makeHistory();
    await history.edit('content/pages/general/home/tr.mdx', (text) =>
      text.replace('[kira sayfası](page:kira-hukuku)', '[kira sayfası](page:kira-takip)'),
    );
    await history.edit(`${SERVICE}/tr.mdx`, (text) => text.replace('Kirayı kim izler?', 'Kirayı **kim** izler?'));
    const text = spokenSection(await history.review(), PAGES);
    expect(text).toContain('“kira sayfası” leads to the page kira-takip.');
    expect(text).toContain('Before, “kira sayfası” leads to the page kira-hukuku.');
    expect(text).toContain('Kirayı kim izler? Now “kim” is bold.');
    expect(text).not.toContain('[put in');
  });

  it('that is only wrapped, quoted or spaced otherwise changes nothing for readers', async () => {
    const history = await makeHistory();
    await history.edit(`${AREA}/tr.mdx`, (text) =>
      text
        .replace('title: Kira hukuku denemesi', 'title: "Kira hukuku denemesi"')
        .replace(/description: >-\n {2}Kira /, 'description: >-\n  Kira\n  ')
        .replace('mahkeme kirayı belirleyebilir', 'mahkeme kirayı\nbelirleyebilir')
        .replace('5 yıl</Fact> sürdüyse', '5\u00a0yıl</Fact> sürdüyse')
        .replace('| --- | --- |', '|---|---|')
        .replace('\n## ', '\n\n\n## '),
    );
    await history.edit('content/site.yaml', (text) => `# A remark.\n${text.replace('sample: []\n', '')}sample: []\n`);
    const report = await history.review();
    expect(spoken(report)).toContain('Nothing that readers see has changed.');
    expect(report.changes?.pages).toEqual([]);
    expect(emitHtml(report)).not.toContain('<h3');
  });
});

describeWithGit('a content folder that is a repository of its own', () => {
  it('has the same report', async () => {
    const history = await makeHistory();
    await rm(join(history.dir, '.git'), { recursive: true });
    for (const args of [
      ['init', '--quiet'],
      ['add', '--all'],
      ['commit', '--quiet', '--message', 'The texts'],
    ])
      history.git('-C', 'content', ...args);
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('belirleyebilir (', 'belirler ('));
    const report = await reviewChange(readConfig({ CONTENT_DIR: join(history.dir, 'content') }), 'HEAD');
    expect(spoken(report)).toContain('1 page tells readers something else, in 1 language (tr).');
    expect(spoken(report)).not.toContain('which this report does not look at');
  });
});

describeWithGit('records of reviewers', () => {
  const german = `${AREA}/de.mdx`;

  it('name the parts in which a translation is behind, until somebody confirms it', async () => {
    const history = await makeHistory();
    await recordTranslationOf(history, german);
    history.commit('The translation is recorded');
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('belirleyebilir (', 'belirler ('));
    expect(spokenSection(await history.review('HEAD'), 'Languages left behind')).toContain(
      'Kira hukuku German (Kira ne zaman yeniden belirlenir?) –',
    );
    history.commit('A change of the source');
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('Dava | uzun', 'Dava | çok uzun'));
    await history.record((content) =>
      recordNamed({ content, earlier: new Map() }, findNamed(content, [german]), { by: 'A. Reviewer', on: '2026-03-01' }),
    );
    expect(spokenSection(await history.review('HEAD'), 'Languages left behind')).toBe('');
  });

  it('name the legal reviews that are no longer valid, and why', async () => {
    const history = await makeHistory();
    await history.record((content) => {
      const pages = content.pages.filter(({ filePath }) => filePath === `${AREA}/tr.mdx`);
      return signOff(content, pages, { by: 'Av. Deneme', on: '2026-03-01' });
    });
    expect(spokenSection(await history.review(), 'Legal reviews')).toContain('Kira hukuku Turkish signed off by Av. Deneme on 2026-03-01');
    history.commit('Signed off');
    await history.edit('content/facts.yaml', (text) => text.replace('P5Y', 'P6Y'));
    const report = await history.review('HEAD');
    expect(spoken(report)).toContain('Please check: 1 legal review is no longer valid.');
    expect(spokenSection(report, 'Legal reviews')).toContain('is no longer valid: the fact rent-determination-threshold changed');
    expect(emitMarkdown(report)).toContain('the review by Av. Deneme of 2026-03-01 is no longer valid');
  });
});

describeWithGit('the order of a page', () => {
  const section = (title: string, text: string) => `\n## ${title}\n\n${text}\n`;

  it('is reported as a move, not as removed and inserted words', async () => {
    const history = await makeHistory();
    const parts = [
      section('Bir', 'Birinci bölümün uzun metni.\n\nOnun devamı.'),
      section('İki', 'İkinci bölüm.'),
      section('Üç', 'Üçüncü bölümün metni de uzundur.\n\nVe sürer.'),
    ];
    await history.edit(`${SERVICE}/tr.mdx`, (text) => `${text}${parts.join('')}`);
    history.commit('Three sections');
    await history.edit(`${SERVICE}/tr.mdx`, (text) => text.replace(parts.join(''), [parts[1], parts[0], parts[2]].join('')));
    const text = spokenSection(await history.review('HEAD'), PAGES);
    expect(text).toContain('Heading · moved İki This section, with everything in it, has moved.');
    expect(text).not.toMatch(/\[(?:taken out|put in)/);
    expect(text).not.toContain('İkinci bölüm.');
  });
});

describeWithGit('a page with another name', () => {
  const moveTo = async (legacy: string) => {
    const history = await makeHistory();
    await history.move(SERVICE, 'content/pages/rent/kira-izleme');
    await history.edit('content/pages/rent/kira-izleme/tr.mdx', (text) =>
      text.replace('order: 1', `order: 1\n${legacy}`).replace('Belgeleri toplarız', 'Belgeleri hep birlikte toplarız'),
    );
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('related: [kira-takip]', 'related: [kira-izleme]'));
    return history.review();
  };

  it('is the same page: its words are compared, and its old address leads to the new one', async () => {
    const report = await moveTo('legacySlugs: [kira-takip]');
    expect(spoken(report)).toContain('1 page has another name or folder.');
    expect(spoken(report)).not.toMatch(/\d pages? (?:is|are) (?:new|gone)\./);
    expect(spokenSection(report, PAGES)).toContain('rent/kira-izleme · changed · was rent/kira-takip');
    expect(spokenSection(report, PAGES)).toContain('Belgeleri [put in: hep birlikte] toplarız.');
    expect(spokenSection(report, 'Addresses')).toContain('/kira-takip leads to /kira-izleme now.');
    expect(spoken(report)).toContain('No address is lost.');
  });

  it('without a redirect loses its address, and the report warns', async () => {
    const report = await moveTo('legacySlugs: []');
    expect(spoken(report)).toContain('Please check: 1 address is lost without a redirect.');
    expect(spokenSection(report, 'Addresses')).toContain(
      'Please check: /kira-takip is lost: it answers “not found” (404) and leads nowhere.',
    );
    expect(emitMarkdown(report)).toContain('<strong>Please check: </strong><code>/kira-takip</code> is lost');
    expect(new Set(report.changes?.pages.map(({ kind }) => kind))).toEqual(new Set(['changed']));
  });
});

describeWithGit('pages that come and go', () => {
  it('a page that is gone is shown with what it said, and its address is missed', async () => {
    const history = await makeHistory();
    await history.write(SERVICE, undefined);
    const report = await history.review();
    expect(spoken(report)).toContain('1 page is gone.');
    expect(spokenSection(report, PAGES)).toContain('rent/kira-takip · the page is gone');
    expect(spokenSection(report, PAGES)).toContain('[taken out: Kirayı kim izler?]');
    expect(spokenSection(report, 'Addresses')).toContain('/kira-takip is lost');
  });

  it.runIf(isLong)('a new translation is named, shown and has its address', async () => {
    const history = await makeHistory();
    await history.write(
      `${SERVICE}/de.mdx`,
      '---\nseo:\n  title: Die Miete im Blick\n  description: Diese Seite ist ein Versuch und hat eine genügend lange Beschreibung.\ntitle: Miete im Blick\ndescription: Wer beobachtet die Miete?\nslug: miete-im-blick\n---\n',
    );
    const report = await history.review();
    expect(spokenSection(report, PAGES)).toContain('German (new translation) /de/miete-im-blick');
    expect(spokenSection(report, PAGES)).toContain('[put in: Wer beobachtet die Miete?]');
    expect(spokenSection(report, 'Addresses')).toContain('/de/miete-im-blick is new.');
  });

  it('a draft has no line among the search results, where its guidance would be judged as a title', async () => {
    const history = await makeHistory();
    await history.edit(`${SERVICE}/tr.mdx`, (text) =>
      text.replace('order: 1', 'order: 1\ndraft: true').replace('Kira takibi denemesi', '⟪10 to 60 characters⟫'),
    );
    const report = await history.review();
    expect(spoken(report)).not.toContain('Search results');
  });

  it('a draft of a translation of a new page is missing, and not behind', async () => {
    const history = await makeHistory();
    const page = 'content/pages/rent/kira-sozlesmesi';
    const text = history.git('show', `first:${SERVICE}/tr.mdx`);
    await history.write(`${page}/tr.mdx`, text.replace('order: 1', 'order: 2').replaceAll('Kira takibi', 'Kira sözleşmesi'));
    const german = text.replace(/kind: .*\norder: 1/, 'draft: true').replaceAll('Kira takibi', '⟪10 to 60 characters⟫');
    await history.write(`${page}/de.mdx`, german);
    expect(spokenSection(await history.review(), 'What is behind')).toMatch(/Kira sözleşmesi: page missing in German$/);
  });

  it.runIf(isLong)('a page that becomes a draft leaves the site', async () => {
    const history = await makeHistory();
    await history.edit(`${SERVICE}/tr.mdx`, (text) => text.replace('order: 1', 'order: 1\ndraft: true'));
    const report = await history.review();
    expect(spokenSection(report, PAGES)).toContain('Published: [before: yes] → [now: no, a draft]');
    expect(spokenSection(report, 'Addresses')).toContain('/kira-takip is lost');
  });
});
