/** Lists a folder's files for whoever has to look at all of them. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compareText } from '../../src/model/issue.ts';

/** All files below a folder, sorted; hidden folders are left out. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = (await readdir(dir, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'));
  entries.sort((a, b) => compareText(a.name, b.name));
  const nested = await Promise.all(
    entries.map((entry) => (entry.isDirectory() ? listFiles(join(dir, entry.name)) : [join(dir, entry.name)])),
  );
  return nested.flat();
}
