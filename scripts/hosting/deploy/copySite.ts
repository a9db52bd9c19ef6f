/**
 * Creates a release's folder. Unchanged files are hard links to the previous release, so they keep their times and therefore their ETags.
 */
import { createHash } from 'node:crypto';
import { copyFile, link, readFile, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../core/modes.ts';
import { cacheControl } from '../fileRules.ts';
import { orMissing, type Release, releaseDir } from './releases.ts';

/** ENOTDIR, because a file of one release may have the name of a folder of another. */
const MISSING = ['ENOENT', 'ENOTDIR'];

/** A hash of all file names and contents. */
export async function digestSite(dir: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(await readFile(join(dir, file)))
        .digest(),
    );
  return hash.digest('hex').slice(0, 8);
}

/** True for files whose names are derived from their content: an old page may request them long after a newer release. */
export function isHashed(file: string): boolean {
  return cacheControl(`/${file}`).includes('immutable');
}

/** Copies `files` from `from` to `to`; `previousDir` is the live release. */
export async function copySite(from: string, to: string, files: readonly string[], previousDir: string | undefined): Promise<void> {
  for (const file of files) {
    const path = join(to, file);
    await makeFolder(dirname(path));
    const previous = previousDir && join(previousDir, file);
    const known = previous ? await orMissing(stat(previous), MISSING) : undefined;
    if (previous && known && (await isSame(join(from, file), previous))) await share(previous, path);
    else {
      await copyFile(join(from, file), path);
      // Servers build ETags from time and size, so a changed file must not have the time of its predecessor.
      const seconds = Math.max(Math.floor(Date.now() / 1000), known ? Math.floor(known.mtimeMs / 1000) + 1 : 0);
      await utimes(path, seconds, seconds);
    }
  }
}

/** Adds the hashed files of earlier releases that this release does not contain. */
export async function carryOn(target: string, to: string, releases: readonly Release[]): Promise<number> {
  let count = 0;
  for (const release of releases) {
    for (const file of release.hashedFiles) {
      const path = join(to, file);
      if (await orMissing(stat(path), MISSING)) continue;
      await makeFolder(dirname(path));
      await share(join(releaseDir(target, release.id), file), path);
      count += 1;
    }
  }
  return count;
}

async function isSame(a: string, b: string): Promise<boolean> {
  const [one, other] = await Promise.all([stat(a), stat(b)]);
  return one.size === other.size && (await readFile(a)).equals(await readFile(b));
}

/** Creates a hard link; where the file system cannot, a copy with the same time. */
async function share(existing: string, path: string): Promise<void> {
  await link(existing, path).catch(async () => {
    await copyFile(existing, path);
    const { atime, mtime } = await stat(existing);
    await utimes(path, atime, mtime);
  });
}
