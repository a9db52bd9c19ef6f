/** Runs one npm command on a line of Node.js and checks its result. Neighbour: nodes.ts, which lists the commands. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Outcome {
  readonly name: string;
  /** By the clock. */
  readonly seconds: number;
  /** What went wrong, with the end of the command's output; undefined when nothing did. */
  readonly problem: string | undefined;
}

interface Position {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Long enough for a slow machine that builds the site for the first time, in milliseconds. */
const PAGE_LIMIT_MS = 300_000;
const POLL_MS = 200;
const LINES_SHOWN = 40;
/** A line of Node.js that announces the removal of something warns about it, in the project's code or in a package's. */
const WARNING = /^.*(?:\[DEP\d+\]|DeprecationWarning|ExperimentalWarning).*$/m;

/** Runs an npm command to its end. A warning of Node counts as a problem. */
export async function runStep(name: string, args: readonly string[], position: Position): Promise<Outcome> {
  const startedAt = performance.now();
  const { child, output } = start(args, position);
  const [code] = (await once(child, 'exit')) as [number | null];
  const warning = WARNING.exec(output())?.[0];
  const problem = code === 0 ? warning : `exit status ${code}\n${endOf(output())}`;
  return { name, seconds: secondsSince(startedAt), problem };
}

/** Runs `npm start` until the home page answers, and ends it. */
export async function runUntilPage(position: Position): Promise<Outcome> {
  const startedAt = performance.now();
  const port = await findFreePort();
  const { child, output } = start(['start'], { ...position, env: { ...position.env, PORT: String(port) } });
  let status: number | undefined;
  while (status === undefined && child.exitCode === null && performance.now() - startedAt < PAGE_LIMIT_MS) {
    await pause(POLL_MS);
    status = await fetch(`http://localhost:${port}/`).then(
      (response) => response.status,
      () => undefined,
    );
  }
  const seconds = secondsSince(startedAt);
  if (child.exitCode === null) {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  }
  const warning = WARNING.exec(output())?.[0];
  return { name: 'npm start', seconds, problem: status === 200 ? warning : `the home page answers ${status}\n${endOf(output())}` };
}

function start(args: readonly string[], { cwd, env }: Position) {
  // npm is a script of the shell on Windows.
  const child = spawn('npm', [...args], { cwd, env, shell: process.platform === 'win32', stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return { child, output: () => text };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000;
}

function endOf(output: string): string {
  return output.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n');
}
