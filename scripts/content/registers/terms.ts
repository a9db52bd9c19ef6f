/** Reads content/terms.yaml, the explanations of legal terms. Neighbours: ../schema/terms.ts; content/glossary.yaml has the words. */
import type { LocaleCode } from '#generated/types.ts';
import type { Issue } from '../../../src/model/issue.ts';
import { type NamedTerms, type TermRegister, termTextsOf } from '../../../src/model/term.ts';
import { CONTENT_LABEL } from '../read.ts';
import { TERM_KEYS, termsSchema } from '../schema/terms.ts';
import type { ParseYaml } from '../yaml.ts';
import { keepLists, type RegisterFile, readRegisterFile } from './registerFile.ts';
import type { Registers } from './registers.ts';

/** Path of the file in reports. */
export const TERMS_FILE = `${CONTENT_LABEL}/terms.yaml`;

/** The explanations with their positions. */
export interface TermFile extends RegisterFile<TermRegister> {
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
  const file = await readRegisterFile({ contentDir, parse, issues }, TERMS_FILE, termsSchema(codes), TERM_KEYS);
  if (!file) return undefined;
  const { entries } = file;
  const wordsOf = new Map(Object.entries(glossary?.entries ?? {}).map(([id, { use }]) => [id, use]));
  const named = Object.fromEntries(
    Object.entries(entries).flatMap(([id, term]) => {
      const words = wordsOf.get(id);
      return words ? [[id, { ...term, words }] as const] : [];
    }),
  );
  return { ...file, named, textsIn: keepLists((localeCode: LocaleCode) => termTextsOf(entries, localeCode)) };
}
