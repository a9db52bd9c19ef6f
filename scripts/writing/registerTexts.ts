/** Reads the registers as text: the YAML files at the top of the content folder, which name pages. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Texts by file name. */
export async function readRegisterTexts(contentDir: string): Promise<Map<string, string>> {
  const names = (await readdir(contentDir)).filter((name) => name.endsWith('.yaml')).sort();
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(contentDir, name), 'utf8')] as const)));
}
