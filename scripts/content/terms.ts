/** Reads content/terms.yaml, the explanations of legal terms. Neighbours: schema/terms.ts; content/glossary.yaml has the words. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleCode } from '#generated/types.ts';
import type { Issue } from '../../src/model/issue.ts';
import { type NamedTerms, type TermRegister, termTextsOf } from '../../src/model/term.ts';
import { checkSchema } from './checkSchema.ts';
import { CONTENT_LABEL, readContentFile } from './read.ts';
import type { Registers } from './registers.ts';
import { TERM_KEYS, termsSchema } from './schema/terms.ts';
import type { ParseYaml, YamlSource } from './yaml.ts';

const NAME = 'terms.yaml';

/** Path of the file in reports. */
export const TERMS_FILE = `${CONTENT_LABEL}/${NAME}`;

/** The explanations with their positions. */
export interface TermFile {
  readonly entries: TermRegister;
  readonly yaml: YamlSource;
  /** Original text of the file. */
  readonly fileText: string;
  /** The entries that glossary.yaml has words for, with these words. */
  readonly named: NamedTerms;
  /** The texts of a language: the same list each time, so that a page is not rebuilt while the register is the same. */
  readonly textsIn: (localeCode: LocaleCode) => readonly string[];
}

/** Undefined when the site has no such file, or, with an issue, when it is invalid. `codes` are the site's languages. */
export async function readTerms(
  contentDir: string,
  codes: readonly string[],
  { glossary }: Registers,
  parse: ParseYaml,
  issues: Issue[],
): Promise<TermFile | undefined> {
  if (!existsSync(join(contentDir, NAME))) return undefined;
  const fileText = await readContentFile(contentDir, NAME, issues);
  const yaml = fileText === undefined ? undefined : parse(TERMS_FILE, fileText, issues);
  const entries = yaml && checkSchema(termsSchema(codes), yaml, issues, TERM_KEYS);
  if (fileText === undefined || !yaml || !entries) return undefined;
  const wordsOf = new Map(Object.entries(glossary?.entries ?? {}).map(([id, { use }]) => [id, use]));
  const named = Object.fromEntries(
    Object.entries(entries).flatMap(([id, term]) => {
      const words = wordsOf.get(id);
      return words ? [[id, { ...term, words }] as const] : [];
    }),
  );
  const known = new Map<LocaleCode, readonly string[]>();
  const textsIn = (localeCode: LocaleCode) => {
    const texts = known.get(localeCode) ?? termTextsOf(entries, localeCode);
    known.set(localeCode, texts);
    return texts;
  };
  return { entries, yaml, fileText, named, textsIn };
}
