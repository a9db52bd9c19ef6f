/** Hard links between the cache and the output folder, and fingerprints that detect changes through the other link. */
import { copyFileSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Creates a hard link, replacing an existing file; copies where the file system supports no hard links. */
export function linkFile(from: string, to: string): void {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      linkSync(from, to);
      return;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Never overwritten in place: the existing file may be a hard link to another file.
      if (code === 'EEXIST') rmSync(to, { force: true });
      else if (code === 'ENOENT') mkdirSync(dirname(to), { recursive: true });
      else break;
    }
  }
  mkdirSync(dirname(to), { recursive: true });
  rmSync(to, { force: true });
  copyFileSync(from, to);
}

/** Sizes and times of files: they differ when a file was edited through its other link, or truncated. */
export function fingerprintOf(paths: readonly string[]): string {
  return paths
    .map((path) => {
      const { size, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { size: -1, mtimeMs: 0 };
      return `${size} ${mtimeMs}`;
    })
    .join('\n');
}
