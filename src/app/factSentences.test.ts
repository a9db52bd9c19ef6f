/** Tests the list of facts: complete sentences of the page, each with its basis and its position in the text. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../model/fact.ts';
import { collectFactSentences } from './factSentences.ts';

const fact = (id: string) => ({ id, basis: ['TMK 606'], status: 'statute', value: 'P3M' }) as unknown as Fact;
const mark = (number: number, words: string) => `<a class="fact" href="#fact-${number}"><time dateTime="P3M">${words}</time></a>`;
const joinCell = (regions: { lead?: string; highlights?: string; body?: string }, ...ids: string[]) =>
  collectFactSentences(
    { lead: '', today: '', highlights: '', body: '', faq: '', ...regions },
    ids.map(fact),
    (id) => `fact-${id}`,
    (name, value) => `${name}: ${value}`,
  );

describe('what a page says of its figures', () => {
  it('is the complete sentence, also with abbreviations in it, without the links of the text', () => {
    const { sentences } = joinCell(
      {
        lead: `<p>Vorher. Nach <span class="law">Art. 606 TMK</span> haben Sie, z. B. Haus, <a href="/x">stets</a> ${mark(1, '3 Monate')}. Danach nicht.</p>`,
      },
      '1',
    );
    expect(sentences.map(({ html }) => html)).toEqual(['Nach Art. 606 TMK haben Sie, z. B. Haus, stets <b id="fact-1">3 Monate</b>.']);
  });

  it.each([
    ['at the beginning', `A. Kaya hat ${mark(1, '3 Monate')}.`, 'A. Kaya hat <b id="fact-1">3 Monate</b>.'],
    ['behind a tag', `Das gilt <em>z. B.</em> Kindern: ${mark(1, '3 Monate')}.`, 'Das gilt z. B. Kindern: <b id="fact-1">3 Monate</b>.'],
    ['behind a quotation mark', `Herr „A. Kaya“ hat ${mark(1, '3 Monate')}.`, 'Herr „A. Kaya“ hat <b id="fact-1">3 Monate</b>.'],
  ])('is not cut by a single letter with a full stop %s', (_, text, html) => {
    expect(joinCell({ body: `<p>${text}</p>` }, '1').sentences.map((sentence) => sentence.html)).toEqual([html]);
  });

  it('is cut by a full stop after the letter of an article', () => {
    expect(joinCell({ body: `<p>So sagt es 27/A. Sie haben ${mark(1, '3 Monate')}.</p>` }, '1').sentences.map(({ html }) => html)).toEqual([
      'Sie haben <b id="fact-1">3 Monate</b>.',
    ]);
  });

  it('is a sentence of the text rather than words before it or a row of a table, and the way back leads there', () => {
    const { regions, sentences } = joinCell(
      {
        highlights: `<li class="highlight"><strong>${mark(1, '3 Monate')} </strong><span>für die Ausschlagung</span></li>`,
        body: `<p>Sie haben ${mark(1, '3 Monate')}.</p>`,
      },
      '1',
    );
    expect(sentences.map(({ html, position }) => [html, position])).toEqual([['Sie haben <b id="fact-1">3 Monate</b>.', 'fact-1-at']]);
    expect(regions.body).toBe('<p>Sie haben <a id="fact-1-at" class="fact" href="#fact-1"><time dateTime="P3M">3 Monate</time></a>.</p>');
    expect(regions.highlights).not.toContain('id=');
  });

  it('is said once for two figures of one sentence', () => {
    const { sentences } = joinCell({ lead: `<p>Ab ${mark(1, '1 Jahr')} bis ${mark(2, '10 Jahre')}.</p>` }, '1', '2');
    expect(sentences.map(({ html, facts }) => [html, facts.length])).toEqual([
      ['Ab <b id="fact-1">1 Jahr</b> bis <b id="fact-2">10 Jahre</b>.', 2],
    ]);
  });

  it('of a table is the row, with as many cells as tell it from the others', () => {
    const table = (...rows: string[][]) =>
      `<table><thead><tr><th>Wo?</th><th>Wer</th><th>Frist</th></tr></thead><tbody>${rows.map((cells, at) => `<tr${at > 0 ? ` id="row-${at}"` : ''}>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;
    const rows = [
      ['Türkei', 'Kinder', mark(1, '4 Monate')],
      ['Türkei', 'Eltern', mark(2, '6 Monate')],
      ['Ausland', 'alle', mark(3, '8 Monate')],
    ];
    expect(joinCell({ body: table(...rows) }, '2', '3').sentences.map(({ html }) => html)).toEqual([
      'Türkei, Eltern. Frist: <b id="fact-2">6 Monate</b>.',
      'Ausland. Frist: <b id="fact-3">8 Monate</b>.',
    ]);
  });

  it.each([
    [
      'the first cell and the answer, if the head of the answer is a question',
      [
        ['Lage', 'Warum?'],
        ['Beide unterschreiben', `Es dauert ${mark(1, '3 Monate')}`],
        ['Niemand unterschreibt', 'Das Gericht hilft'],
      ],
      'Beide unterschreiben: Es dauert <b id="fact-1">3 Monate</b>.',
    ],
    [
      'the first cell and what happens then, if the figure is in the first cell',
      [
        ['Wann?', 'Was geschieht?'],
        [`${mark(1, '3 Monate')} vorher.`, 'Der Vertrag endet.'],
        ['Später', 'Er läuft weiter.'],
      ],
      '<b id="fact-1">3 Monate</b> vorher: Der Vertrag endet.',
    ],
    [
      'the head of the column and the answer, if the first cell is a question',
      [
        ['Frage', 'Konsulat'],
        ['Wie lange?', mark(1, '3 Monate')],
        ['Was kostet es?', 'Gebühren'],
      ],
      'Konsulat: <b id="fact-1">3 Monate</b>.',
    ],
    [
      'each cell with its head, if no head is a question',
      [
        ['Klage', 'Frist'],
        ['Anfechtung', mark(1, '3 Monate')],
        ['Herabsetzung', '1 Jahr'],
      ],
      'Klage: Anfechtung. Frist: <b id="fact-1">3 Monate</b>.',
    ],
  ])('of a table asks nothing: %s', (_, [heads = [], ...rows], html) => {
    const rowOf = (tag: string, cells: readonly string[]) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const body = `<table><thead>${rowOf('th', heads)}</thead><tbody>${rows.map((cells) => rowOf('td', cells)).join('')}</tbody></table>`;
    expect(joinCell({ body }, '1').sentences.map((sentence) => sentence.html)).toEqual([html]);
  });

  it('of a deadline is the sentence that says its first day; else the register says it', () => {
    const list = (body: string, words = 'ab dem Tag des Todes') =>
      collectFactSentences(
        { lead: '', today: '', highlights: '', body, faq: '' },
        [fact('1')],
        (id) => `fact-${id}`,
        (name, value) => `${name}: ${value}`,
        (_, text) => (text.includes('ab dem Tod') ? undefined : words),
      ).sentences.map(({ html, starts }) => [html, starts]);
    const [without, with_] = [`Die Frist ist ${mark(1, '3 Monate')}.`, `Es sind ${mark(1, '3 Monate')} ab dem Tod.`];
    expect(list(`<p>${without}</p><p>${with_}</p>`)).toEqual([['Es sind <b id="fact-1">3 Monate</b> ab dem Tod.', []]]);
    expect(list(`<p>${without}</p>`)).toEqual([['Die Frist ist <b id="fact-1">3 Monate</b>.', ['ab dem Tag des Todes']]]);
    expect(list(`<p>${without}</p>`, '')).toEqual([['Die Frist ist <b id="fact-1">3 Monate</b>.', []]]);
  });
});
