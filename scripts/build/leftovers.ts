/**
 * Removes what killed processes left in the cache; each build starts with it. Neighbour: ./swap.ts, for folders beside the output folder.
 */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { TEMPORARY } from '../core/cache.ts';
import type { Config } from '../core/config.ts';

/** Other commands use the cache at the same time; their temporary files exist for milliseconds, so older ones are leftovers. */
const FORGOTTEN_AFTER_MS = 600_000;

export async function clearLeftovers({ cacheDir }: Pick<Config, 'cacheDir'>): Promise<void> {
  const parts = await list(cacheDir);
  const states = await Promise.all(parts.map(list));
  for (const dir of [...parts, ...states.flat()]) {
    for (const path of await list(join(dir, TEMPORARY))) {
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs >= FORGOTTEN_AFTER_MS) await rm(path, { recursive: true, force: true });
    }
  }
}

/** Paths in a folder; empty when the folder does not exist. */
async function list(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  return names.map((name) => join(dir, name));
}
