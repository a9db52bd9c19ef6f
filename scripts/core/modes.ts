/** Sets file modes for web servers: they run as another user, so all users may read, independent of this user's umask. */
import { chmod, mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Everybody may read; the owner may write. */
const FILE_MODE = 0o644;
/** Everybody may enter and list the folder; the owner may write. */
export const FOLDER_MODE = 0o755;

/** Makes a folder and its missing parents and sets the mode of these. Existing folders keep their mode. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let dir = path; dir.length >= first.length; dir = dirname(dir)) await chmod(dir, FOLDER_MODE);
}

/** Writes a temporary file and renames it, so that readers see either the old text or the new one. */
export async function writeForAll(path: string, text: string): Promise<void> {
  await writeFile(`${path}.next`, text);
  await chmod(`${path}.next`, FILE_MODE);
  await rename(`${path}.next`, path);
}

/** Makes a folder and everything in it readable for everybody. This also changes other hard links of its files. */
export async function openToAll(dir: string): Promise<void> {
  await setMode(dir, FOLDER_MODE);
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) await setMode(join(entry.parentPath, entry.name), FOLDER_MODE);
    else if (entry.isFile()) await setMode(join(entry.parentPath, entry.name), FILE_MODE);
  }
}

/** Changes the mode only if it differs, because only the owner of a file may change it. */
async function setMode(path: string, mode: number): Promise<void> {
  if (((await stat(path)).mode & 0o777) !== mode) await chmod(path, mode);
}

/**
 * Returns the nearest folder, from `path` upwards, that other users cannot enter; undefined when there is none and on Windows, which has no
 * such modes.
 */
export async function findClosedFolder(path: string): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  if (((await stat(path)).mode & 0o001) === 0) return path;
  const parent = dirname(path);
  return parent === path ? undefined : findClosedFolder(parent);
}
