/** Replaces the text of a file that somebody may be editing at the same moment. */
import { randomUUID } from 'node:crypto';
import { chmod, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { renamePatiently } from './renamePatiently.ts';

/**
 * Writes `text` if the file still holds the bytes `seen`; returns false, and leaves the file as it is, if an editor has saved it meanwhile or
 * has removed it. The file is replaced as a whole, so that nobody reads half of it. Throws errors of the file system.
 */
export async function replaceUnchanged(path: string, seen: Buffer, text: string): Promise<boolean> {
  // The content is read without names that begin with a dot.
  const next = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  try {
    const { mode } = await stat(path);
    // On the disk before the rename, so that no crash leaves an empty file.
    await writeFile(next, text, { mode, flush: true });
    // The user's mask may have taken permissions away.
    await chmod(next, mode);
    if (!(await readFile(path)).equals(seen)) return false;
    await renamePatiently(next, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  } finally {
    await rm(next, { force: true });
  }
}
