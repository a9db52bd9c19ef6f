// @ts-check
// The thread behind endWithNpm.mjs and endWithParent.mjs: ends the process when one that started it has gone. A thread of its own, because the main one may be busy
// for seconds, in which no timer runs (7 s in a cold build). Plain JavaScript, because a thread begins with a
// file that Node 20 can read.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

// `parent` is the process that must be there. `script` is what a package manager gives to its shell; undefined when there is none between.
/** @type {{ readonly parent: number, readonly script?: string }} */
const { parent, script } = workerData;

/** How often it looks, in milliseconds. */
const POLL_MS = 200;
/** What does not end by SIGTERM after so many milliseconds ends by SIGKILL: longer than stopping.ts waits for answers. */
const KILL_AFTER_MS = 700;

const watched = findWatched();
if (watched.length === 0) end();
else {
  const timer = setInterval(() => {
    // Elsewhere a process whose parent has gone gets another one; on Windows it keeps the number.
    if (process.ppid === parent && watched.every(isRunning)) return;
    clearInterval(timer);
    end();
  }, POLL_MS);
}

/** The parent and, above a shell, the package manager; nothing when one of them went before this thread began. */
function findWatched() {
  if (script === undefined || process.platform === 'win32') return [parent];
  const { command, parentOf } = describe(parent);
  // A shell that has been told to end leaves its child behind, and one whose package manager was killed waits for its child. Some shells
  // become the command that they are given: then the parent is the package manager.
  const processes = command.includes(script) ? [parent, parentOf] : [parent];
  return processes.some(hasAdopted) ? [] : processes;
}

/**
 * Whether this process is one that takes in those whose parents have gone. In a container the package manager may have its number.
 * @param {number} pid
 */
function hasAdopted(pid) {
  const { command } = describe(pid);
  return !/\b(?:p?npm|yarn|bun)\b/.test(command) && (pid === 1 || /\bsystemd\b/.test(command));
}

/**
 * Command line and parent of a process; an empty command line where the system does not tell.
 * @param {number} pid
 */
function describe(pid) {
  try {
    if (process.platform !== 'linux') {
      const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
      const [, parentOf, command = ''] = /^\s*(\d+)\s+(.*)$/s.exec(line) ?? [];
      return { command, parentOf: Number(parentOf) };
    }
    // Field 4; the name before it may hold anything, but no later bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parentOf = Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]);
    return { command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '), parentOf };
  } catch {
    return { command: '', parentOf: 0 };
  }
}

/**
 * @param {number} pid
 */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Of another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

function end() {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), KILL_AFTER_MS);
}
