/** Tells whether the site's folder holds a file, by exactly that name: disks of Windows and macOS also answer to other spellings. Neighbour: decide.ts. */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { withSlashes } from '../../core/paths.ts';
import { isFile } from './sendFile.ts';

/** Windows takes a backslash for a slash and a colon for a drive or a stream, and drops dots and blanks at the end. No file of a site is called so. */
const FOREIGN = /[\\:]|[. ](?:\/|$)/;

/** `filePath` is a path inside `dir`, with slashes. */
export function hasFile(dir: string, filePath: string): boolean {
  if (FOREIGN.test(filePath)) return false;
  const path = join(dir, filePath);
  return isFile(path) && isSpelt(realpathSync.native(path), filePath);
}

/** False where the file's own path differs from the one that was asked for in capitals only; a link may lead elsewhere. */
export function isSpelt(realPath: string, filePath: string): boolean {
  const own = withSlashes(realPath).slice(-filePath.length);
  return own === filePath || own.toLowerCase() !== filePath.toLowerCase();
}
