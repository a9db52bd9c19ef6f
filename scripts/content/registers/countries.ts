/** Reads the registers for people who live abroad: content/countries.yaml and content/links.yaml. Neighbour: ../schema/ (schemas). */
import type { LocaleCode } from '#generated/types.ts';
import { type CountryRegister, countryTextsOf } from '../../../src/model/country.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { OfficialLinks } from '../../../src/model/officialLink.ts';
import { CONTENT_LABEL } from '../read.ts';
import { COUNTRY_KEYS, countriesSchema } from '../schema/countries.ts';
import { LINK_KEYS, linksSchema } from '../schema/links.ts';
import type { ParseYaml } from '../yaml.ts';
import { keepLists, type RegisterFile, readRegisterFile } from './registerFile.ts';

/** Paths of the files in reports. */
export const COUNTRIES_FILE = `${CONTENT_LABEL}/countries.yaml`;
export const LINKS_FILE = `${CONTENT_LABEL}/links.yaml`;

/** The texts of a language. Returns the same list each time, so that a page is not rebuilt while the register is the same. */
type TextsIn = (localeCode: LocaleCode) => readonly string[];

/** Both are optional: undefined when the site has no such file or, with an issue, when it is invalid. */
export interface CountryRegisters {
  readonly countries?: (RegisterFile<CountryRegister> & { readonly textsIn: TextsIn }) | undefined;
  readonly links?: RegisterFile<OfficialLinks> | undefined;
}

/** `codes` are the site's languages. */
export async function readCountryRegisters(
  contentDir: string,
  codes: readonly string[],
  parse: ParseYaml,
  issues: Issue[],
): Promise<CountryRegisters> {
  const source = { contentDir, parse, issues };
  const countries = await readRegisterFile(source, COUNTRIES_FILE, countriesSchema(codes), COUNTRY_KEYS);
  const links = await readRegisterFile(source, LINKS_FILE, linksSchema, LINK_KEYS);
  const textsIn = countries && keepLists((localeCode: LocaleCode) => countryTextsOf(countries.entries, localeCode));
  return { countries: textsIn && { ...countries, textsIn }, links };
}
