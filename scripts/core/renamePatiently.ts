/** Renames files and folders that other programs may be reading, with retries. */
import { rename } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** Error codes on Windows while a virus scanner, an indexer or a server has a file open; other systems allow the rename. */
const HELD = new Set(['EPERM', 'EACCES', 'EBUSY']);
const WAITS_MS = [50, 100, 200, 400, 800];

/** Throws the error of the last try. `renameOnce` is for tests. */
export async function renamePatiently(from: string, to: string, renameOnce = rename): Promise<void> {
  for (const wait of WAITS_MS) {
    try {
      return await renameOnce(from, to);
    } catch (error) {
      if (!HELD.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
      await setTimeout(wait);
    }
  }
  await renameOnce(from, to);
}
