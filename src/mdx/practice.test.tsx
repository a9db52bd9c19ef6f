/** Tests the practice's data with several entries: every phone number, e-mail address and office appears wherever they are listed. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Contacts } from '../components/Contacts/Contacts.tsx';
import { Footer } from '../components/Footer/Footer.tsx';
import type { PageContext } from '../layouts/pageContext.ts';
import { contactLinksOf, type PageData, type ShellData } from '../model/shell.ts';
import { LegalNotice } from './LegalNotice.tsx';
import { Offices } from './practice.tsx';

const contact = {
  whatsapp: '+90 500 000 00 00',
  phones: ['+90 500 000 00 00', '+49 40 111 11 11'],
  emails: ['info@example.org', 'hamburg@example.org'],
};
const addresses = [
  { id: 'hamburg', country: 'DE', city: 'Гамбург', postalCode: '20095', fullAddress: 'Weg 1, 20095 Hamburg' },
  { id: 'konya', country: 'TR', city: 'Конья', postalCode: '42000', fullAddress: 'Sokak 2, 42000 Konya' },
];
const t = (key: string) => key;
const legal = { responsible: '', chamber: '', registrationNumber: '', taxId: '', insurance: '' };
const context = { manifest: { site: { name: 'X', legal, contact: { ...contact, addresses } } }, t, whatsapp: '' } as unknown as PageContext;
const shell = {
  ...{ siteName: 'X', homePathname: '/ru', cities: ['Гамбург', 'Конья'], contactLinks: contactLinksOf(contact) },
  ...{ main: [], areas: [], guides: [], pages: [], locales: [] },
} as unknown as ShellData;
const page = { alternates: [] } as unknown as PageData;

const REACH = [
  'href="tel:+905000000000">+90 500 000 00 00<',
  'href="tel:+49401111111">+49 40 111 11 11<',
  'href="mailto:info@example.org">info@example.org<',
  'href="mailto:hamburg@example.org">hamburg@example.org<',
];

describe('several phones and e-mail addresses', () => {
  // proves: fields.phones, fields.emails
  it.each([
    ['the contact page', <Contacts key="contacts" contact={contact} whatsapp="" t={t} />],
    ['the legal notice', <LegalNotice key="notice" context={context} />],
    ['the footer', <Footer key="footer" shell={shell} page={page} t={t} whatsapp="" />],
  ])('are all shown by %s, in order', (_place, element) => {
    const html = renderToStaticMarkup(element);
    const found = REACH.map((link) => html.indexOf(link));
    expect(found.every((at) => at >= 0)).toBe(true);
    expect(found.slice(0, 2)).toEqual(found.slice(0, 2).sort((a, b) => a - b));
    expect(found.slice(2)).toEqual(found.slice(2).sort((a, b) => a - b));
  });
});

describe('several offices', () => {
  // proves: purpose.offices-place, fields.address-city, fields.address-country
  it('are shown with the city in the page’s language', () => {
    const html = renderToStaticMarkup(<Offices context={context} />);
    expect([...html.matchAll(/<h3>(.*?)<\/h3><p>(.*?)<\/p>/g)].map(([, ...words]) => words)).toEqual([
      ['Гамбург', 'country.DE'],
      ['Конья', 'country.TR'],
    ]);
    expect(renderToStaticMarkup(<Footer shell={shell} page={page} t={t} whatsapp="" />)).toContain('<li>Гамбург</li><li>Конья</li>');
  });

  // proves: purpose.offices-place, fields.address-full
  it('are in the legal notice with their postal addresses', () => {
    const html = renderToStaticMarkup(<LegalNotice context={context} />);
    expect(html).toContain('Weg 1, 20095 Hamburg, country.DE');
    expect(html).toContain('Sokak 2, 42000 Konya, country.TR');
  });
});
