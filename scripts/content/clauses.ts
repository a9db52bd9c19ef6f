/** Reads content/clauses.yaml, the model texts of powers of attorney. Neighbours: schema/clauses.ts, scripts/rules/clauses.ts. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleCode } from '#generated/types.ts';
import { type ClauseRegister, deedTextsOf } from '../../src/model/clause.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Outline } from '../../src/model/page.ts';
import { checkSchema } from './checkSchema.ts';
import type { RegisterFile } from './countries.ts';
import { CONTENT_LABEL, readContentFile } from './read.ts';
import { CLAUSE_KEYS, clausesSchema } from './schema/clauses.ts';
import type { ParseYaml } from './yaml.ts';

const NAME = 'clauses.yaml';

/** Path of the file in reports. */
export const CLAUSES_FILE = `${CONTENT_LABEL}/${NAME}`;

/** The component that shows the text of a matter. */
export const DEED_COMPONENT = 'PowerOfAttorney';

export interface Clauses extends RegisterFile<ClauseRegister> {
  /** Texts of the deeds on a page. Returns the same list each time, so that a page is not rebuilt while the register is the same. */
  readonly textsIn: (pageId: string, localeCode: LocaleCode) => readonly string[];
}

/** `codes` are the site's languages. Undefined when the site has no such file or, with an issue, when it is invalid. */
export async function readClauses(
  contentDir: string,
  codes: readonly string[],
  source: LocaleCode,
  parse: ParseYaml,
  issues: Issue[],
): Promise<Clauses | undefined> {
  if (!existsSync(join(contentDir, NAME))) return undefined;
  const text = await readContentFile(contentDir, NAME, issues);
  const yaml = text === undefined ? undefined : parse(CLAUSES_FILE, text, issues);
  const entries = yaml && checkSchema(clausesSchema(codes), yaml, issues, CLAUSE_KEYS);
  if (text === undefined || !yaml || !entries) return undefined;
  const known = new Map<string, readonly string[]>();
  return {
    ...{ entries, yaml, text },
    textsIn(pageId, localeCode) {
      const key = `${localeCode}/${pageId}`;
      const texts = known.get(key) ?? deedTextsOf(entries, pageId, localeCode, source);
      known.set(key, texts);
      return texts;
    },
  };
}

/** True for a page with the text of a deed. */
export function hasDeed({ components }: Pick<Outline, 'components'>): boolean {
  return components.some(({ name }) => name === DEED_COMPONENT);
}
