/** Tests where readers see the people of the practice: on the about and contact pages, and on a page that one of them has signed off. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { LocalPerson } from '../../model/person.ts';
import { ReviewNote } from '../ReviewNote.tsx';
import { People } from './People.tsx';

const t = (key: string, values: Readonly<Record<string, string>> = {}) => [key, ...Object.values(values)].join(' ');
const person: LocalPerson = {
  ...{ id: 'probe', name: 'Probe Person', bar: 'Deneme Barosu', languages: ['tr', 'de'], since: 2012 },
  portrait: { file: 'probe.jpg', alt: 'Vor einem Regal' },
};

it('shows what each has confirmed, in the words of the page’s language', () => {
  const html = renderToStaticMarkup(<People people={[person, { id: 'b', name: 'B', languages: [] }]} localeIso="de-DE" t={t} />);
  for (const words of [
    'id="person-probe"',
    'Probe Person',
    'Deneme Barosu',
    'people.since 2012',
    'Türkisch, Deutsch',
    'alt="Vor einem Regal"',
  ])
    expect(html).toContain(words);
  expect(html).toContain('src="/people/probe.jpg"');
  expect(html.slice(html.indexOf('person-b'))).toBe('person-b"><div><h3>B</h3></div></li></ul></section>');
});

it('shows nothing if no person is named', () => {
  expect(renderToStaticMarkup(<People people={[]} localeIso="de-DE" t={t} />)).toBe('');
});

it('names the reviewer while the sign-off is valid, and never without one', () => {
  const note = {
    validAsOf: '2026-01-01',
    localeIso: 'de-DE',
    url: 'https://x.example/',
    reviewer: { name: 'Probe Person', href: '/de/ueber#person-probe' },
    t,
  };
  expect(renderToStaticMarkup(<ReviewNote {...note} legalReview="2026-01-02" />)).toContain(
    '<a href="/de/ueber#person-probe">Probe Person</a>',
  );
  expect(renderToStaticMarkup(<ReviewNote {...note} />)).not.toContain('Probe Person');
});
