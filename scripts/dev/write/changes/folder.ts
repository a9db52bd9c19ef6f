/** Compares the content folder before and after a change, and puts files back. */
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { withSlashes } from '../../../core/paths.ts';
import { RefusedError } from '../refused.ts';

/** Bytes by path in the content folder. */
export type Folder = ReadonlyMap<string, Buffer>;

/** A file that a change has made, replaced or removed. */
export interface FileChange {
  /** Path in the content folder. */
  readonly path: string;
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
}

/** Throws a RefusedError if a file or folder is a symbolic link, because a change could then write outside of the content. */
export async function readFolder(contentDir: string): Promise<Folder> {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  const link = entries.findIndex((entry) => entry.isSymbolicLink());
  const nameOf = (path: string) => withSlashes(relative(contentDir, path));
  if (link >= 0) throw new RefusedError((words) => words.linkedFile({ file: `content/${nameOf(paths[link] ?? '')}` }), 403);
  const files = paths.filter((_, index) => entries[index]?.isFile());
  return new Map(await Promise.all(files.map(async (path) => [nameOf(path), await readFile(path)] as const)));
}

export function compareFolders(before: Folder, after: Folder): FileChange[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((path) => {
    const change = { path, before: before.get(path), after: after.get(path) };
    return isSame(change.before, change.after) ? [] : [change];
  });
}

/** Paths of files that are no longer as the change left them. */
export async function findTouched(contentDir: string, changes: readonly FileChange[]): Promise<string[]> {
  const present = await Promise.all(changes.map(({ path }) => readFile(join(contentDir, path)).catch(() => undefined)));
  return changes.flatMap(({ path, after }, index) => (isSame(present[index], after) ? [] : [path]));
}

/** Gives every file its earlier bytes. Removes the folders that are empty then. */
export async function putBack(contentDir: string, changes: readonly FileChange[]): Promise<void> {
  for (const { path, before } of changes) {
    const file = join(contentDir, path);
    if (before === undefined) {
      await rm(file, { force: true });
      // Fails, as it should, for a folder with other files.
      await rmdir(dirname(file)).catch(() => {});
      continue;
    }
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, before);
  }
}

function isSame(a: Buffer | undefined, b: Buffer | undefined): boolean {
  return a === undefined || b === undefined ? a === b : a.equals(b);
}
