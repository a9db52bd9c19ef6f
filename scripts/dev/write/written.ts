/**
 * Remembers, over restarts, which files were changed at this desk, so that a proposal ticks those and not what somebody else has changed in
 * the folder.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../../core/config.ts';

type Folders = Pick<Config, 'cacheDir' | 'contentDir'>;

/** More files than anybody changes between two proposals. */
const KEPT = 2000;

/** Paths in the content folder, by content folder. */
const schema = z.record(z.string(), z.array(z.string()));

/** `paths` begin at the content folder. Without a cache that can be written, a proposal ticks all that has changed. */
export async function rememberWritten(folders: Folders, paths: readonly string[]): Promise<void> {
  const all = await readAll(folders);
  const own = [...new Set([...(all[folders.contentDir] ?? []), ...paths])].slice(-KEPT);
  const path = pathIn(folders);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify({ ...all, [folders.contentDir]: own }));
  } catch {
    // The text itself is saved.
  }
}

export async function readWritten(folders: Folders): Promise<ReadonlySet<string>> {
  return new Set((await readAll(folders))[folders.contentDir]);
}

async function readAll(folders: Folders): Promise<z.infer<typeof schema>> {
  try {
    return schema.parse(JSON.parse(await readFile(pathIn(folders), 'utf8')));
  } catch {
    return {};
  }
}

function pathIn({ cacheDir }: Folders): string {
  return join(cacheDir, 'desk/written.json');
}
