/** Tests powers of attorney on a page, as readers without a script get them. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageContext } from '../layouts/pageContext.ts';
import type { LocalDeed } from '../model/clause.ts';
import { PowerOfAttorney, PowersOfAttorney } from './deeds.tsx';

const DEED: LocalDeed = {
  ...{ id: 'sale', page: 'vekaletname' as LocalDeed['page'], name: 'Verkauf', title: 'VEKÂLETNAME: Satış', form: { words: 'Beurkundung' } },
  ...{
    photo: 'Ja',
    signs: 'Jeder Eigentümer',
    opening: { text: 'Ben, … ve …', says: 'Sie.' },
    papers: [{ text: 'Kimlik', says: 'Ausweis' }],
  },
  clauses: [
    { id: 'sell', default: 'always', text: 'Satmaya yetkilidir.', says: 'Verkauft.', why: 'Nötig.', basis: ['TBK 504/3', 'practice'] },
    { id: 'papers', default: 'on', text: 'Kayıt alır.', says: 'Holt Auszüge.', why: 'Praktisch.', basis: ['practice'] },
    {
      ...{ id: 'price', default: 'off', text: 'Bedeli alır.', says: 'Nimmt den Preis.', why: 'Selten.', basis: ['practice'] },
      ...{ dangerous: 'Das Geld ist weg.', refused: { text: 'Bedeli alamaz.', says: 'Darf nicht.' } },
    },
  ],
};

function contextOf(code: string): PageContext {
  return {
    ...{ locale: { code }, manifest: { site: { defaultLocale: 'tr' } }, deeds: [DEED], t: (key: string) => key },
    find: () => ({ pathname: '/de/vekaletname' }),
  } as unknown as PageContext;
}
const deed = (code = 'de', matter = 'sale') => renderToStaticMarkup(<PowerOfAttorney context={contextOf(code)} matter={matter} />);
const boxOf = (html: string, id: string) => new RegExp(`<input[^>]*id="sale-${id}"[^>]*>`).exec(html)?.[0];

describe('the text of a power of attorney', () => {
  it('has a box for each clause that can be left out, and dangerous ones are not ticked', () => {
    const html = deed();
    expect(boxOf(html, 'sell')).toBeUndefined();
    expect(boxOf(html, 'papers')).toContain('checked');
    expect(boxOf(html, 'price')).not.toContain('checked');
    expect(html).toContain('<label for="sale-price">Nimmt den Preis.</label>');
  });

  it('has the box before everything that depends on it, so that styles can choose by its state', () => {
    const [, item = ''] = deed().split('clause risk">');
    expect(item.startsWith('<input')).toBe(true);
    expect(item).toContain('Bedeli alır.');
    expect(item).toContain('Bedeli alamaz.');
    expect(item).toContain('Das Geld ist weg.');
  });

  it('marks every Turkish sentence as Turkish, and leaves a gap of its own for each blank', () => {
    const html = deed();
    for (const text of ['Satmaya yetkilidir.', 'Bedeli alamaz.']) expect(html).toMatch(new RegExp(`<p class="\\w+" lang="tr">${text}`));
    expect(html.match(/Ben, <span class="gap">…<\/span> ve <span class="gap">…<\/span>/)).not.toBeNull();
  });

  it('names statutes and not the practice as its basis', () => {
    expect(deed().replaceAll('\u00a0', ' ')).toContain('Nötig. (Art. 504 Abs. 3 TBK)');
    expect(deed()).toContain('<p class="why">Praktisch.</p>');
  });

  it('has the papers for the office in Turkish too, on the Turkish page once', () => {
    expect(deed()).toContain('Ausweis<i class="on-paper" lang="tr">Kimlik</i>');
    expect(deed('tr')).not.toContain('<i class="on-paper"');
  });

  it('shows nothing for a matter that the register does not have', () => {
    expect(deed('de', 'rent')).toBe('');
  });
});

describe('the table of powers of attorney', () => {
  it('says form, photo and who signs, and leads to the text', () => {
    const html = renderToStaticMarkup(<PowersOfAttorney context={contextOf('de')} />);
    expect(html).toContain('<a href="/de/vekaletname#deed-sale">Verkauf</a>');
    expect(html.match(/data-head=/g)).toHaveLength(4);
    for (const words of ['Beurkundung', 'Ja', 'Jeder Eigentümer']) expect(html).toContain(words);
  });
});
