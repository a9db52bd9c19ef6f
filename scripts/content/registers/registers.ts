/** Reads the input of the language rules beside the pages: the word registers, and the lists of correctly spelt words. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Fee } from '../../../src/model/fee.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Site } from '../../../src/model/site.ts';
import { checkSchema } from '../checkSchema.ts';
import { CONTENT_LABEL, readContentFile } from '../read.ts';
import { readText } from '../readFile.ts';
import { articlesSchema, type ConfirmedArticles, type SourceNames, sourcesSchema } from '../schema/articles.ts';
import { feesSchema } from '../schema/fees.ts';
import { type Conduct, conductSchema, type Glossary, glossarySchema } from '../schema/registers.ts';
import { type Abbreviations, abbreviationsSchema, type Wording, wordingSchema } from '../schema/wording.ts';
import type { ParseYaml, YamlSource } from '../yaml.ts';

/** A register with its positions. */
export interface Register<T> {
  readonly entries: T;
  readonly yaml: YamlSource;
}

export interface Registers {
  /** Undefined, with an issue, when the file is invalid. */
  readonly glossary?: Register<Glossary> | undefined;
  readonly conduct?: Register<Conduct> | undefined;
  /** Undefined when the site has no such file, or, with an issue, when it is invalid. */
  readonly wording?: Register<Wording> | undefined;
  readonly abbreviations?: Register<Abbreviations> | undefined;
  readonly articles?: Register<ConfirmedArticles> | undefined;
  readonly sources?: Register<SourceNames> | undefined;
  readonly fees?: Register<Readonly<Record<string, Fee>>> | undefined;
  /** Lines of spelling/<locale>.txt without comments; the file is optional. */
  readonly wordLists: ReadonlyMap<string, readonly string[]>;
}

export async function readRegisters(contentDir: string, site: Site, parse: ParseYaml, issues: Issue[]): Promise<Registers> {
  const glossaryYaml = await readYaml(contentDir, 'glossary.yaml', parse, issues);
  const conductYaml = await readYaml(contentDir, 'conduct.yaml', parse, issues);
  const glossary = glossaryYaml && checkSchema(glossarySchema, glossaryYaml, issues);
  const conduct = conductYaml && checkSchema(conductSchema, conductYaml, issues);
  const lists = site.locales.map(({ code }) => [code, readWordList(contentDir, code, issues)] as const);
  return {
    glossary: glossary && { entries: glossary, yaml: glossaryYaml },
    conduct: conduct && { entries: conduct, yaml: conductYaml },
    wording: await readOptional(contentDir, 'wording.yaml', wordingSchema, parse, issues),
    abbreviations: await readOptional(contentDir, 'abbreviations.yaml', abbreviationsSchema, parse, issues),
    articles: await readOptional(contentDir, 'articles.yaml', articlesSchema, parse, issues),
    sources: await readOptional(contentDir, 'sources.yaml', sourcesSchema, parse, issues),
    fees: await readOptional(contentDir, 'fees.yaml', feesSchema, parse, issues),
    wordLists: new Map(lists),
  };
}

/** A register that a site may lack: the rules that read it are silent then. A file with only comments is empty. */
async function readOptional<T>(
  contentDir: string,
  name: string,
  schema: z.ZodType<T>,
  parse: ParseYaml,
  issues: Issue[],
): Promise<Register<T> | undefined> {
  if (!existsSync(join(contentDir, name))) return undefined;
  const yaml = await readYaml(contentDir, name, parse, issues);
  const entries = yaml && !yaml.isEmpty ? checkSchema(schema, yaml, issues) : undefined;
  return yaml && entries && { entries, yaml };
}

async function readYaml(contentDir: string, name: string, parse: ParseYaml, issues: Issue[]): Promise<YamlSource | undefined> {
  const text = await readContentFile(contentDir, name, issues);
  return text === undefined ? undefined : parse(`${CONTENT_LABEL}/${name}`, text, issues);
}

function readWordList(contentDir: string, localeCode: string, issues: Issue[]): string[] {
  const path = `spelling/${localeCode}.txt`;
  const { text = '' } = readText(contentDir, path, `${CONTENT_LABEL}/${path}`, issues);
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
}
