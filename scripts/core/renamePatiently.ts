/** Renames files and folders that other programs may be reading for a moment. */
import { rename } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** What Windows says while a virus scanner, an index or a server has a file below it open; other systems rename nevertheless. */
const HELD = new Set(['EPERM', 'EACCES', 'EBUSY']);
const WAITS_MS = [50, 100, 200, 400, 800];

/** Throws what the system says in the end. `renameOnce` is for tests. */
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
