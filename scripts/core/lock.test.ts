import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LockOptions, withLock } from './lock.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const refuse = ({ pid, host }: { pid: number; host: string }) => `process ${pid} of ${host}`;
const REFUSING: LockOptions = { waitMs: 0, refuse };
const WAITING: LockOptions = { waitMs: 20_000, refuse };
const done = async () => 'done';

/** A process that takes the lock and keeps it until it is killed. */
async function holdElsewhere() {
  const root = join(import.meta.dirname, '../..');
  const child = spawn(process.execPath, ['scripts/core/start/run.mjs', 'tests/holdLock.ts', dir], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('a lock', () => {
  it('lets one after the other work, and never two at once', async () => {
    let atWork = 0;
    let most = 0;
    const work = async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      await pause(5);
      atWork -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, () => withLock(dir, WAITING, work)));
    expect(most).toBe(1);
    expect(readdirSync(dir)).toEqual([]);
  });

  it('is let go when the work fails', async () => {
    await expect(withLock(dir, REFUSING, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await withLock(dir, REFUSING, done)).toBe('done');
  });

  it('refuses while another process works, names it, and takes over when that is killed', async () => {
    const other = await holdElsewhere();
    await expect(withLock(dir, REFUSING, done)).rejects.toThrow(`process ${other.pid} of ${hostname()}`);
    other.kill('SIGKILL');
    await once(other, 'exit');
    expect(await withLock(dir, REFUSING, done)).toBe('done');
    expect(readdirSync(dir)).toEqual([]);
  }, 20_000);

  it.skipIf(process.platform === 'win32')('is not kept by a stranger who got the number of a process that was killed', async () => {
    let own = '';
    await withLock(dir, REFUSING, async () => {
      [own = ''] = readdirSync(dir);
    });
    writeFileSync(join(dir, own.replace(/^[^@]*/, `${process.ppid}.1.7`)), '');
    expect(await withLock(dir, REFUSING, done)).toBe('done');
  });

  it('is respected while a container of the same name works, in which processes have other numbers', async () => {
    // No process here has this number, which says nothing of a process there.
    writeFileSync(join(dir, `4194304.1.7@${hostname()}~1`), '');
    await expect(withLock(dir, REFUSING, done)).rejects.toThrow(new RegExp(`process 4194304 of ${hostname()}$`));
  });

  it('is respected on a folder that two computers share, until the other one keeps silent', async () => {
    const filePath = join(dir, '1234.1.99@another.example');
    writeFileSync(filePath, '');
    await expect(withLock(dir, REFUSING, done)).rejects.toThrow('process 1234 of another.example');
    const longAgo = new Date(Date.now() - 600_000);
    utimesSync(filePath, longAgo, longAgo);
    expect(await withLock(dir, REFUSING, done)).toBe('done');
  });
});
