/** Opens the cache of the parsed content. */
import { type Cache, openCache } from '../core/cache.ts';
import type { Config } from '../core/config.ts';

/** Folders whose code affects the parsed content. */
const CODE = ['scripts/core', 'scripts/content', 'src/model', 'src/messages'];

export function openContentCache(config: Pick<Config, 'root' | 'cacheDir' | 'cacheUses'>): Cache {
  return openCache(config, 'content', CODE);
}
