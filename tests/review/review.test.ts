/** The change report on a small Git history: a reviewer reads what a change does, in words, and nothing else. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { findNamed } from '../../scripts/review/openReview.ts';
import { emitHtml } from '../../scripts/review/report/html.ts';
import { COMMENT_LIMIT, emitMarkdown, MARKER } from '../../scripts/review/report/markdown.ts';
import { confirmTranslation } from '../../scripts/review/updateRecord.ts';
import { signOff } from '../../scripts/signoff.ts';
import { updateRecords } from '../../scripts/status.ts';
import { AREA, makeHistory, recordTranslationOf, SERVICE, spoken, spokenSection } from './history.ts';

// Each test reads two contents with all rules; the first one opens the dictionaries too.
vi.setConfig({ testTimeout: 60_000 });

const PAGES = 'What the pages tell readers';

describe('an edited text', () => {
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
    expect(spoken(report)).toContain('Please check: 1 page changed in the source language without all translations (de).');
    expect(spokenSection(report, 'Languages left behind')).toMatch(/Kira hukuku German –$/);
    await history.edit(`${AREA}/de.mdx`, (text) => text.replace(/\n$/, '\n\nEin neuer Absatz.\n'));
    expect(spokenSection(await history.review(), 'Languages left behind')).toBe('');
  });

  it('in emphasis or in where a link leads is told, because its words do not show it', async () => {
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

describe('records of reviewers', () => {
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
      updateRecords({ content, earlier: new Map() }, findNamed(content, [german]), (record, source, own, parts) =>
        confirmTranslation(record, source, own, new Map(), { by: 'A. Reviewer', on: '2026-03-01' }, parts),
      ),
    );
    expect(spokenSection(await history.review('HEAD'), 'Languages left behind')).toBe('');
  });

  it('tell which legal reviews do not hold any more, and why', async () => {
    const history = await makeHistory();
    await history.record((content) => {
      const pages = content.pages.filter(({ filePath }) => filePath === `${AREA}/tr.mdx`);
      return signOff(content, pages, { by: 'Av. Deneme', on: '2026-03-01' });
    });
    expect(spokenSection(await history.review(), 'Legal reviews')).toContain('kira-hukuku Turkish signed off by Av. Deneme on 2026-03-01');
    history.commit('Signed off');
    await history.edit('content/facts.yaml', (text) => text.replace('P5Y', 'P6Y'));
    const report = await history.review('HEAD');
    expect(spoken(report)).toContain('Please check: 1 legal review does not hold any more.');
    expect(spokenSection(report, 'Legal reviews')).toContain('does not hold any more: the fact rent-determination-threshold changed');
    expect(emitMarkdown(report)).toContain('the review by Av. Deneme of 2026-03-01 does not hold any more');
  });
});

describe('the order of a page', () => {
  const section = (title: string, text: string) => `\n## ${title}\n\n${text}\n`;

  it('is told as a move, not as words taken out and put in', async () => {
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
    expect(text).toContain('Heading · moved İki This section, with all that stands in it, stands in another place now.');
    expect(text).not.toMatch(/\[(?:taken out|put in)/);
    expect(text).not.toContain('İkinci bölüm.');
  });
});

describe('a page with another name', () => {
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
    expect(spokenSection(report, 'Addresses')).toContain('Please check: /kira-takip is lost: it answers “not found” and leads nowhere.');
    expect(emitMarkdown(report)).toContain('⚠️ **Please check:** <code>/kira-takip</code> is lost');
    expect(new Set(report.changes?.pages.map(({ kind }) => kind))).toEqual(new Set(['changed']));
  });
});

describe('pages that come and go', () => {
  it('a page that is gone is shown with what it said, and its address is missed', async () => {
    const history = await makeHistory();
    await history.write(SERVICE, undefined);
    const report = await history.review();
    expect(spoken(report)).toContain('1 page is gone.');
    expect(spokenSection(report, PAGES)).toContain('rent/kira-takip · the page is gone');
    expect(spokenSection(report, PAGES)).toContain('[taken out: Kirayı kim izler?]');
    expect(spokenSection(report, 'Addresses')).toContain('/kira-takip is lost');
  });

  it('a new translation is named, shown and has its address', async () => {
    const history = await makeHistory();
    await history.write(
      `${SERVICE}/de.mdx`,
      '---\nseo:\n  title: Die Miete im Blick\n  description: Diese Seite ist ein Versuch und hat eine genügend lange Beschreibung.\ntitle: Miete im Blick\ndescription: Wer beobachtet die Miete?\nslug: miete-im-blick\n---\n',
    );
    const report = await history.review();
    expect(spokenSection(report, PAGES)).toContain('German (new translation) /de/miete-im-blick · content/pages/rent/kira-takip/de.mdx');
    expect(spokenSection(report, PAGES)).toContain('[put in: Wer beobachtet die Miete?]');
    expect(spokenSection(report, 'Addresses')).toContain('/de/miete-im-blick is new.');
  });

  it('a page that becomes a draft leaves the site', async () => {
    const history = await makeHistory();
    await history.edit(`${SERVICE}/tr.mdx`, (text) => text.replace('order: 1', 'order: 1\ndraft: true'));
    const report = await history.review();
    expect(spokenSection(report, PAGES)).toContain('Published: [before: yes] → [now: no, a draft]');
    expect(spokenSection(report, 'Addresses')).toContain('/kira-takip is lost');
  });
});

describe('registers and lists', () => {
  it('a fact is told with its old and new value, and every place that quotes it, those first that still say the old one', async () => {
    const history = await makeHistory();
    await history.edit('content/facts.yaml', (text) => text.replace('P5Y', 'P6Y').replace('TBK 344/3', 'TBK 345'));
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace(/>5.yıl<\/Fact> sürdüyse/, '>6 yıl</Fact> sürdüyse'));
    const report = await history.review();
    const text = spokenSection(report, 'Facts');
    expect(text).toContain('Value: [before: 5 years (P5Y)] → [now: 6 years (P6Y)]');
    expect(text).toContain('Basis: [before: TBK 344/3] → [now: TBK 345]');
    expect(text).toContain('kira-hukuku Turkish “6 yıl” Kiracılık 6 yıl sürdüyse mahkeme kirayı belirleyebilir');
    expect(text).toContain('kira-hukuku Turkish “5 yıl” says another figure than the register');
    expect(spoken(report)).toMatch(/1 fact changed, quoted in \d places on 1 page\./);
    expect(spokenSection(report, 'Rules')).toContain('error, fact-number: This sentence says "5 yıl"');
  });

  it('a mistake is reported when it is new, and again when it is mended, wherever the line went', async () => {
    const history = await makeHistory();
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace(/>5.yıl<\/Fact> sürdüyse/, '>7 yıl</Fact> sürdüyse'));
    expect(spoken(await history.review())).toMatch(/Please check: \d rules? finds? what was not there before/);
    history.commit('A mistake');
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('## Kira ne', 'Bir cümle.\n\n## Kira ne'));
    expect(spoken(await history.review('HEAD'))).toContain('No rule fails that did not before.');
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('>7 yıl</Fact>', '>5 yıl</Fact>'));
    expect(spokenSection(await history.review('HEAD'), 'Rules')).toMatch(/Mended error, fact-number: This sentence says "7 yıl"/);
  });

  it('statutes are named that a page cites newly or no longer', async () => {
    const history = await makeHistory();
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('TBK 344/3" />)', 'TBK 347" />)'));
    expect(spokenSection(await history.review(), 'Statutes')).toContain('Kira hukuku TBK 347 TBK 344/3 Turkish');
  });

  it('a redirect that was added is told with where it leads', async () => {
    const history = await makeHistory();
    await history.edit(`${SERVICE}/tr.mdx`, (text) => text.replace('order: 1', 'order: 1\nlegacySlugs: [eski-takip]'));
    const report = await history.review();
    expect(spokenSection(report, 'Addresses')).toContain('…/eski-takip is new and leads to /kira-takip.');
    expect(spokenSection(report, PAGES)).toContain('A reader sees the same text as before.');
  });

  it('a label is told in each language that changed', async () => {
    const history = await makeHistory();
    const german = await history.git('show', 'first:content/labels/de.yaml');
    const [key = '', text = ''] = /^(\w+): (.+)$/m.exec(german)?.slice(1) ?? [];
    await history.write('content/labels/de.yaml', german.replace(`${key}: ${text}`, `${key}: Anders`));
    expect(spokenSection(await history.review(), 'Words of the interface')).toContain(
      `${key} German [taken out: ${text}] [put in: Anders]`,
    );
  });

  it('titles for search engines are told with their length, and a warning when they are cut off', async () => {
    const history = await makeHistory();
    const long = 'Kira takibi denemesi ve buna eklenen, arama sonuçlarına sığmayan sözler';
    await history.edit(`${SERVICE}/tr.mdx`, (text) => text.replace('title: Kira takibi denemesi', `title: ${long}`));
    const report = await history.review();
    expect(spokenSection(report, 'Search results')).toContain(`too long: ${long.length}, before 20; 10 to 60 are shown`);
    expect(spoken(report)).toContain('Please check: 1 of them is longer or shorter than search results show.');
  });

  it('menus, the practice’s data and pictures are told too', async () => {
    const history = await makeHistory();
    await history.edit('content/site.yaml', (text) => text.replace('phone: "+90 500 000 00 00"', 'phone: "+90 500 111 11 11"'));
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('title: Kira hukuku\n', 'title: Kira hukuku\nshortTitle: Kira\n'));
    mkdirSync(join(history.dir, 'public'));
    writeFileSync(join(history.dir, 'public/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(history.dir, 'vite.config.ts'), '');
    const report = await history.review();
    expect(spokenSection(report, 'The practice’s data')).toContain('contact.phone [before: +90 500 000 00 00] → [now: +90 500 111 11 11]');
    expect(spokenSection(report, 'Menus and lists of pages')).toContain('Areas of law Turkish Kira hukuku Kira');
    expect(spokenSection(report, 'Pictures and other files')).toContain('public/icon.svg New.');
    expect(emitHtml(report)).toContain('<img src="data:image/svg+xml;base64,');
    expect(spokenSection(report, 'What this report does not look at')).toContain('vite.config.ts');
  });
});

describe('the report itself', () => {
  it('compares two commits, and with three dots begins where they parted', async () => {
    const history = await makeHistory();
    history.git('checkout', '--quiet', '-b', 'work');
    await history.edit(`${SERVICE}/tr.mdx`, (text) => text.replace('Kirayı kim izler?', 'Kirayı biz izleriz.'));
    history.commit('On the branch');
    history.git('checkout', '--quiet', 'main');
    await history.edit('content/pages/general/home/tr.mdx', (text) => text.replace('Kısa bir giriş.', 'Başka bir giriş.'));
    history.commit('Meanwhile');
    const titles = async (asked: string) => (await history.review(asked)).changes?.pages.map(({ pageId }) => pageId).sort();
    expect(await titles('main..work')).toEqual(['home', 'kira-takip']);
    expect(await titles('main...work')).toEqual(['kira-takip']);
    await expect(history.review('no-such-branch')).rejects.toThrow('Git knows no commit "no-such-branch".');
  });

  it('leaves the repository as it is, staged files included', async () => {
    const history = await makeHistory();
    await history.edit(`${SERVICE}/tr.mdx`, (text) => text.replace('Kirayı kim izler?', 'Kirayı biz izleriz.'));
    history.git('add', '--all');
    const before = history.git('status', '--porcelain=v2', '--branch');
    await history.review('first..HEAD');
    expect(history.git('status', '--porcelain=v2', '--branch')).toBe(before);
    expect(history.git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  });

  it('says so when the earlier state cannot be read by today’s rules, and compares the rest', async () => {
    const history = await makeHistory();
    await history.edit('content/site.yaml', (text) => text.replace('name: Deneme\n', ''));
    history.commit('Older form');
    await history.edit('content/site.yaml', (text) => `name: Deneme\n${text}`);
    await history.edit(`${SERVICE}/tr.mdx`, (text) => text.replace('Kirayı kim izler?', 'Kirayı biz izleriz.'));
    const text = spoken(await history.review('HEAD'));
    expect(text).toContain("Older form), site.yaml cannot be read by today's rules.");
    expect(text).toContain('[taken out: kim izler?] [put in: biz izleriz.]');
  });

  it('says what cannot be read when the later state is broken', async () => {
    const history = await makeHistory();
    await history.edit('content/site.yaml', (text) => `${text}\n\tbroken`);
    const report = await history.review();
    expect(spoken(report)).toContain('The later state, the files on disk, cannot be read, so that nothing can be compared.');
    expect(spoken(report)).toContain('content/site.yaml, line');
    expect(emitMarkdown(report)).toContain('content/site.yaml, line');
  });

  it('shows what looks like code as text and calls nobody', async () => {
    const history = await makeHistory();
    const hostile = '<script>alert(1)</script> @everyone *[x](https://evil.example)* <!-- change-report -->';
    await history.edit(`${SERVICE}/tr.mdx`, (text) => text.replace('title: Kira takibi\n', `title: '${hostile}'\n`));
    const report = await history.review();
    const html = emitHtml(report);
    expect(html).not.toContain('<script');
    expect(html).toContain('default-src &#x27;none&#x27;');
    expect(spoken(report)).toContain('<script>alert(1)</script>');
    const markdown = emitMarkdown(report);
    expect(markdown).not.toMatch(/<script|[^-]@everyone|\*\[x\]\(/);
    expect(markdown.split(MARKER)).toHaveLength(2);
  });

  it('fits into a comment and names what was left out', async () => {
    const history = await makeHistory();
    const paragraphs = (word: string) =>
      Array.from({ length: 400 }, (_, index) => `Bu ${word} paragrafın sırası ${index} ve metni yeterince uzundur.`).join('\n\n');
    await history.edit(`${SERVICE}/tr.mdx`, (text) => `${text}\n${paragraphs('yeni')}\n`);
    await history.edit(`${AREA}/tr.mdx`, (text) => `${text}\n${paragraphs('başka')}\n`);
    await history.edit('content/pages/general/home/tr.mdx', (text) => `${text}\nKısa bir ek.\n`);
    const markdown = emitMarkdown(await history.review());
    expect(markdown.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(markdown).toContain('<ins>Kısa bir ek.</ins>');
    expect(markdown).toMatch(/\*\*Left out here for length:\*\* .*Kira (?:hukuku|takibi) \(tr\)/);
    expect(markdown.startsWith(MARKER)).toBe(true);
  });

  it('is the same to the byte when made twice', async () => {
    const history = await makeHistory();
    await history.edit('content/facts.yaml', (text) => text.replace('P5Y', 'P6Y'));
    const [one, two] = [await history.review(), await history.review()];
    expect(emitHtml(one)).toBe(emitHtml(two));
    expect(emitMarkdown(one)).toBe(emitMarkdown(two));
  });
});
