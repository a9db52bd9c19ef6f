/** Reads the registers for people who live abroad: content/countries.yaml and content/links.yaml. Neighbour: schema/ (schemas). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { LocaleCode } from '#generated/types.ts';
import { type CountryRegister, countryTextsOf } from '../../src/model/country.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { OfficialLinks } from '../../src/model/officialLink.ts';
import { checkSchema } from './checkSchema.ts';
import { CONTENT_LABEL, readContentFile } from './read.ts';
import { COUNTRY_KEYS, countriesSchema } from './schema/countries.ts';
import { LINK_KEYS, linksSchema } from './schema/links.ts';
import type { ParseYaml, YamlSource } from './yaml.ts';

/** Paths of the files in reports. */
export const COUNTRIES_FILE = `${CONTENT_LABEL}/countries.yaml`;
export const LINKS_FILE = `${CONTENT_LABEL}/links.yaml`;

/** A register with its positions and its text. */
export interface RegisterFile<T> {
  readonly entries: T;
  readonly yaml: YamlSource;
  readonly text: string;
}

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
  const read = async <T>(filePath: string, schema: z.ZodType<T>, keys: readonly string[]): Promise<RegisterFile<T> | undefined> => {
    const name = filePath.slice(CONTENT_LABEL.length + 1);
    if (!existsSync(join(contentDir, name))) return undefined;
    const text = await readContentFile(contentDir, name, issues);
    const yaml = text === undefined ? undefined : parse(filePath, text, issues);
    const entries = yaml && checkSchema(schema, yaml, issues, keys);
    return text !== undefined && yaml && entries ? { entries, yaml, text } : undefined;
  };
  const countries = await read(COUNTRIES_FILE, countriesSchema(codes), COUNTRY_KEYS);
  const links = await read(LINKS_FILE, linksSchema, LINK_KEYS);
  return { countries: countries && { ...countries, textsIn: keepTexts(countries.entries) }, links };
}

function keepTexts(register: CountryRegister): TextsIn {
  const known = new Map<LocaleCode, readonly string[]>();
  return (localeCode) => {
    const texts = known.get(localeCode) ?? countryTextsOf(register, localeCode);
    known.set(localeCode, texts);
    return texts;
  };
}
