// @ts-check
/**
 * Starts a command that serves pages, requests pages, and ends it: `node visit.mjs /a,/b npm start`. Prints JSON.
 * A separate process, so that it can run as another user, without a network or with other limits. Neighbour: ./places.ts.
 */

import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {{ readonly pathname: string, readonly status: number, readonly text: string }} Answer */

const WAIT_MS = 120_000;
const [pathnames = '', program = '', ...parameters] = process.argv.slice(2);
// A separate process group, because npm starts a shell, and the shell the server.
const child = spawn(program, parameters, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
let output = '';
for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
const ended = new Promise((resolve) => child.on('close', resolve));
const url = await Promise.race([findUrl(), ended.then(() => undefined)]);
/** @type {Answer[]} */
const answers = [];
for (const pathname of url ? pathnames.split(',') : []) {
  const response = await fetch(url + pathname);
  answers.push({ pathname, status: response.status, text: await response.text() });
}
if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), 5000);
await ended;
clearTimeout(timer);
process.stdout.write(JSON.stringify({ code: url ? 0 : child.exitCode, output, answers }));

/** The address that the command prints, once it has printed it. */
async function findUrl() {
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    const found = /http:\/\/localhost:\d+/.exec(output)?.[0];
    if (found) return found;
    await pause(50);
  }
  throw new Error(`No address in two minutes:\n${output}`);
}
