/** Reads content/clauses.yaml, the model texts of powers of attorney. Neighbours: ../schema/clauses.ts, scripts/rules/clauses.ts. */
import type { LocaleCode } from '#generated/types.ts';
import { type ClauseRegister, deedTextsOf } from '../../../src/model/clause.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Outline } from '../../../src/model/page.ts';
import { CONTENT_LABEL } from '../read.ts';
import { CLAUSE_KEYS, clausesSchema } from '../schema/clauses.ts';
import type { ParseYaml } from '../yaml.ts';
import { keepLists, type RegisterFile, readRegisterFile } from './registerFile.ts';

/** Path of the file in reports. */
export const CLAUSES_FILE = `${CONTENT_LABEL}/clauses.yaml`;

/** The component that shows the text of a matter. */
export const DEED_COMPONENT = 'PowerOfAttorney';

export interface Clauses extends RegisterFile<ClauseRegister> {
  /** Texts of the deeds on a page. Returns the same list each time, so that a page is not rebuilt while the register is the same. */
  readonly textsIn: (pageId: string, localeCode: LocaleCode) => readonly string[];
}

/** `codes` are the site's languages. Undefined when the site has no such file or, with an issue, when it is invalid. */
export async function readClauses(
  contentDir: string,
  codes: readonly LocaleCode[],
  source: LocaleCode,
  parse: ParseYaml,
  issues: Issue[],
): Promise<Clauses | undefined> {
  const file = await readRegisterFile({ contentDir, parse, issues }, CLAUSES_FILE, clausesSchema(codes), CLAUSE_KEYS);
  if (!file) return undefined;
  const byLocale = new Map(codes.map((code) => [code, keepLists((pageId: string) => deedTextsOf(file.entries, pageId, code, source))]));
  return { ...file, textsIn: (pageId, localeCode) => byLocale.get(localeCode)?.(pageId) ?? [] };
}

/** True for a page with the text of a deed. */
export function hasDeed({ components }: Pick<Outline, 'components'>): boolean {
  return components.some(({ name }) => name === DEED_COMPONENT);
}
