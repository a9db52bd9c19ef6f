/** Clears what builds that were killed have left beside the output folder; each build begins with it, and only one runs at a time. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { ASIDE } from '../content/cache.ts';

/** The cache serves other commands meanwhile; what they write stands aside for milliseconds. */
const FORGOTTEN_AFTER_MS = 600_000;

export async function clearLeftovers({ root, cacheDir }: Config): Promise<void> {
  await rm(join(root, '.vite-react-ssg-temp'), { recursive: true, force: true });
  const parts = await list(cacheDir);
  const states = await Promise.all(parts.map(list));
  for (const dir of [...parts, ...states.flat()]) {
    for (const path of await list(join(dir, ASIDE))) {
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs >= FORGOTTEN_AFTER_MS) await rm(path, { recursive: true, force: true });
    }
  }
}

/** Paths in a folder; none where there is no such folder. */
async function list(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  return names.map((name) => join(dir, name));
}
