/**
 * Limits the cache: deletes entries that a successful build did not use, oldest first, until the cache is at most twice as large as the
 * used entries.
 */
import { readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { entryOf, STATE, TEMPORARY } from '../core/cache.ts';

/** Other commands use the cache at the same time: younger entries stay, in milliseconds. */
const YOUNG_MS = 600_000;

/** Related files: a document and its compressed versions. */
interface Entry {
  readonly paths: string[];
  readonly bytes: number;
  /** Time of the newest of them. */
  readonly writtenMs: number;
}

/**
 * `used` contains the names of the build's entries (entryOf). Parts of the cache without used entries do not belong to the build, such as
 * the bundles of scripts, which running programs load piece by piece. Entries of other branches, earlier texts and other commands stay
 * while there is space, the newest first. No other build runs in this cache (withBuildLock.ts), and any other command recreates what it does not
 * find. What cannot be removed stays until the next sweep.
 */
export function sweepCache(used: ReadonlySet<string>, now = Date.now()): void {
  const parts = new Set([...used].map((name) => dirname(dirname(name))));
  const states = [...parts].flatMap(foldersIn).filter((dir) => STATE.test(basename(dir)));
  const entries = new Map(states.flatMap((dir) => [...listEntries(dir)]));
  let room = sumOf([...entries].filter(([name]) => used.has(name)).map(([, { bytes }]) => bytes));
  const others = [...entries].filter(([name]) => !used.has(name)).sort(([, a], [, b]) => b.writtenMs - a.writtenMs);
  for (const [, { paths, bytes, writtenMs }] of others) {
    room -= bytes;
    if (room < 0 && now - writtenMs >= YOUNG_MS) attempt(() => removeAll(paths));
  }
  for (const dir of states) if (listEntries(dir).size === 0) attempt(() => removeEmpty(dir));
}

function listEntries(dir: string): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const name of namesIn(dir)) {
    const path = join(dir, name);
    const stats = name === TEMPORARY ? undefined : statSync(path, { throwIfNoEntry: false });
    if (!stats) continue;
    const { paths, bytes, writtenMs } = entries.get(entryOf(path)) ?? { paths: [], bytes: 0, writtenMs: 0 };
    entries.set(entryOf(path), {
      paths: [...paths, path],
      bytes: bytes + (stats.isDirectory() ? bytesIn(path) : stats.size),
      writtenMs: Math.max(writtenMs, stats.mtimeMs),
    });
  }
  return entries;
}

/** A bundle of the application is a folder. */
function bytesIn(dir: string): number {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  return sumOf(names.map((name) => statSync(join(dir, name), { throwIfNoEntry: false })?.size ?? 0));
}

function foldersIn(dir: string): string[] {
  return namesIn(dir)
    .map((name) => join(dir, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory());
}

/** Empty when the folder does not exist: another command may clear the cache. */
function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}

function removeAll(paths: readonly string[]): void {
  for (const path of paths) rmSync(path, { recursive: true, force: true });
}

/** Fails if a file was added meanwhile, and thus never removes a folder in use. */
function removeEmpty(dir: string): void {
  if (namesIn(dir).includes(TEMPORARY)) rmdirSync(join(dir, TEMPORARY));
  rmdirSync(dir);
}

/** The site is already built: a file in use or a missing permission must not fail the build. */
function attempt(remove: () => void): void {
  try {
    remove();
  } catch {
    // It stays until the next sweep.
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
