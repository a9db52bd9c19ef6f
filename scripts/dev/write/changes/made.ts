/** Files of new pages that this start of the server has made. Nothing is lost with one that nobody has changed. Neighbour: ./remembered.ts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** By their paths in the content folder. */
const made = new Map<string, string>();

export function rememberMade(texts: ReadonlyMap<string, string>): void {
  for (const [path, text] of texts) made.set(path, text);
}

/** Paths, in the content folder, of the files that are still as they were made. */
export async function listAsMade(contentDir: string): Promise<ReadonlySet<string>> {
  const paths = [...made.keys()];
  const present = await Promise.all(paths.map((path) => readFile(join(contentDir, path), 'utf8').catch(() => undefined)));
  return new Set(paths.filter((path, index) => present[index] === made.get(path)));
}
