/** Starts a real nginx on a free port of this machine, with the generated files, as the user who runs the tests. Neighbours: the suites beside it. */

import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '../missing.ts';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** The Debian package that brings it. */
export const BROTLI_PACKAGE = 'libnginx-mod-http-brotli-static';
export const hasBrotli = existsSync(BROTLI_MODULE);

export interface Nginx {
  readonly url: string;
  readonly pid: number;
  /** Reloads the configuration without dropping a connection. */
  readonly reload: () => void;
  /** The same as a command for a shell. */
  readonly reloadCommand: string;
  readonly stop: () => Promise<void>;
}

export interface NginxOptions {
  /** Folder or link with the site. */
  readonly root: string;
  /** Folder with the generated maps.conf and rules.conf. */
  readonly confDir: string;
  readonly workers?: number;
  /** Stands inside the server, beside the generated rules. */
  readonly more?: string;
}

export async function startNginx({ root, confDir, workers = 1, more = '' }: NginxOptions): Promise<Nginx> {
  const program = findProgram('nginx');
  if (!program) throw new Error('nginx is not installed.');
  const port = await findPort();
  return runNginx(
    program,
    port,
    workers,
    `include ${confDir}/maps.conf;
    server {
      listen 127.0.0.1:${port};
      root ${root};
      include ${confDir}/rules.conf;
      ${more}
      ${hasBrotli ? 'brotli_static on;' : ''}
    }`,
  );
}

/** Runs nginx with the given contents of its http block, which must listen on `port`. */
export async function runNginx(program: string, port: number, workers: number, http: string): Promise<Nginx> {
  const dir = await mkdtemp(join(tmpdir(), 'nginx-'));
  await mkdir(join(dir, 'temp'));
  const conf = join(dir, 'nginx.conf');
  await writeFile(conf, frame(dir, workers, http));
  const parameters = ['-c', conf, '-p', dir, '-e', join(dir, 'error.log')];
  execFileSync(program, [...parameters, '-t', '-q']);
  const child = spawn(program, [...parameters, '-g', 'daemon off;'], { stdio: 'ignore' });
  await waitForPort(port);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    reload: () => execFileSync(program, [...parameters, '-s', 'reload']),
    reloadCommand: [program, ...parameters, '-s', 'reload'].join(' '),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(dir, { recursive: true, force: true });
    },
  };
}

function frame(dir: string, workers: number, http: string): string {
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/temp/${name};`);
  return `${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes ${workers};
pid ${dir}/nginx.pid;
error_log ${dir}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  # The load generator does not heed the "connection: close" that comes after a thousand requests, and would count its next one as lost.
  keepalive_requests 1000000000;
  ${temps.join('\n  ')}
  ${http}
}
`;
}

/** A port that is free now. */
export function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Whether somebody takes connections on a port of this machine, at one of its addresses. */
export function isListening(port: number, address = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

export async function waitForPort(port: number): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    if (await isListening(port)) return;
    await pause(50);
  }
  throw new Error(`Nobody listens on port ${port}.`);
}
