/** Lists the files of a folder recursively. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compareText } from '../../src/model/issue.ts';

/** All files below a folder, sorted, without hidden files and folders. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = (await readdir(dir, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'));
  entries.sort((a, b) => compareText(a.name, b.name));
  const nested = await Promise.all(
    entries.map((entry) => (entry.isDirectory() ? listFiles(join(dir, entry.name)) : [join(dir, entry.name)])),
  );
  return nested.flat();
}
