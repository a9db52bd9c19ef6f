/** Files that the cache keeps and the output folder holds under a second name, and how to tell that nobody changed them there. */
import { copyFileSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

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
