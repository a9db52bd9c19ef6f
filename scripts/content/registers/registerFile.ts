/** Reads a register of the content that a site need not have. Neighbours: ../checkSchema.ts, and ./registers.ts for the ones that rules read. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Issue } from '../../../src/model/issue.ts';
import { checkSchema } from '../checkSchema.ts';
import { CONTENT_LABEL, readContentFile } from '../read.ts';
import type { ParseYaml, YamlSource } from '../yaml.ts';

/** A register with its positions. */
export interface RegisterFile<T> {
  readonly entries: T;
  readonly yaml: YamlSource;
  /** Original text of the file. */
  readonly fileText: string;
}

/** Where the registers are, and how they are read. */
export interface RegisterSource {
  readonly contentDir: string;
  readonly parse: ParseYaml;
  readonly issues: Issue[];
}

/** `filePath` begins with the folder's name in reports. Undefined when the site has no such file or, with an issue, when it is invalid. */
export async function readRegisterFile<T>(
  { contentDir, parse, issues }: RegisterSource,
  filePath: string,
  schema: z.ZodType<T>,
  keys: readonly string[],
): Promise<RegisterFile<T> | undefined> {
  const name = filePath.slice(CONTENT_LABEL.length + 1);
  if (!existsSync(join(contentDir, name))) return undefined;
  const fileText = await readContentFile(contentDir, name, issues);
  const yaml = fileText === undefined ? undefined : parse(filePath, fileText, issues);
  const entries = yaml && checkSchema(schema, yaml, issues, keys);
  return fileText !== undefined && yaml && entries ? { entries, yaml, fileText } : undefined;
}

/** Derives the texts of a key once. The list stays the same, so that a page is not rebuilt while the register is the same. */
export function keepLists<K>(derive: (key: K) => readonly string[]): (key: K) => readonly string[] {
  const known = new Map<K, readonly string[]>();
  return (key) => {
    const texts = known.get(key) ?? derive(key);
    known.set(key, texts);
    return texts;
  };
}
