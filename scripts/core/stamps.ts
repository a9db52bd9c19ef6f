/** Short texts by name that the cache keeps in one file: thousands of entries of their own would need as many reads and writes. */
import type { Cache } from './cache.ts';

export interface Stamps {
  get(name: string): string | undefined;
  set(name: string, text: string): void;
  /** Writes everything that was asked for or set, and of what is left of earlier runs `earlierShare` times as much. */
  save(): void;
}

/** Between entries, and between a name and its text (ASCII's signs for it). Neither names nor texts hold them. */
const ENTRY = '\x1e';
const TEXT = '\x1f';

/** Opens the stamps of a cache; without a cache it keeps them for this process. A process that ends before `save` loses what it has set. */
export function openStamps(cache: Cache | undefined, name: string, earlierShare = 3): Stamps {
  const path = cache?.pathOf(['stamps', name], 'stamps');
  const earlier = new Map(
    ((path && cache?.read(path)) ?? '').split(ENTRY).flatMap((entry) => {
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
      if (!isNew || !path) return;
      const rest = [...earlier].filter(([key]) => !current.has(key)).slice(0, current.size * earlierShare);
      cache?.write(path, [...current, ...rest].map(([key, text]) => key + TEXT + text).join(ENTRY));
      isNew = false;
    },
  };
}
