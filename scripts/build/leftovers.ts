/** Clears what killed processes have left in the cache; each build begins with it. What stands beside the output folder: ./swap.ts. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ASIDE } from '../core/cache.ts';
import type { Config } from '../core/config.ts';

/** The cache serves other commands meanwhile; what they write stands aside for milliseconds. */
const FORGOTTEN_AFTER_MS = 600_000;

export async function clearLeftovers({ cacheDir }: Pick<Config, 'cacheDir'>): Promise<void> {
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
