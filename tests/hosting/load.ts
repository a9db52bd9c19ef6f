/** Changes of releases under load, on this machine's loopback: a real nginx, a load generator, visitors who check what they get, a slow reader and idle connections. */

import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { deploy } from '../../scripts/hosting/deploy/deploy.ts';
import { rollback } from '../../scripts/hosting/deploy/rollback.ts';
import { ask } from '../../scripts/hosting/smoke/request.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { makeSite } from './site.ts';
import { createVisitors } from './visitors.ts';

export interface LoadOptions {
  /** Changes of releases under an unchanged configuration. */
  readonly swaps: number;
  /** Changes of releases that change the policy too, so that nginx reloads its configuration under load. */
  readonly reloads: number;
  /** Connections of the load generator, each sending one request after the other. */
  readonly connections: number;
  /** Connections that are open and say nothing, or half a request. */
  readonly idle: number;
}

export interface Figures {
  readonly seconds: number;
  /** Sent by the load generator while releases changed. */
  readonly requests: number;
  readonly requestsPerSecond: number;
  /** 99th percentile, in milliseconds. */
  readonly latencyMs: number;
  /** Requests without an answer, and answers other than 200. */
  readonly lost: number;
  readonly lostBecause: readonly string[];
  readonly wrong: number;
  /** Kept connections that nginx closed while it read its configuration; a browser sends such a request again. */
  readonly closedByReload: number;
  readonly requestsUnderReload: number;
  readonly visits: number;
  /** What visitors found wrong: a missing or foreign file, a page cut off, a policy that blocks. */
  readonly complaints: readonly string[];
  readonly releasesSeen: number;
  readonly slowReaderWhole: boolean;
  readonly slowReaderSeconds: number;
  readonly idleAnswered: number;
  readonly brokenRefused: boolean;
  readonly rollbackMs: number;
}

const KEEP = 5;
const BULK_BYTES = 4_000_000;
/** Between two sips of the slow reader, which takes some ten seconds so. */
const SIP_MS = 150;
const PATHS = ['/', '/de', '/sayfa-1', '/de/sayfa-2', '/unchanged.txt'];

