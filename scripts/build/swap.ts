/** Puts a finished build in the place of the last one: the site, and the hosts' configurations that fit it. Until then the last one stays as it is. */

import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Folder in which a build is made: beside the output folder, because only within one file system is renaming one step. */
export function stagingDirOf(outDir: string): string {
  return join(dirname(outDir), '.build', `${basename(outDir)}-next`);
}

function previousDirOf(outDir: string): string {
  return join(dirname(outDir), '.build', `${basename(outDir)}-previous`);
}

/** Makes an empty staging folder; also brings the last build back if a machine died between the two renamings of swap. */
export async function prepareStaging(outDir: string): Promise<string> {
  const stagingDir = stagingDirOf(outDir);
  const previousDir = previousDirOf(outDir);
  if (!existsSync(outDir) && existsSync(previousDir)) await rename(previousDir, outDir);
  await rm(stagingDir, { recursive: true, force: true });
  await mkdir(stagingDir, { recursive: true });
  return stagingDir;
}

/** Two renamings per folder: the last build aside, the new one in its place. */
export async function swap(...outDirs: readonly string[]): Promise<void> {
  for (const outDir of outDirs) {
    const previousDir = previousDirOf(outDir);
    await rm(previousDir, { recursive: true, force: true });
    if (existsSync(outDir)) await rename(outDir, previousDir);
    await rename(stagingDirOf(outDir), outDir);
  }
  for (const outDir of outDirs) await rm(previousDirOf(outDir), { recursive: true, force: true });
}
