/**
 * One process at a time: a folder in which each one that wants to work lays down a file named after itself.
 * A file is claimed first and the others are looked at afterwards, so that of two at the same moment at least one sees the other.
 * Files of processes that have died are swept away by whoever meets them; nobody can take another's place by mistake, because names never repeat.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Whoever works now. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Wall clock. */
  readonly since: Date;
  /** Its file, for a person who knows better. */
  readonly filePath: string;
}

export interface LockOptions {
  /** How long to wait for others, in milliseconds; 0 refuses at once. */
  readonly waitMs: number;
  /** What to say when the time is over. */
  readonly refuse: (holder: Holder) => string;
  /** Is told once when somebody else is at work. */
  readonly onWait?: (holder: Holder) => void;
}

const POLL_MS = 100;
/** Two that claim at the same moment both step back; so often they try again before one of them is taken for refused. */
const TRIES = 10;
/** Ends the name of a computer: the space of process numbers on it. */
const SPACE = /~\d*$/;
/** Where processes can look each other up: on one computer, and there in one container, even where containers have the same name. */
const HERE = `${hostname()}~${spaceOfProcesses()}`;
/** A process of another computer cannot be looked up: it touches its file, and is taken for dead when it has not for so long. */
const TOUCH_MS = 10_000;
const DEAD_AFTER_MS = 300_000;

/** Runs `work` while no other process holds `dir`. Throws what `refuse` says when others do not end in time. */
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
  let isTold = false;
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
    if (!isTold) onWait?.(holder);
    isTold = true;
    await sleep(POLL_MS);
  }
}

/** Somebody else who is alive; the dead are removed. */
function findOther(dir: string, ownName: string): Holder | undefined {
  for (const name of readdirSync(dir)) {
    const { pid, start, place } = /^(?<pid>\d+)\.\d+\.(?<start>[^@]*)@(?<place>.*)$/.exec(name)?.groups ?? {};
    if (name === ownName || pid === undefined || start === undefined || place === undefined) continue;
    const filePath = join(dir, name);
    const file = statSync(filePath, { throwIfNoEntry: false });
    if (!file) continue;
    const isAlive = place === HERE ? isRunning(Number(pid), start) : Date.now() - file.mtimeMs < DEAD_AFTER_MS;
    if (isAlive) return { pid: Number(pid), host: place.replace(SPACE, ''), since: file.birthtime, filePath };
    rmSync(filePath, { force: true });
  }
  return undefined;
}

/** Numbers of processes are given again: only with the same time of its start it is the same process. */
function isRunning(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Of another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return now === '' || start === '' || now === start;
}

/** Number of the space in which this process has its number; empty on systems that have one space. */
function spaceOfProcesses(): string {
  try {
    return readlinkSync('/proc/self/ns/pid').replace(/\D/g, '');
  } catch {
    return '';
  }
}

/** When a process started, in whatever form the system tells it; empty where it does not. */
function startOf(pid: number): string {
  try {
    // Windows would have to be asked by a shell of its own, which takes a second.
    if (process.platform === 'win32') return '';
    if (process.platform !== 'linux') {
      const told = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
        stdio: 'pipe',
      });
      return told.toString().replace(/\W+/g, '');
    }
    // Field 22, ticks since the system's start; the name before it may hold anything, but no later bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')')).split(' ');
    // A zombie has ended, though its number is not free yet.
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
    // Whoever removed it knew better.
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
