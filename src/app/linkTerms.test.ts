/** Legal terms of an article become links to the glossary at their first use, and nowhere else. */
import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '#generated/types.ts';
import { linkTerms, MOST_TERM_LINKS } from './linkTerms.ts';

const glossary = {
  pathname: '/de/sozluk',
  terms: [
    { id: 'finality', forms: ['Rechtskraftvermerk*'] },
    { id: 'recognition', forms: ['Anerkennung'] },
    { id: 'recognition-case', forms: ['Anerkennung der Scheidung'] },
    { id: 'nowhere', forms: [] },
  ],
};
const link = (html: string) => linkTerms({ body: html }, glossary, 'de' as LocaleCode).body;
const linkTo = (id: string, words: string) => `<a class="gloss" href="/de/sozluk#${id}">${words}</a>`;

describe('terms of an article', () => {
  it('are linked at their first use, in the form of the text', () => {
    expect(link('<p>Die Rechtskraftvermerke fehlen.</p><p>Ein Rechtskraftvermerk.</p>')).toBe(
      `<p>Die ${linkTo('finality', 'Rechtskraftvermerke')} fehlen.</p><p>Ein Rechtskraftvermerk.</p>`,
    );
  });

  it('are linked once on a page, in its first region', () => {
    const { lead, body } = linkTerms({ lead: '<p>Anerkennung</p>', body: '<p>Anerkennung</p>' }, glossary, 'de' as LocaleCode);
    expect([lead, body]).toEqual([`<p>${linkTo('recognition', 'Anerkennung')}</p>`, '<p>Anerkennung</p>']);
  });

  it('are the longest ones that begin at a word', () => {
    expect(link('<li>Anerkennung der Scheidung</li>')).toBe(`<li>${linkTo('recognition-case', 'Anerkennung der Scheidung')}</li>`);
  });

  it.each([
    '<h2 id="x">Anerkennung</h2>',
    '<p><a href="/de/x">die <b>Anerkennung</b></a></p>',
    '<details><summary>Anerkennung?</summary></details>',
    '<p><data value="P3M">Anerkennung</data></p>',
    '<p><abbr title="x">Anerkennung</abbr></p>',
    '<p><i lang="tr">Anerkennung</i></p>',
    '<table><thead><tr><th>Anerkennung</th></tr></thead></table>',
    '<div>Anerkennung</div>',
    '<p title="Anerkennung">Nichts</p>',
    '<p>Anerkennungen</p>',
    '<li><input type="checkbox" id="x"/><label for="x">Die Anerkennung beantragen.</label></li>',
  ])('are left alone in %s', (html) => {
    expect(link(html)).toBe(html);
  });

  it('are linked after elements without an end tag, and inside emphasis', () => {
    expect(link('<p>Erst<br/><strong>Anerkennung</strong></p>')).toBe(
      `<p>Erst<br/><strong>${linkTo('recognition', 'Anerkennung')}</strong></p>`,
    );
  });

  it('are not linked without limit', () => {
    const terms = Array.from({ length: MOST_TERM_LINKS + 3 }, (_, index) => ({ id: `t${index}`, forms: [`wort${index}`] }));
    const html = `<p>${terms.map(({ forms }) => forms.join()).join(' ')}</p>`;
    const { body } = linkTerms({ body: html }, { pathname: '/x', terms }, 'de' as LocaleCode);
    expect(body.match(/<a /g)).toHaveLength(MOST_TERM_LINKS);
  });
});
