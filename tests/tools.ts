/** Downloads programs that only tests need and that are too large for the project's dependencies: from npm into the cache, in a fixed version. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stateOf } from '../scripts/core/cache.ts';
import { readConfig } from '../scripts/core/config.ts';
import { reportMissing } from './missing.ts';

export interface Tool {
  /** What it is called in messages. */
  readonly name: string;
  /** Versions by package. */
  readonly packages: Readonly<Record<string, string>>;
  /** Day of the newest packages that it may bring along, so that each machine gets the same. */
  readonly day: string;
}

/** Folder of the installed packages; if they cannot be downloaded, reports what is not tested. Install scripts are not run. */
export async function needTool({ name, packages, day }: Tool, what: string): Promise<string | undefined> {
  const toolsDir = join(readConfig().cacheDir, 'tools');
  const versions = Object.entries(packages).map(([own, version]) => `${own}@${version}`);
  const dir = join(toolsDir, stateOf([...versions, day]));
  const installed = join(dir, 'node_modules');
  if (existsSync(installed)) return installed;
  await mkdir(toolsDir, { recursive: true });
  const draft = await mkdtemp(`${dir}.`);
  try {
    await writeFile(join(draft, 'package.json'), '{ "private": true }');
    await npm(['install', '--silent', '--ignore-scripts', '--no-audit', '--no-fund', `--before=${day}`, ...versions], draft);
    // Another test may have brought it meanwhile.
    if (!existsSync(dir)) await rename(draft, dir);
    return installed;
  } catch {
    reportMissing({ what, needs: `${name} (${versions.join(', ')}) from npm`, package: '' });
    return undefined;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

function npm(args: readonly string[], cwd: string): Promise<unknown> {
  // npm is a script of the shell on Windows.
  return promisify(execFile)('npm', [...args], { cwd, shell: process.platform === 'win32' });
}
