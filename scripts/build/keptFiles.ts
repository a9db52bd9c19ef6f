/** Files that the cache keeps and the output folder holds under a second name, and how to tell that nobody changed them there. */
import { copyFileSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Cache } from '../content/cache.ts';

/** Gives a file a second name, in place of what stands there; makes a copy where the file system has no such thing. */
export function linkFile(from: string, to: string): void {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      linkSync(from, to);
      return;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Never written into: a file that stands there may be another name of something else.
      if (code === 'EEXIST') rmSync(to, { force: true });
      else if (code === 'ENOENT') mkdirSync(dirname(to), { recursive: true });
      else break;
    }
  }
  mkdirSync(dirname(to), { recursive: true });
  rmSync(to, { force: true });
  copyFileSync(from, to);
}

/** Sizes and times of files: of one that was edited under its second name, or cut off by a disk, they are others. */
export function stampOf(paths: readonly string[]): string {
  return paths
    .map((path) => {
      const { size, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { size: -1, mtimeMs: 0 };
      return `${size} ${mtimeMs}`;
    })
    .join('\n');
}

/** What is said of kept files, by a name for each group of them; one file, as thousands of pages would need as many reads. */
export interface Stamps {
  get(name: string): string | undefined;
  set(name: string, text: string): void;
  /** Writes everything that was asked for or set, and what is left of earlier builds up to three times as much. */
  save(): void;
}

const EARLIER_SHARE = 3;

/** Opens the stamps of a cache; a build that is killed before `save` makes its files anew. */
export function openStamps(cache: Cache, name: string): Stamps {
  const path = cache.pathOf(['stamps', name], 'json');
  const earlier = new Map(Object.entries(JSON.parse(cache.read(path) ?? '{}') as Record<string, string>));
  const current = new Map<string, string>();
  return {
    get(key) {
      const text = current.get(key) ?? earlier.get(key);
      if (text !== undefined) current.set(key, text);
      return text;
    },
    set: (key, text) => void current.set(key, text),
    save() {
      const rest = [...earlier].filter(([key]) => !current.has(key)).slice(0, current.size * EARLIER_SHARE);
      cache.write(path, JSON.stringify(Object.fromEntries([...current, ...rest])));
    },
  };
}
