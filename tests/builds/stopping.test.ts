/** `npm start`, `npm run dev` and `npm run preview` end when npm, their process group or their terminal ends, and leave no process behind. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findPort, isListening, waitForPort } from '../hosting/nginx.ts';
import { isLong } from '../long.ts';
import { findProgram, reportMissing } from '../missing.ts';
import { holdPort, isFree } from './ports.ts';
import { build, makeWarmProject } from './project.ts';
import { addressesOfNetwork, ask, askWithoutEnd } from './requests.ts';

const TIMEOUT_MS = 120_000;
/** What is promised is a second; a machine that does other things meanwhile takes longer. Without fixing nothing ends within minutes. */
const LIMIT_MS = 10_000;
const START_LIMIT_MS = 90_000;
/** Each poll lists all processes of the machine. */
const POLL_MS = 100;
const QUICK = { CHECK_TEXTS: 'no', SOCIAL_IMAGES: 'no', MARKDOWN_TWINS: 'no' };
/** As people type them. All three end the same way; the long run tries each, and below `npm start` ends in the middle of its build. */
const COMMANDS = isLong ? (['start', 'run dev', 'run preview'] as const) : (['run dev'] as const);

const ps = findProgram('ps');
const canRun = process.platform !== 'win32' && ps !== undefined;
if (!canRun) reportMissing({ what: 'commands end with npm and leave no process behind', needs: 'ps', package: 'procps' });

interface Started {
  readonly npm: ChildProcess;
  /** Also the number of its process group. */
  readonly pid: number;
  readonly port: number;
  /** Resolves as soon as this has been printed. */
  readonly printed: (text: string) => Promise<void>;
  /** All output, errors included, and the exit status, when npm has ended. */
  readonly closed: Promise<{ readonly code: number | null; readonly output: string }>;
}

let dir = '';
const figures: string[] = [];
const groups: number[] = [];

beforeAll(async () => {
  if (!canRun) return;
  dir = await makeWarmProject(inject('cacheDir'), 'whole');
  const { code, output } = await build(dir, QUICK);
  expect(code, output).toBe(0);
}, TIMEOUT_MS);

afterAll(async () => {
  for (const group of groups) if (membersOf(group).length > 0) process.kill(-group, 'SIGKILL');
  if (dir) await rm(dir, { recursive: true, force: true });
  console.info(figures.join('\n'));
});

/** Starts npm as the leader of a process group and a session of its own, as a terminal does. */
async function start(parameters: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = dir): Promise<Started> {
  const port = await findPort();
  const npm = spawn('npm', parameters, {
    cwd,
    detached: true,
    env: { ...process.env, NODE_ENV: '', ...QUICK, PORT: String(port), ...env },
  });
  const pid = npm.pid ?? 0;
  groups.push(pid);
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  let isClosed = false;
  const closed = once(npm, 'close').then(([code]: (number | null)[]) => {
    isClosed = true;
    return { code: code ?? null, output };
  });
  const printed = async (text: string) => {
    const deadline = performance.now() + START_LIMIT_MS;
    while (!output.includes(text)) {
      if (isClosed || performance.now() > deadline) throw new Error(`npm printed no "${text}":\n${output}`);
      await pause(POLL_MS);
    }
  };
  return { npm, pid, port, printed, closed };
}

async function startServer(parameters: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Started> {
  const started = await start(parameters, env);
  await started.printed(`http://localhost:${started.port}`);
  return started;
}

/** State and command line of all in a process group. A zombie has ended, unless threads of it (l) still run. */
function membersOf(group: number): string[] {
  const lines = execFileSync(ps ?? '', ['-A', '-o', 'pgid=,stat=,args='], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 }).split('\n');
  return lines.filter((line) => line.trim().startsWith(`${group} `) && !/^\s*\d+\s+Z[^l]*\s/.test(line));
}

