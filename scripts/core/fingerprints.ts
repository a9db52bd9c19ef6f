/** A map of short texts that the cache stores in one file: thousands of separate entries would need as many reads and writes. */
import type { Cache } from './cache.ts';

export interface Fingerprints {
  get(name: string): string | undefined;
  set(name: string, text: string): void;
  /** Writes all entries that were read or set, and at most `earlierShare` times as many other entries of earlier runs. */
  save(): void;
}

/** The separators between entries, and between a name and its text (ASCII control characters). Names and texts do not contain them. */
const ENTRY = '\x1e';
const TEXT = '\x1f';

/** Opens the fingerprints of a cache; without a cache they exist in memory only. Changes are lost if the process ends before `save`. */
export function openFingerprints(cache: Cache | undefined, name: string, earlierShare = 3): Fingerprints {
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
