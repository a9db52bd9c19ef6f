/** Codes of languages and countries that exist, from the data that Node.js has (CLDR). */

const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** True for the code of a language, such as `de`. */
export function isLanguage(code: string): boolean {
  return languages.of(code) !== undefined;
}

/** Codes of regions that CLDR names beside the countries: the European Union, the euro area, the United Nations, and no region. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'ZZ']);

/** True for the code of a country in capitals, such as `GB`; false for `UK`, which only other lists use for it. */
export function isCountry(code: string): boolean {
  return !NO_COUNTRIES.has(code) && regions.of(code) !== undefined && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
}
