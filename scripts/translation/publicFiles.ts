/** Reads the files of public/, which reach the site as they are: icons, fonts, pictures. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { compareText } from '../../src/model/issue.ts';
import { withSlashes } from '../core/paths.ts';

export interface PublicFile {
  /** Relative to public/, with forward slashes. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Sorted by name; a folder that is not there has none. */
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
