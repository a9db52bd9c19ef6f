/**
 * A lock between processes: each process that wants it writes a file, whose name identifies the process, into the lock's folder.
 * After writing its file a process lists the others again, so that of two simultaneous processes at least one sees the other.
 * Any process deletes the files of dead ones. Names never repeat, so no process can delete the lock of another by mistake.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The process that has the lock. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When it took the lock. */
  readonly since: Date;
  /** Its lock file, for a person who wants to delete it. */
  readonly filePath: string;
}

export interface LockOptions {
  /** How long to wait for other processes, in milliseconds; 0 fails at once. */
  readonly waitMs: number;
  /** Returns the error message after the timeout. */
  readonly refuse: (holder: Holder) => string;
  /** Called once when another process has the lock. */
  readonly onWait?: (holder: Holder) => void;
}

const POLL_MS = 100;
/** Two simultaneous processes both withdraw and try again; after so many tries a process counts the lock as taken. */
const TRIES = 10;
/** Suffix of a computer's name: its process-id namespace. */
const SPACE = /~\d*$/;
/** Processes can look each other up only on the same computer and in the same container, even when containers share a host name. */
const HERE = `${hostname()}~${spaceOfProcesses()}`;
/** A process on another computer cannot be looked up. So the holder touches its file regularly and counts as dead after DEAD_AFTER_MS. */
const TOUCH_MS = 10_000;
const DEAD_AFTER_MS = 300_000;

/** Runs `work` while this process has the lock `dir`. Throws the message of `refuse` when others hold it longer than `waitMs`. */
export async function withLock<T>(dir: string, options: LockOptions, work: () => Promise<T>): Promise<T> {
  const filePath = await takeTurn(dir, options);
  const touching = setInterval(() => touch(filePath), TOUCH_MS);
  touching.unref();
  try {
    return await work();
  } finally {
    clearInterval(touching);
    rmSync(filePath, { force: true });
  }
}

let count = 0;

async function takeTurn(dir: string, { waitMs, refuse, onWait }: LockOptions): Promise<string> {
  const deadline = Date.now() + waitMs;
  count += 1;
  const name = `${process.pid}.${count}.${startOf(process.pid)}@${HERE}`;
  const filePath = join(dir, name);
  let isAnnounced = false;
  for (let tries = 1; ; ) {
    mkdirSync(dir, { recursive: true });
    let holder = findOther(dir, name);
    if (!holder) {
      writeFileSync(filePath, '');
      holder = findOther(dir, name);
      if (!holder) return filePath;
      rmSync(filePath, { force: true });
      tries += 1;
      if (tries <= TRIES) {
        await sleep(Math.random() * POLL_MS);
        continue;
      }
    }
    if (Date.now() >= deadline) throw new Error(refuse(holder));
    if (!isAnnounced) onWait?.(holder);
    isAnnounced = true;
    await sleep(POLL_MS);
  }
}

/** Returns another living process that has the lock; deletes the files of dead ones. */
function findOther(dir: string, ownName: string): Holder | undefined {
  for (const name of readdirSync(dir)) {
    const { pid, start, machine } = /^(?<pid>\d+)\.\d+\.(?<start>[^@]*)@(?<machine>.*)$/.exec(name)?.groups ?? {};
    if (name === ownName || pid === undefined || start === undefined || machine === undefined) continue;
    const filePath = join(dir, name);
    const file = statSync(filePath, { throwIfNoEntry: false });
    if (!file) continue;
    const isAlive = machine === HERE ? isRunning(Number(pid), start) : Date.now() - file.mtimeMs < DEAD_AFTER_MS;
    if (isAlive) return { pid: Number(pid), host: machine.replace(SPACE, ''), since: file.birthtime, filePath };
    rmSync(filePath, { force: true });
  }
  return undefined;
}

/** Process ids are reused: only the same id with the same start time is the same process. */
function isRunning(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return now === '' || start === '' || now === start;
}

/** Id of this process's process-id namespace; empty on systems without namespaces. */
function spaceOfProcesses(): string {
  try {
    return readlinkSync('/proc/self/ns/pid').replace(/\D/g, '');
  } catch {
    return '';
  }
}

/** Start time of a process in the format of the system; empty when unknown. */
function startOf(pid: number): string {
  try {
    // Windows would need a shell process for it, which takes a second.
    if (process.platform === 'win32') return '';
    if (process.platform !== 'linux') {
      const output = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
        stdio: 'pipe',
      });
      return output.toString().replace(/\W+/g, '');
    }
    // Field 22, in ticks since boot. The process name before it may contain any character, but no later closing parenthesis.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')')).split(' ');
    // A zombie has ended, but its id is not free yet.
    return fields[1] === 'Z' ? 'ended' : (fields[20] ?? '');
  } catch {
    return '';
  }
}

function touch(filePath: string): void {
  const now = new Date();
  try {
    utimesSync(filePath, now, now);
  } catch {
    // Somebody deleted the file on purpose.
  }
}
