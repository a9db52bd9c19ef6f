// @ts-check
// The worker thread of endWithNpm.mjs and endWithParent.mjs: ends the process when a process that started it has ended. A thread, because
// the main thread may be busy for seconds, in which no timer runs (7 s in a cold build). JavaScript, because Node 20 cannot start a thread
// from TypeScript.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

// `parent` is the process id of the parent. `script` is the command that a package manager passes to its shell; undefined without a package
// manager.
/** @type {{ readonly parent: number, readonly script?: string }} */
const { parent, script } = workerData;

/** Polling interval, in milliseconds. */
const POLL_MS = 200;
/** A process that does not end after SIGTERM gets SIGKILL after so many milliseconds: longer than ../stopping.ts waits for responses. */
const KILL_AFTER_MS = 700;

const watched = findWatched();
if (watched.length === 0) end();
else {
  const timer = setInterval(() => {
    // Elsewhere an orphan gets another parent id; on Windows it keeps the old one.
    if (process.ppid === parent && watched.every(isRunning)) return;
    clearInterval(timer);
    end();
  }, POLL_MS);
}

/** The parent and, above a shell, the package manager; empty when one of them ended before this thread started. */
function findWatched() {
  if (script === undefined || process.platform === 'win32') return [parent];
  const { command, parentOf } = describe(parent);
  // A shell that gets SIGTERM leaves its child behind, and a shell whose package manager was killed waits for its child. Some shells
  // replace themselves by their command: then the parent is the package manager.
  const processes = command.includes(script) ? [parent, parentOf] : [parent];
  return processes.some(hasAdopted) ? [] : processes;
}

/**
 * True if this process adopts orphans (init, systemd). In a container the package manager may have process id 1.
 * @param {number} pid
 */
function hasAdopted(pid) {
  const { command } = describe(pid);
  return !/\b(?:p?npm|yarn|bun)\b/.test(command) && (pid === 1 || /\bsystemd\b/.test(command));
}

/**
 * Command line and parent of a process; an empty command line when unknown.
 * @param {number} pid
 */
function describe(pid) {
  try {
    if (process.platform !== 'linux') {
      const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
      const [, parentOf, command = ''] = /^\s*(\d+)\s+(.*)$/s.exec(line) ?? [];
      return { command, parentOf: Number(parentOf) };
    }
    // Field 4. The process name before it may contain any character, but no later closing parenthesis.
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
    // EPERM: the process exists and belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

function end() {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), KILL_AFTER_MS);
}
