/** Tests the country register on a page: order, folded entries, and words of a country marked with its language. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '#generated/types.ts';
import type { PageContext } from '../layouts/pageContext.ts';
import { type CountryRegister, countryTextsOf, linkIdsOf, localizeCountries } from '../model/country.ts';
import type { Locale } from '../model/locale.ts';
import type { Localized } from '../model/site.ts';
import { Countries } from './Countries.tsx';

const LOCALES = [
  { code: 'tr', iso: 'tr-TR' },
  { code: 'de', iso: 'de-DE' },
] as unknown as readonly Locale[];

/** The same words in both languages. */
function both(text: string): Localized {
  return { tr: text, de: text } as unknown as Localized;
}

function country(readers: readonly string[], final: string, words: Record<string, string> = {}) {
  return { readers: readers as LocaleCode[], words, final: both(final), apostille: both('Amt'), link: 'amt' };
}

const register: CountryRegister = {
  everywhere: { translation: both('Übersetzer'), consulates: 'list', appointments: 'dates' },
  countries: {
    US: { ...country([], 'copy'), link: undefined },
    NL: {
      ...country([], 'akte van inschrijving, akten', { 'akte van inschrijving': 'nl' }),
      consulates: 'own',
      note: both('Gilt erst dann.'),
    },
    DE: country(['de'], 'Vermerk des Landgerichts, Landgericht', { Landgericht: 'de' }),
    AT: country(['de'], 'Bestätigung'),
  },
};
const links: Readonly<Record<string, string>> = {
  amt: 'https://www.amt.example/',
  list: 'https://list.example/',
  own: 'https://own.example/',
};

function render(localeIndex: number): string {
  const locale = LOCALES[localeIndex] as Locale;
  const context = {
    locale,
    t: (key: string) => key,
    countries: localizeCountries(register, locale),
    officialOf: (id: string) => (links[id] ? { url: links[id], owner: 'X', languages: ['de'] } : undefined),
  } as unknown as PageContext;
  return renderToStaticMarkup(<Countries context={context} />);
}

function namesIn(html: string): string[] {
  return [...html.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, name = '']) => name);
}

describe('Countries', () => {
  it('begins with the countries of the language’s readers, the others by name', () => {
    expect(namesIn(render(1))).toEqual(['Deutschland', 'Österreich', 'Niederlande', 'Vereinigte Staaten']);
    expect(namesIn(render(0))).toEqual(['Almanya', 'Amerika Birleşik Devletleri', 'Avusturya', 'Hollanda']);
  });

  it('contains every country folded, each with its own address', () => {
    const html = render(1);
    expect(html.match(/<details class="question">/g)).toHaveLength(4);
    expect(html).not.toContain(' open');
    for (const code of ['at', 'de', 'nl', 'us']) expect(html).toContain(`<i id="country-${code}"></i>`);
  });

  it('marks whole words of a country with their language, unless it is the page’s', () => {
    expect(render(1)).toContain('<i lang="nl">akte van inschrijving</i>, akten');
    expect(render(0)).toContain('Vermerk des Landgerichts, <i lang="de">Landgericht</i>');
    expect(render(1)).toContain('Vermerk des Landgerichts, Landgericht<');
  });

  it('links to the authority and the consulates by host, to a country’s own list where there is one', () => {
    const html = render(1);
    expect(html.match(/<a href="https:\/\/www\.amt\.example\/">amt\.example<\/a>/g)).toHaveLength(3);
    expect(html.match(/>own\.example</g)).toHaveLength(1);
    expect(html.match(/>list\.example</g)).toHaveLength(1);
  });
});

describe('the country register', () => {
  it('tells the texts that readers of a language see, and the links', () => {
    expect(countryTextsOf(register, 'de' as LocaleCode)).toEqual([
      ...['Übersetzer', 'copy', 'Amt', 'akte van inschrijving, akten', 'Amt', 'Gilt erst dann.'],
      ...['Vermerk des Landgerichts, Landgericht', 'Amt', 'Bestätigung', 'Amt'],
    ]);
    expect(new Set(linkIdsOf(register))).toEqual(new Set(['list', 'dates', 'amt', 'own']));
  });
});