/** Waits until nothing of what npm started is left, and notes how long that took. */
async function expectEnd(what: string, { pid, port }: Started, tell: () => unknown): Promise<void> {
  const startedAt = performance.now();
  tell();
  let left = membersOf(pid);
  while (left.length > 0 && performance.now() - startedAt < LIMIT_MS) {
    await pause(POLL_MS);
    left = membersOf(pid);
  }
  figures.push(`  ${what}: ${((performance.now() - startedAt) / 1000).toFixed(2)} s`);
  expect(left, what).toEqual([]);
  expect(await isListening(port), what).toBe(false);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe.skipIf(!canRun).concurrent.each(COMMANDS)('npm %s', (command) => {
  const parameters = command.split(' ');

  it(
    'answers this computer alone, by its own names, and ends when npm is told to end, also with a request that does not come to its end',
    async () => {
      const started = await startServer(parameters, { HOST: undefined });
      expect((await ask(started.port, { target: '/' })).status).toBe(200);
      expect((await ask(started.port, { target: '/', headers: { host: 'evil.example' } })).status).toBe(403);
      for (const address of addressesOfNetwork()) expect(await isListening(started.port, address), address).toBe(false);
      await askWithoutEnd(started.port);
      await expectEnd(`npm ${command}, SIGTERM to npm`, started, () => started.npm.kill('SIGTERM'));
    },
    TIMEOUT_MS,
  );

  it.each(isLong ? (['SIGINT', 'SIGHUP'] as const) : (['SIGINT'] as const))(
    'ends with Ctrl+C and with its terminal: %s to all',
    async (signal) => {
      const started = await startServer(parameters);
      await expectEnd(`npm ${command}, ${signal} to all`, started, () => process.kill(-started.pid, signal));
    },
    TIMEOUT_MS,
  );

  it(
    'says that its port is taken, and names a free one',
    async () => {
      const port = await findPort();
      const holder = await holdPort(port);
      const { closed } = await start(parameters, { PORT: String(port) });
      const { code, output } = await closed;
      expect(code).toBe(1);
      expect(output).not.toContain('    at ');
      const free = Number(new RegExp(`^Port ${port} is taken\\. Try: PORT=(\\d+) npm ${command}$`, 'm').exec(output)?.[1]);
      expect(await isFree(free)).toBe(true);
      holder.close();
    },
    TIMEOUT_MS,
  );
});

describe.skipIf(!canRun).concurrent('a command', () => {
  it.each(isLong ? (['SIGHUP', 'SIGKILL'] as const) : (['SIGKILL'] as const))(
    'ends when npm alone gets %s, and its shell stays',
    async (signal) => {
      const started = await startServer(['run', 'preview']);
      await expectEnd(`npm run preview, ${signal} to npm`, started, () => started.npm.kill(signal));
    },
    TIMEOUT_MS,
  );

  it(
    'ends in the middle of a build',
    async () => {
      // A separate project, so that it does not wait for another build.
      const cold = await makeWarmProject(inject('cacheDir'), 'whole');
      const started = await start(['start'], {}, cold);
      await started.printed('Building the site\n');
      await expectEnd('npm start while it builds, SIGTERM to npm', started, () => started.npm.kill('SIGTERM'));
      await rm(cold, { recursive: true, force: true });
    },
    TIMEOUT_MS,
  );

  it.runIf(isLong)(
    'ends while its scripts are being bundled',
    async () => {
      const fresh = await makeWarmProject(inject('cacheDir'), 'whole');
      await rm(join(fresh, '.cache/scripts'), { recursive: true, force: true });
      const started = await start(['run', 'dev'], {}, fresh);
      while (!membersOf(started.pid).some((line) => /\bnode\S* scripts\/core\/start\/run\.mjs/.test(line))) await pause(POLL_MS);
      await expectEnd('npm run dev while it bundles, SIGTERM to npm', started, () => started.npm.kill('SIGTERM'));
      await rm(fresh, { recursive: true, force: true });
    },
    TIMEOUT_MS,
  );

  it.runIf(isLong)(
    'takes along the process that checks words, however busy that is',
    async () => {
      const preload = pathToFileURL(join(import.meta.dirname, 'busyCheck.mjs')).href;
      const started = await startServer(['run', 'dev'], { CHECK_TEXTS: '', NODE_OPTIONS: `--import ${preload}` });
      while (!membersOf(started.pid).some((line) => line.includes('textCheckProcess.ts'))) await pause(POLL_MS);
      // Until it is busy.
      await pause(2000);
      await expectEnd('npm run dev while it checks words, SIGTERM to npm', started, () => started.npm.kill('SIGTERM'));
    },
    TIMEOUT_MS,
  );

  it(
    'does not wait for a request that never comes to its end',
    async () => {
      const started = await startServer(['run', 'preview']);
      await askWithoutEnd(started.port);
      await expectEnd('npm run preview with half a request, SIGINT to all', started, () => process.kill(-started.pid, 'SIGINT'));
    },
    TIMEOUT_MS,
  );

  it.runIf(isLong)(
    'that npm did not start outlives the shell that did',
    async () => {
      const port = await findPort();
      // As a script of package.json would see it, which is another one than the server.
      const env = { ...process.env, PORT: String(port), npm_lifecycle_script: 'vitest run' };
      const shell = spawn('sh', ['-c', `"${process.execPath}" scripts/core/start/run.mjs scripts/cli/preview.ts & echo $!`], {
        cwd: dir,
        env,
      });
      const [data] = (await once(shell.stdout, 'data')) as [Buffer];
      const pid = Number(data);
      await waitForPort(port);
      await pause(1500);
      expect(isRunning(pid)).toBe(true);
      process.kill(pid, 'SIGTERM');
    },
    TIMEOUT_MS,
  );
});
