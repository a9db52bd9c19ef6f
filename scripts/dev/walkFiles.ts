/** Which files a content folder holds and in which state: two walks tell what has changed between them. Neighbour: ./reading.ts. */
import { type Dirent, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { stampOf } from '../core/start/stamp.mjs';

/** By path inside the folder; an equal text means an unchanged file. */
export type FileStates = ReadonlyMap<string, string>;

/** Folders after which others get their turn; a walk of a large site takes tens of milliseconds. */
const FOLDERS_AT_ONCE = 40;

/** Walks the folder, or a file or folder inside it; empty where nothing stands. Hidden ones do not count. */
export async function walkFiles(dir: string, within = ''): Promise<FileStates> {
  const states = new Map<string, string>();
  const stats = statSync(join(dir, within), { throwIfNoEntry: false });
  if (stats?.isFile()) states.set(within, stampOf(stats));
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
        // What is no ordinary file is a mistake, which reading tells.
        if (own) states.set(path, stampOf(own));
      }
    }
  }
  return states;
}

/** Where pages stand, a hidden folder is a mistake, which reading tells; elsewhere it is Git's. */
function isHidden(entry: Dirent, path: string): boolean {
  return entry.name.startsWith('.') && !(entry.isDirectory() && path.startsWith('pages/'));
}

/** A folder that goes away while it is walked is an empty one. */
function readFolder(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** True for the state of a file that holds nothing: it may be about to be written. */
export function isEmptyState(state: string): boolean {
  return state.split(' ')[1] === '0';
}
