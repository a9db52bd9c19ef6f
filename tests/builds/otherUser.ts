/** Lets another user of this system build in a project of the tests, also where the packages or Node.js are in a folder that only its owner can open. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { reportMissing } from '../missing.ts';
import type { OtherUser } from './project.ts';

/** The user "nobody", on every Linux. */
const NOBODY = 65_534;
const WHAT = 'what a build says to a user who may not write';

/** The user, who may read the project from now on; undefined and reported where there is no such user. */
export function admitOtherUser(dir: string): OtherUser | undefined {
  if (process.getuid?.() !== 0) {
    reportMissing({ what: WHAT, needs: 'root, who alone can become another user', package: '' });
    return undefined;
  }
  chmodSync(dir, 0o755);
  const own = readdirSync(dir).filter((name) => name !== 'node_modules');
  execFileSync('chmod', ['-R', 'a+rX', ...own.map((name) => join(dir, name))]);
  const user = { uid: NOBODY, node: process.execPath };
  if (canWork(dir, user)) return user;
  const nearer = { uid: NOBODY, node: join(dir, 'node-of-all') };
  // No hard links: tests change the owner of the project's files.
  copyFileSync(process.execPath, nearer.node);
  const packages = join(dir, 'node_modules');
  const home = realpathSync(packages);
  rmSync(packages);
  linkFolder(home, packages);
  if (canWork(dir, nearer)) return nearer;
  reportMissing({ what: WHAT, needs: `packages in ${home} that every user may read`, package: '' });
  return undefined;
}

/** Whether the user can start Node.js in the project and read a package. */
function canWork(dir: string, { uid, node }: OtherUser): boolean {
  const script = "require('node:fs').readFileSync('node_modules/rolldown/package.json')";
  return spawnSync(node, ['-e', script], { cwd: dir, uid, gid: uid }).status === 0;
}

/** No mount, which a killed test would leave behind with the real packages in it. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      try {
        linkSync(source, target);
      } catch {
        // On another disk.
        copyFileSync(source, target);
      }
    }
  }
}
