/** Reads the files of public/, which are copied to the site unchanged: icons, fonts, images. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { compareText } from '../../src/model/issue.ts';
import { withSlashes } from '../core/paths.ts';

export interface PublicFile {
  /** Relative to public/, with forward slashes. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Sorted by name; empty when the folder does not exist. */
export async function readPublicFiles(dir: string): Promise<PublicFile[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        return { name: withSlashes(relative(dir, path)), bytes: await readFile(path) };
      }),
  );
  return files.sort((a, b) => compareText(a.name, b.name));
}
