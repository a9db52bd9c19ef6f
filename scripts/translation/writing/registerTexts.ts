/** Reads the text of the data files that name pages: the YAML files at the top of the content folder. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Texts by file name. */
export async function readRegisterTexts(contentDir: string): Promise<Map<string, string>> {
  const entries = await readdir(contentDir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.yaml')).map(({ name }) => name);
  return new Map(await Promise.all(names.sort().map(async (name) => [name, await readFile(join(contentDir, name), 'utf8')] as const)));
}
