/** Lists the files of a content folder with their states: comparing two lists shows what has changed. Neighbour: ./contentReader.ts. */
import { type Dirent, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fingerprintOf } from '../core/start/fingerprint.mjs';

/** By path inside the folder; equal states mean an unchanged file. */
export type FileStates = ReadonlyMap<string, string>;

/** Number of folders after which the walk yields to other work; a walk of a large site takes tens of milliseconds. */
const FOLDERS_AT_ONCE = 40;

/** Walks the folder, or a file or folder inside it; empty when it does not exist. Hidden ones are skipped. */
export async function walkFiles(dir: string, within = ''): Promise<FileStates> {
  const states = new Map<string, string>();
  const stats = statSync(join(dir, within), { throwIfNoEntry: false });
  if (stats?.isFile()) states.set(within, fingerprintOf(stats));
  const folders = stats?.isDirectory() ? [within] : [];
  for (let done = 0; done < folders.length; done += 1) {
    const folder = folders[done] ?? '';
    if (done % FOLDERS_AT_ONCE === FOLDERS_AT_ONCE - 1) await setImmediate();
    for (const entry of readFolder(join(dir, folder))) {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (isHidden(entry, path)) continue;
      if (entry.isDirectory()) folders.push(path);
      else {
        const own = lstatSync(join(dir, path), { throwIfNoEntry: false });
        // Reading reports anything that is no regular file as a mistake.
        if (own) states.set(path, fingerprintOf(own));
      }
    }
  }
  return states;
}

/** Among pages, a hidden folder is a mistake, which reading reports; elsewhere it is Git's. */
function isHidden(entry: Dirent, path: string): boolean {
  return entry.name.startsWith('.') && !(entry.isDirectory() && path.startsWith('pages/'));
}

/** A folder that is deleted during the walk counts as empty. */
function readFolder(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** True for the state of an empty file: a program may be about to write it. */
export function isEmptyState(state: string): boolean {
  return state.split(' ')[1] === '0';
}
