/** The first page of the change report: short, in plain words, and the same change in many places is told once. */
import { expect, it } from 'vitest';
import { emitHtml } from '../../scripts/translation/report/html.ts';
import { emitMarkdown } from '../../scripts/translation/report/markdown.ts';
import { AREA, describeWithGit, makeHistory, SERVICE, spoken, spokenSection } from './history.ts';

const TOLD = 'What readers are told anew';

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
    ],
    ['de', 'Was Leser neu erfahren', '1 Seite sagt den Lesern etwas anderes, in 1 Sprache (tr).', 'Türkisch, /kira-hukuku: ', 'Deutsch –'],
  ] as const)('speaks %s, languages and findings included', async (language, title, sentence, place, behind) => {
    const history = await makeHistory();
    await history.edit(`${AREA}/tr.mdx`, (text) => text.replace('mahkeme kirayı', 'sulh  mahkemesi kirayı').replace('](page:', '](page:x'));
    const report = await history.review('first', language);
    const told = spokenSection(report, title);
    expect(told).toContain(sentence);
    expect(told).toContain(place);
    const text = spoken(report);
    expect(text).toContain(behind);
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
});
