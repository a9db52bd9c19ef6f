/**
 * Tells whether the site's folder contains a file with exactly that name: the file systems of Windows and macOS also accept other
 * spellings. Neighbour: decide.ts.
 */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { withSlashes } from '../../core/paths.ts';
import { isFile } from './sendFile.ts';

/**
 * Windows treats a backslash as a slash and a colon as a drive or stream separator, and drops trailing dots and spaces. No file of a site
 * has such a name.
 */
const FOREIGN = /[\\:]|[. ](?:\/|$)/;

/** `filePath` is a path inside `dir`, with slashes. */
export function hasFile(dir: string, filePath: string): boolean {
  if (FOREIGN.test(filePath)) return false;
  const path = join(dir, filePath);
  return isFile(path) && isSpelt(realpathSync.native(path), filePath);
}

/** False when the file's real path differs from `filePath` only in capitalization; a link may lead elsewhere. */
export function isSpelt(realPath: string, filePath: string): boolean {
  const own = withSlashes(realPath).slice(-filePath.length);
  return own === filePath || own.toLowerCase() !== filePath.toLowerCase();
}
