/** Writes a number with its noun in the form that the language gives it, by the plural rules of Unicode. */
import type { Language } from './language.ts';

/** `1 page`, `2 pages`; a form may leave the number out. Of the languages of the tools each has these two forms. */
export function count(language: Language, number: number, one: string, other: string): string {
  return `${number} ${isOne(language, number) ? one : other}`;
}

/** True where the language uses the form for one. */
export function isOne(language: Language, number: number): boolean {
  const rules = known.get(language) ?? new Intl.PluralRules(language);
  known.set(language, rules);
  return rules.select(number) === 'one';
}

const known = new Map<Language, Intl.PluralRules>();

/** The name of a country in one of ours: `Netherlands`, `Niederlande`, `Hollanda`. */
export function countryName(language: Language, code: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}

/** The name of a language in one of ours: `Turkish`, `Türkisch`, `Türkçe`. */
export function languageName(language: Language, code: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
}
