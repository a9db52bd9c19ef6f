/**
 * Replaces the last build by a finished one: the site, and the hosts' configurations for it. Until then the last build stays unchanged. A
 * marker file records that the new folders are complete. If the process dies after that, the next build finishes the swap.
 */

import { existsSync } from 'node:fs';
import { access, constants, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { renamePatiently } from '../core/renamePatiently.ts';

/** Folder in which a build is created: beside the output folder, because renaming is atomic only within one file system. */
export function stagingDirOf(outDir: string): string {
  return join(dirname(outDir), '.build', `${basename(outDir)}-next`);
}

function previousDirOf(outDir: string): string {
  return join(dirname(outDir), '.build', `${basename(outDir)}-previous`);
}

/** Path of the marker file, which lists the output folders whose next content is complete. */
function readyFileOf(outDir: string): string {
  return join(dirname(outDir), '.build', `${basename(outDir)}-ready.json`);
}

/** Creates an empty staging folder for each output folder. Throws when this user has no permission to replace the output folder. */
export async function prepareStaging(...outDirs: readonly string[]): Promise<void> {
  for (const outDir of outDirs) {
    for (const dir of [dirname(outDir), outDir]) if (existsSync(dir)) await access(dir, constants.W_OK);
    const stagingDir = stagingDirOf(outDir);
    await mkdir(stagingDir, { recursive: true });
    // Also removes what a build writes beside it under a longer name (ssg.ts).
    const names = (await readdir(dirname(stagingDir))).filter((name) => name.startsWith(basename(stagingDir)));
    for (const name of names) await rm(join(dirname(stagingDir), name), { recursive: true });
    await mkdir(stagingDir);
  }
}

/** Renames two folders per output folder: the last build to a temporary name, the new build to the final one. */
export async function swap(...outDirs: readonly [string, ...string[]]): Promise<void> {
  await writeFile(readyFileOf(outDirs[0]), JSON.stringify(outDirs));
  await finishSwap(outDirs[0]);
}

/** True while a build is swapping, or after it was killed during the swap. */
export function isHalfSwapped(outDir: string): boolean {
  return existsSync(readyFileOf(outDir));
}

/** Carries out the remaining steps of a swap; none if a build was killed before everything was complete. */
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
    // The marker file is missing or incomplete: nothing has been renamed yet.
    return undefined;
  }
}
