// @ts-check
// Links the project's packages into folders outside of it, so that modules there find them. Neighbours: ./bundle.mjs and
// ../../build/ssg.ts.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';

/** Name of the folder in which Node looks for packages. */
export const PACKAGES = 'node_modules';

/**
 * Links the project's packages into a folder, because Node looks for them in the folders above a module. Does nothing inside the project,
 * where Node finds them anyway. Throws the error of the file system.
 * @param {string} root the project's folder
 * @param {string} dir
 */
export function linkPackages(root, dir) {
  const inside = relative(root, dir);
  if (!inside.startsWith('..') && !isAbsolute(inside)) return;
  const link = join(dir, PACKAGES);
  // existsSync follows the link: a link to a deleted project is replaced.
  if (existsSync(link)) return;
  mkdirSync(dir, { recursive: true });
  rmSync(link, { force: true });
  try {
    // A junction needs no permission on Windows; elsewhere it is an ordinary symbolic link.
    symlinkSync(join(root, PACKAGES), link, 'junction');
  } catch (error) {
    // Another command has made the link meanwhile.
    if (!existsSync(link)) throw error;
  }
}