export async function runLoad(options: LoadOptions, print: (line: string) => void): Promise<Figures> {
  const dir = await mkdtemp(join(tmpdir(), 'load-'));
  const target = join(dir, 'server');
  let nginx: Nginx | undefined;
  let number = 0;
  const release = async (inline: string, reload?: string, probe?: string) => {
    number += 1;
    await makeSite(join(dir, 'site'), { version: `v${number}`, inline, bulk: BULK_BYTES });
    const built = { outDir: join(dir, 'site/dist'), hostingDir: join(dir, 'site/hosting') };
    return deploy({ ...built, target, keep: KEEP, reload, probe, print: () => {} });
  };
  try {
    await release('one');
    nginx = await startNginx({ root: join(target, 'current'), confDir: join(target, 'hosting/nginx'), workers: 2 });
    const { url, reloadCommand } = nginx;
    const startedAt = performance.now();
    const idle = openIdle(url, options.idle);
    const slow = readSlowly(url, await bulkPath(target));
    const visitors = createVisitors(url, 4);

    const steady = startLoad(url, options.connections);
    for (let swap = 0; swap < options.swaps; swap += 1) await release('one', undefined, url);
    print(`${options.swaps} releases`);
    const broken = await refusesBroken(dir, target);
    const rollbackAt = performance.now();
    await rollback({ target, probe: url, reload: reloadCommand, print: () => {} });
    const rollbackMs = performance.now() - rollbackAt;
    const result = await steady.stop();
    const seconds = (performance.now() - startedAt) / 1000;

    const shaken = startLoad(url, options.connections);
    for (let reload = 0; reload < options.reloads; reload += 1) {
      await release(`inline ${reload}`, reloadCommand, url);
      await pause(200);
    }
    print(`${options.reloads} releases with another configuration`);
    const underReload = await shaken.stop();
    const { visits, complaints, versions } = await visitors.stop();
    const slowReader = await slow;
    return {
      seconds,
      requests: result.requests.total,
      requestsPerSecond: result.requests.average,
      latencyMs: result.latency.p99,
      lost: result.errors + result.timeouts,
      lostBecause: [...new Set(result.messages)],
      wrong: result.non2xx,
      closedByReload: underReload.errors,
      requestsUnderReload: underReload.requests.total,
      visits,
      complaints,
      releasesSeen: versions,
      slowReaderWhole: slowReader.isComplete,
      slowReaderSeconds: slowReader.seconds,
      idleAnswered: await idle.finish(),
      brokenRefused: broken,
      rollbackMs,
    };
  } finally {
    await nginx?.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/** Runs until it is stopped; `errors` has the reason for each request without a response. */
function startLoad(url: string, connections: number) {
  const errors: string[] = [];
  let finish = (_result: autocannon.Result) => {};
  const ended = new Promise<autocannon.Result>((resolve) => {
    finish = resolve;
  });
  const requests = PATHS.map((path) => ({ method: 'GET' as const, path }));
  const instance = autocannon({ url, connections, duration: 600, requests }, (_error, result) => finish(result));
  instance.on('reqError', (error: Error) => errors.push(error.message));
  return {
    async stop() {
      instance.stop?.();
      return { ...(await ended), messages: errors };
    },
  };
}

/** Reads a large file in small sips, while its release is replaced and in the end removed. */
async function readSlowly(url: string, { path, hash }: { path: string; hash: string }): Promise<{ isComplete: boolean; seconds: number }> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  const startedAt = performance.now();
  const digest = createHash('sha256');
  let head = '';
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    if (head.endsWith('\r\n\r\n')) digest.update(chunk);
    else {
      const text = head + chunk.toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      if (end < 0) head = text;
      else {
        digest.update(Buffer.from(text.slice(end + 4), 'latin1'));
        head = text.slice(0, end + 4);
      }
    }
    await pause(SIP_MS);
  }
  return { isComplete: digest.digest('hex') === hash, seconds: (performance.now() - startedAt) / 1000 };
}

/** Half of them say nothing, half of them half a request; in the end the whole request is answered, where nginx has waited. */
function openIdle(url: string, count: number): { readonly finish: () => Promise<number> } {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = Array.from({ length: count }, (_, index) => {
    const socket = connect(Number(port), hostname);
    // nginx gives up on the slow ones in its own time; that is no failure of theirs.
    socket.on('error', () => {});
    if (index % 2 === 0) socket.write('GET /de HTTP/1.1\r\nHost: x\r\n');
    return socket;
  });
  return {
    async finish() {
      const fresh = await Promise.all(Array.from({ length: 10 }, () => ask(url, { path: '/de' }).then(({ status }) => status === 200)));
      for (const socket of sockets) socket.destroy();
      return fresh.filter(Boolean).length;
    },
  };
}

async function bulkPath(target: string): Promise<{ path: string; hash: string }> {
  const name = (await readdir(join(target, 'current/assets'))).find((candidate) => candidate.startsWith('bulk-')) ?? '';
  const bytes = await readFile(join(target, 'current/assets', name));
  return { path: `/assets/${name}`, hash: createHash('sha256').update(bytes).digest('hex') };
}

async function refusesBroken(dir: string, target: string): Promise<boolean> {
  await makeSite(join(dir, 'site'), { version: 'broken' });
  await rm(join(dir, 'site/dist/de/sayfa-2.html'));
  const options = { outDir: join(dir, 'site/dist'), hostingDir: join(dir, 'site/hosting'), target, keep: KEEP, print: () => {} };
  return deploy(options).then(
    () => false,
    (error: Error) => error.message.includes('is broken and was refused'),
  );
}
