/** The first page of the change report: short, in plain words, and a change in many places appears once. */
import { expect, it } from 'vitest';
import { emitHtml } from '../../scripts/translation/report/html.ts';
import { emitMarkdown } from '../../scripts/translation/report/markdown.ts';
import { AREA, describeWithGit, makeHistory, SERVICE, spoken, spokenSection } from './history.ts';
import { TRANSLATION } from './translations.ts';

const TOLD = 'What is new for readers';

describeWithGit('the first page', () => {
  it('tells the same change in several places once, and shows a single change with the words around it', async () => {
    const history = await makeHistory();
    const rows = (word: string) => Array.from({ length: 6 }, (_, index) => `\nSatır ${index} ${word} sürer.\n`).join('');
    await history.edit(`${SERVICE}/tr.mdx`, (text) => `${text}${rows('uzun')}`);
    history.commit('Rows');
    await history.edit(`${SERVICE}/tr.mdx`, (text) => text.replaceAll('uzun sürer', 'kısa sürer'));
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('mahkeme kirayı', 'sulh mahkemesi kirayı'));
    const told = spokenSection(await history.review('HEAD'), TOLD);
    expect(told).toContain('[taken out: uzun] [put in: kısa] in 6 paragraphs of 1 text, Turkish');
    expect(told.match(/\[put in: kısa\]/g)).toHaveLength(1);
    expect(told).toContain('[taken out: mahkeme] [put in: sulh mahkemesi]');
  });

  it('shows a change of many long texts in part, and counts the rest', async () => {
    const history = await makeHistory();
    const files = ['home/tr', 'home/de', 'contact/tr'].map((name) => `content/pages/general/${name}.mdx`);
    const all = [...files, `${AREA}/tr.mdx`, `${AREA}/de.mdx`, `${SERVICE}/tr.mdx`];
    const paragraph = (mark: string, place: string) =>
      `\n${Array.from({ length: 60 }, (_, index) => `${index % 2 === 0 ? 'same' : mark}${place}y${index}`).join(' ')}\n`;
    const places = all.map((_, file) => [1, 2, 3, 4].map((one) => `${file}x${one}`));
    const put = async (mark: string, before: string) => {
      for (const [index, file] of all.entries())
        await history.edit(
          file,
          (text) => places[index]?.reduce((now, place) => now.replace(paragraph(before, place), '') + paragraph(mark, place), text) ?? '',
        );
    };
    await put('a', 'none');
    history.commit('Long texts');
    await put('b', 'a');
    const told = spokenSection(await history.review('HEAD'), TOLD);
    const shown = places.map((own) => own.filter((place) => told.includes(`b${place}y1`)).length);
    // Of a text three changes are shown, or none when the room is used up.
    expect(new Set(shown)).toEqual(new Set([3, 0]));
    expect(told).toContain('and 1 more change');
    expect(told).toContain('4 changes');
  });

  it('shows how a new text begins, and no more of it', async () => {
    const history = await makeHistory();
    await history.write(`${SERVICE}/de.mdx`, TRANSLATION);
    const told = spokenSection(await history.review(), TOLD);
    expect(told).toContain('Wer verfolgt die Miete?');
    expect(told).not.toContain('Bewahren Sie Quittungen auf.');
  });

  it('contains no file paths and no notation of durations, and neither does the rest', async () => {
    const history = await makeHistory();
    await history.edit('content/facts.yaml', (text) => text.replace('P5Y', 'P6Y'));
    const text = spoken(await history.review());
    expect(text).toContain('5 years');
    expect(text).not.toMatch(/content\/|\.mdx|\bP\d+[DMY]\b/);
  });

  it.each([
    [
      'tr',
      'Okurlara söylenen yeni şeyler',
      '1 sayfa okurlara başka bir şey söylüyor, 1 dilde (tr).',
      'Türkçe, /kira-hukuku: ',
      'Almanca –',
      /1 yeni hata yayımı durduruyor.*Kira hukuku, Türkçe, satır \d+: /,
    ],
    [
      'de',
      'Was Leser neu erfahren',
      '1 Seite sagt den Lesern etwas anderes, in 1 Sprache (tr).',
      'Türkisch, /kira-hukuku: ',
      'Deutsch –',
      /1 neuer Fehler hält die Veröffentlichung auf.*Kira hukuku, Türkisch, Zeile \d+: /,
    ],
  ] as const)('speaks %s, languages and findings included', async (language, title, sentence, place, behind, mistake) => {
    const history = await makeHistory();
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('mahkeme kirayı', 'sulh  mahkemesi kirayı').replace('](page:', '](page:x'));
    const report = await history.review('first', language);
    const told = spokenSection(report, title);
    expect(told).toContain(sentence);
    expect(told).toContain(place);
    const text = spoken(report);
    expect(text).toContain(behind);
    expect(text).toMatch(mistake);
    expect(text).not.toMatch(/Please check|taken out|put in|Paragraph\b|changed|reader|address|language|There is no page/);
    expect(emitHtml(report)).toContain(`<html lang="${language}">`);
  });

  it('shows the chosen languages only, in the file and in the comment', async () => {
    const history = await makeHistory();
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('mahkeme kirayı', 'sulh mahkemesi kirayı'));
    const report = await history.review();
    expect(emitMarkdown(report, ['tr'])).toContain('<ins>sulh mahkemesi</ins>');
    expect(emitMarkdown(report, ['de'])).not.toContain('sulh mahkemesi');
    expect(emitHtml(report, ['de'])).toMatch(/id="show-tr">.*id="show-de" checked>/);
  });

  it('names a mistake with its page and what readers get instead', async () => {
    const history = await makeHistory();
    await history.edit(`${AREA}/de.mdx`, (text) => text.replace('| lang |', '| <Fakt>lang</Fakt> |'));
    const stopped = spokenSection(await history.review(), 'What needs a decision');
    expect(stopped).toContain('Please check: 1 new mistake stops the publication');
    expect(stopped).toContain('Kira hukuku, German, line 17: <Fakt> is not a component');
    await history.edit('content/site.yaml', (text) => `${text.trimEnd()}\ntranslations: { errors: withhold, outdated: notice }\n`);
    const withheld = spokenSection(await history.review(), 'What needs a decision');
    expect(withheld).toContain('Please check: 1 new mistake keeps its translation off the site');
    expect(withheld).toContain('Kira hukuku, German, line 17: <Fakt> is not a component');
    expect(withheld).not.toContain('stops the publication');
  });

  it('says that an older mistake stops this change too', async () => {
    const history = await makeHistory();
    await history.edit(`${AREA}/de.mdx`, (text) => text.replace('| lang |', '| <Fakt>lang</Fakt> |'));
    history.commit('A mistake');
    await history.edit(`${SERVICE}/tr.mdx`, (text) => text.replace('Kirayı kim izler?', 'Kirayı biz izleriz.'));
    expect(spokenSection(await history.review('HEAD'), 'What needs a decision')).toContain(
      '1 mistake that was there before this change stops the publication too.',
    );
  });

  it('shows the old and the new value of a fact with its pages and languages, and where a removed page leads', async () => {
    const history = await makeHistory();
    await history.edit('content/facts.yaml', (text) => text.replace('P5Y', 'P6Y'));
    await history.write(SERVICE, undefined);
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('related: [kira-takip]', 'related: []'));
    const gone = (entry: string) => history.write('content/urls.yaml', `/kira-takip: ${entry}\n`);
    await gone('{ since: 2026-01-01, redirect: /kira-hukuku }');
    const told = spokenSection(await history.review(), TOLD);
    expect(told).toContain('rent-determination-threshold: 5 years → 6 years; quoted on 1 page in 2 languages');
    expect(told).toContain('1 page is gone. Kira takibi: /kira-takip leads to /kira-hukuku now');
    // What it said is below, in the report.
    expect(told).not.toContain('Belgeleri toplarız');
    await gone('{ since: 2026-01-01, gone: Kimse sormuyor }');
    expect(spokenSection(await history.review(), TOLD)).toContain('Kira takibi: /kira-takip says now that the page is gone for good (410)');
    await history.write('content/urls.yaml', '{}\n');
    expect(spokenSection(await history.review(), TOLD)).toContain('Kira takibi: /kira-takip is lost: it answers “not found” (404)');
  });
});
