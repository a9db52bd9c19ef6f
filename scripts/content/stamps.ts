/** Short texts by name that the cache keeps in one file, as thousands of them would need as many reads and writes. */
import type { Cache } from '../core/cache.ts';

/** What is said of kept files and documents, by a name for each of them. */
export interface Stamps {
  get(name: string): string | undefined;
  set(name: string, text: string): void;
  /** Writes everything that was asked for or set, and of what is left of earlier builds `earlierShare` times as much. */
  save(): void;
}

/** Between entries, and between a name and its text (ASCII's signs for it): JSON is never written with them, nor is a stamp. */
const ENTRY = '\x1e';
const TEXT = '\x1f';

/** Opens the stamps of a cache; a build that is killed before `save` makes its files anew. */
export function openStamps(cache: Cache, name: string, earlierShare = 3): Stamps {
  const path = cache.pathOf(['stamps', name], 'stamps');
  const earlier = new Map(
    (cache.read(path) ?? '').split(ENTRY).flatMap((entry) => {
      const at = entry.indexOf(TEXT);
      return at < 0 ? [] : [[entry.slice(0, at), entry.slice(at + 1)] as const];
    }),
  );
  const current = new Map<string, string>();
  let isNew = false;
  return {
    get(key) {
      const text = current.get(key) ?? earlier.get(key);
      if (text !== undefined) current.set(key, text);
      return text;
    },
    set(key, text) {
      isNew = true;
      current.set(key, text);
    },
    save() {
      if (!isNew) return;
      const rest = [...earlier].filter(([key]) => !current.has(key)).slice(0, current.size * earlierShare);
      cache.write(path, [...current, ...rest].map(([key, text]) => key + TEXT + text).join(ENTRY));
    },
  };
}
