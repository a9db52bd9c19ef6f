/** Rights on what a web server reads: its processes run as another user, so all users may read, whatever the umask of this one is. */
import { chmod, mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Everybody may read; the owner may write. */
const FILE_MODE = 0o644;
/** Everybody may go into the folder and list it; the owner may write. */
export const FOLDER_MODE = 0o755;

/** Makes a folder and those above it. Gives the mode to the ones that it makes, and leaves those that are there. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let dir = path; dir.length >= first.length; dir = dirname(dir)) await chmod(dir, FOLDER_MODE);
}

/** Writes a file aside and renames it: a reader finds the old text or the new one. */
export async function writeForAll(path: string, text: string): Promise<void> {
  await writeFile(`${path}.next`, text);
  await chmod(`${path}.next`, FILE_MODE);
  await rename(`${path}.next`, path);
}

/** Lets everybody read a folder and all in it. Files may have further names elsewhere, whose mode is the same. */
export async function openToAll(dir: string): Promise<void> {
  await setMode(dir, FOLDER_MODE);
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) await setMode(join(entry.parentPath, entry.name), FOLDER_MODE);
    else if (entry.isFile()) await setMode(join(entry.parentPath, entry.name), FILE_MODE);
  }
}

/** A file of another user keeps its mode where that is right already: only its owner may change it. */
async function setMode(path: string, mode: number): Promise<void> {
  if (((await stat(path)).mode & 0o777) !== mode) await chmod(path, mode);
}

/** The folder itself or the nearest one above it that users who neither own it nor are in its group cannot enter. Windows tells no such modes. */
export async function findClosedFolder(path: string): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  if (((await stat(path)).mode & 0o001) === 0) return path;
  const parent = dirname(path);
  return parent === path ? undefined : findClosedFolder(parent);
}
