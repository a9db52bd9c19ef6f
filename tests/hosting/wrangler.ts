/** Starts Cloudflare's own runtime on a free port of this machine, with the generated Worker and a copy of the site. Neighbour: cloudflare.test.ts. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Tool } from '../tools.ts';
import { findPort } from './nginx.ts';
import type { RunningServer } from './servers.ts';

/** The newest version that every supported line of Node.js runs. */
export const WRANGLER: Tool = { name: 'Wrangler', packages: { wrangler: '4.80.0' }, day: '2026-06-01' };

/** Longer than the runtime takes to start, for machines that do other work meanwhile. */
const START_LIMIT_MS = 60_000;

/** It requests neither the visitor's location nor the newest version, and sends no telemetry. */
const QUIET = { CI: '1', CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_HIDE_BANNER: 'true', WRANGLER_SEND_METRICS: 'false' };

export interface WranglerOptions {
  /** Folder of the installed packages. */
  readonly packagesDir: string;
  /** Folder of the built site. */
  readonly root: string;
  /** Folder with the generated configurations of all hosts. */
  readonly confDir: string;
}

/** Throws what Wrangler says when it refuses the generated files. */
export async function startWrangler({ packagesDir, root, confDir }: WranglerOptions): Promise<RunningServer> {
  const dir = await mkdtemp(join(tmpdir(), 'wrangler-'));
  const siteDir = join(dir, 'site');
  // Files that are not uploaded need not be copied.
  await cp(root, siteDir, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  for (const name of ['_headers', '.assetsignore']) await cp(join(confDir, 'workers', name), join(siteDir, name));
  await cp(join(confDir, 'workers/worker.js'), join(dir, 'worker.js'));
  const configuration = await readFile(join(confDir, 'workers/wrangler.jsonc'), 'utf8');
  await writeFile(join(dir, 'wrangler.jsonc'), configuration.replace('"../../dist"', '"site"'));
  const port = await findPort();
  const parameters = ['dev', '--local', '--ip=127.0.0.1', `--port=${port}`, '--inspector-port=0', '--show-interactive-dev-session=false'];
  const child = spawn(process.execPath, [join(packagesDir, 'wrangler/bin/wrangler.js'), ...parameters], {
    cwd: dir,
    env: { ...process.env, ...QUIET, HOME: dir, XDG_CONFIG_HOME: dir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const exit = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await exit;
    }
    await rm(dir, { recursive: true, force: true });
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const deadline = Date.now() + START_LIMIT_MS;
  while (!said.includes('Ready on')) {
    if (child.exitCode === null && Date.now() < deadline) await pause(50);
    else {
      await stop();
      throw new Error(`Wrangler does not start:\n${said}`);
    }
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}
