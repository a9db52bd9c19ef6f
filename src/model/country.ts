/** What differs by country for people who live abroad, from content/countries.yaml. <Countries /> shows it (src/mdx/Countries.tsx). */
import type { LocaleCode } from '#generated/types.ts';
import type { Locale } from './locale.ts';
import type { Localized } from './site.ts';

/** The register. */
export interface CountryRegister {
  /** What applies in every country. */
  readonly everywhere: Everywhere;
  /** Countries by code (ISO 3166-1): DE, GB. */
  readonly countries: Readonly<Record<string, Country>>;
}

export interface Everywhere {
  /** Who translates and certifies. Continues a line, so it begins with a lower-case letter where the language allows it. */
  readonly translation: Localized;
  /** Id in links.yaml: the list of Turkish consulates. */
  readonly consulates: string;
  /** Id in links.yaml: appointments at the consulates. */
  readonly appointments: string;
}

export interface Country {
  /** Languages of the site in which this country comes first. */
  readonly readers: readonly LocaleCode[];
  /** Words of the country that the texts quote, each with its language (ISO 639), which screen readers need: { rechtbank: nl }. */
  readonly words: Readonly<Record<string, string>>;
  /** The paper that shows that a divorce is final. Continues a line. */
  readonly final: Localized;
  /** Who issues the apostille. Continues a line. */
  readonly apostille: Localized;
  /** What else to know, in a sentence. */
  readonly note?: Localized | undefined;
  /** Only if it differs from the entry that applies everywhere. */
  readonly translation?: Localized | undefined;
  /** Only if it differs from the entry that applies everywhere. Id in links.yaml. */
  readonly consulates?: string | undefined;
  /** Id in links.yaml: the authority for the apostille, or the site that leads to it. Absent where each state or canton has its own. */
  readonly link?: string | undefined;
  /** Day on which the practice confirmed the entry, YYYY-MM-DD. Without it the entry is not confirmed. */
  readonly confirmed?: string | undefined;
}

/** A country in one language; fields as in Country. */
export interface LocalCountry {
  readonly code: string;
  /** Its name in this language. */
  readonly name: string;
  readonly words: Country['words'];
  readonly final: string;
  readonly apostille: string;
  readonly translation?: string | undefined;
  readonly note?: string | undefined;
  readonly consulates?: string | undefined;
  readonly link?: string | undefined;
}

/** The register in one language. */
export interface LocalCountries {
  readonly translation: string;
  readonly consulates: string;
  readonly appointments: string;
  /** Countries of this language's readers first, the others by name. */
  readonly countries: readonly LocalCountry[];
}

export function localizeCountries({ everywhere, countries }: CountryRegister, { code: localeCode, iso }: Locale): LocalCountries {
  const names = new Intl.DisplayNames([iso], { type: 'region' });
  const { compare } = new Intl.Collator(iso);
  const isFirst = ({ code }: LocalCountry) => countries[code]?.readers.includes(localeCode) ?? false;
  const local = Object.entries(countries).map(
    ([code, { words, link, consulates, final, apostille, translation, note }]): LocalCountry => ({
      code,
      name: names.of(code) ?? code,
      words,
      final: final[localeCode],
      apostille: apostille[localeCode],
      translation: translation?.[localeCode],
      note: note?.[localeCode],
      consulates,
      link,
    }),
  );
  return {
    ...everywhere,
    translation: everywhere.translation[localeCode],
    countries: local.sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || compare(a.name, b.name)),
  };
}

/** Ids of links.yaml that the register uses. */
export function linkIdsOf({ everywhere, countries }: CountryRegister): string[] {
  const { consulates, appointments } = everywhere;
  const own = Object.values(countries).flatMap((country) => [country.link, country.consulates]);
  return [consulates, appointments, ...own].filter((id) => id !== undefined);
}

/** Fields of a country that hold texts. */
export const COUNTRY_TEXTS = ['final', 'apostille', 'translation', 'note'] as const;

/** All texts of the register in one language, in file order: what readers see of it. */
export function countryTextsOf({ everywhere, countries }: CountryRegister, localeCode: LocaleCode): string[] {
  const own = Object.values(countries).flatMap((country) => COUNTRY_TEXTS.flatMap((key) => country[key]?.[localeCode] ?? []));
  return [everywhere.translation[localeCode], ...own];
}

/** A stretch of text; `language` is set for a word of the country. */
export interface CountryWords {
  readonly text: string;
  readonly language?: string | undefined;
}

/** Splits a text at the words of the country, so that they can be marked with their language. */
export function splitWords(text: string, words: Country['words']): CountryWords[] {
  const known = Object.keys(words).sort((a, b) => b.length - a.length);
  if (known.length === 0) return [{ text }];
  const pattern = known.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  // Whole words only: "Landgericht" is no part of "Landgerichts", which is a word of the text itself.
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${pattern})(?![\\p{L}\\p{N}])`, 'u'));
  return parts.flatMap((part, index) => (part === '' ? [] : [index % 2 === 1 ? { text: part, language: words[part] } : { text: part }]));
}

/** Id of a country's entry on a page, for addresses: /…#country-de. */
export function countryAnchor(code: string): string {
  return `country-${code.toLowerCase()}`;
}
