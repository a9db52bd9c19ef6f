/**
 * Puts a finished build in the place of the last one: the site, and the hosts' configurations that fit it. Until then the last one stays as it is.
 * A file says that the new folders are whole; whoever is killed after that leaves it, and the next one takes the rest of the steps.
 */

import { existsSync } from 'node:fs';
import { access, constants, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { renamePatiently } from '../core/renamePatiently.ts';

/** Folder in which a build is made: beside the output folder, because only within one file system is renaming one step. */
export function stagingDirOf(outDir: string): string {
  return join(dirname(outDir), '.build', `${basename(outDir)}-next`);
}

function previousDirOf(outDir: string): string {
  return join(dirname(outDir), '.build', `${basename(outDir)}-previous`);
}

/** Lists the output folders whose next content is whole. */
function readyFileOf(outDir: string): string {
  return join(dirname(outDir), '.build', `${basename(outDir)}-ready.json`);
}

/** Makes an empty staging folder for each output folder. Throws where this user may not put another in the output folder's place. */
export async function prepareStaging(...outDirs: readonly string[]): Promise<void> {
  for (const outDir of outDirs) {
    for (const dir of [dirname(outDir), outDir]) if (existsSync(dir)) await access(dir, constants.W_OK);
    const stagingDir = stagingDirOf(outDir);
    await mkdir(stagingDir, { recursive: true });
    // With what stands beside it for the time of a build.
    const names = (await readdir(dirname(stagingDir))).filter((name) => name.startsWith(basename(stagingDir)));
    for (const name of names) await rm(join(dirname(stagingDir), name), { recursive: true });
    await mkdir(stagingDir);
  }
}

/** Two renamings per folder: the last build aside, the new one in its place. */
export async function swap(...outDirs: readonly [string, ...string[]]): Promise<void> {
  await writeFile(readyFileOf(outDirs[0]), JSON.stringify(outDirs));
  await finishSwap(outDirs[0]);
}

/** True where a build is swapping, or was killed while it was. */
export function isHalfSwapped(outDir: string): boolean {
  return existsSync(readyFileOf(outDir));
}

/** Takes the steps of a swap that are left; none where a build was killed before all was whole. */
export async function finishSwap(outDir: string): Promise<void> {
  const outDirs = await readReady(outDir);
  if (!outDirs) return;
  for (const dir of outDirs) {
    if (!existsSync(stagingDirOf(dir))) continue;
    await rm(previousDirOf(dir), { recursive: true, force: true });
    if (existsSync(dir)) await renamePatiently(dir, previousDirOf(dir));
    await renamePatiently(stagingDirOf(dir), dir);
  }
  await rm(readyFileOf(outDir));
  for (const dir of outDirs) await rm(previousDirOf(dir), { recursive: true, force: true });
}

async function readReady(outDir: string): Promise<readonly string[] | undefined> {
  try {
    return JSON.parse(await readFile(readyFileOf(outDir), 'utf8')) as readonly string[];
  } catch {
    // None, or one that was cut off: nothing has changed its place yet.
    return undefined;
  }
}
