// @ts-check
// Lets modules in a folder outside of the project find the project's packages. Neighbours: ./bundle.mjs and ../../build/ssg.ts, which put them there.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';

/** Name of the folder in which Node looks for packages. */
export const PACKAGES = 'node_modules';

/**
 * Links the project's packages into a folder, because Node looks for them upwards from where a module is. Does nothing inside the
 * project, where Node finds them anyway. Throws what the disk has against it.
 * @param {string} root the project's folder
 * @param {string} dir
 */
export function linkPackages(root, dir) {
  const inside = relative(root, dir);
  if (!inside.startsWith('..') && !isAbsolute(inside)) return;
  const link = join(dir, PACKAGES);
  // Follows the link: one that leads to a project that is gone is replaced.
  if (existsSync(link)) return;
  mkdirSync(dir, { recursive: true });
  rmSync(link, { force: true });
  try {
    // A junction needs no permission on Windows; elsewhere it is an ordinary symbolic link.
    symlinkSync(join(root, PACKAGES), link, 'junction');
  } catch (error) {
    // Another command has made it meanwhile.
    if (!existsSync(link)) throw error;
  }
}
