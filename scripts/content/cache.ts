/** A cache on disk, addressed by content: an entry's name is the hash of everything that its value depends on. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Config } from '../config.ts';

/** Folder, beside entries, of what is being written; scripts/build/leftovers.ts clears what killed processes left there. */
export const ASIDE = 'aside';

export interface Cache {
  /** Its folder, for openCacheAt in another thread. */
  readonly dir: string;
  /** File that holds, or would hold, the entry; `inputs` are all texts that the value depends on. */
  pathOf(inputs: readonly string[], extension: string): string;
  /**
   * Undefined where there is no entry, or one that was cut off or changed since it was written.
   * Reading and writing are synchronous: thousands of small files cost less without a thread each.
   */
  read(path: string): string | undefined;
  readBytes(path: string): Buffer | undefined;
  write(path: string, value: string | Uint8Array): void;
}

/**
 * Opens the folder `name` of the cache. `codeDirs` hold the code that makes the values: a change there makes all entries new, unless it
 * is a change of a test or of documentation.
 */
export function openCache({ root, cacheDir }: Pick<Config, 'root' | 'cacheDir'>, name: string, codeDirs: readonly string[]): Cache {
  const code = hashFiles(root, [...codeDirs, 'package-lock.json']);
  return openCacheAt(join(cacheDir, name, code.slice(0, 16)));
}

/** Opens a cache whose folder is known. */
export function openCacheAt(dir: string): Cache {
  let isMade = false;
  return {
    dir,
    pathOf: (inputs, extension) => join(dir, `${hashText(inputs.join('\0'))}.${extension}`),
    read: (path) => readSealed(path)?.toString('utf8'),
    readBytes: readSealed,
    write(path, value) {
      if (!isMade) makeDir(dir);
      isMade = true;
      const bytes = typeof value === 'string' ? Buffer.from(value) : value;
      writeWhole(path, Buffer.concat([bytes, sealOf(bytes)]), join(dir, ASIDE));
    },
  };
}

/**
 * Writes a file that may be there already, and that others may be reading: it is never written into, but replaced at once by one that
 * was written in the folder `aside`. A file that is new is written in its place, which takes half the time; what a killed process
 * leaves of it is told from a whole one by its seal, or by a stamp that it does not have (scripts/build/keptFiles.ts).
 */
export function writeWhole(path: string, bytes: Uint8Array, aside: string): void {
  try {
    writeFileSync(path, bytes, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const draft = join(aside, randomUUID());
    mkdirSync(aside, { recursive: true });
    writeFileSync(draft, bytes);
    renameSync(draft, path);
  }
}

/** Ends every entry, because disks lose what was written last: a line that JavaScript takes for a comment, as compiled articles are run from their files. */
function sealOf(value: Uint8Array): Buffer {
  return Buffer.from(`\n//${crc32(value).toString(16).padStart(8, '0')}`);
}

const SEAL_BYTES = 11;

function readSealed(path: string): Buffer | undefined {
  try {
    const bytes = readFileSync(path);
    const value = bytes.subarray(0, Math.max(bytes.length - SEAL_BYTES, 0));
    return bytes.subarray(value.length).equals(sealOf(value)) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** States of the code whose entries are kept: the present one and those that a change of branch may bring back. */
const KEPT_STATES = 3;
/** Name of a state's folder. What is called otherwise is nobody's to remove. */
const STATE = /^[0-9a-f]{16}$/;

/** Makes the folder of a state of the code and removes those of the oldest ones. */
function makeDir(dir: string): void {
  mkdirSync(join(dir, ASIDE), { recursive: true });
  const parent = dirname(dir);
  const states = readdirSync(parent)
    .filter((name) => STATE.test(name))
    .map((name) => ({ path: join(parent, name), changed: statSync(join(parent, name)).mtimeMs }));
  states.sort((a, b) => b.changed - a.changed);
  for (const { path } of states.slice(KEPT_STATES)) if (path !== dir) rmSync(path, { recursive: true, force: true });
}

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Hash of the contents of files and folders below `root`, wherever that stands; tests do not count. */
/** Files that decide nothing: tests and the rooms' README.md. */
const NO_CODE = /\.test\.|\.md$/;

function hashFiles(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const names = listDir(join(root, path));
    if (!names) hash.update(path).update(readFileSync(join(root, path)));
    else for (const name of names) if (!NO_CODE.test(name)) add(`${path}/${name}`);
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}

function listDir(path: string): string[] | undefined {
  try {
    return readdirSync(path).sort();
  } catch {
    return undefined;
  }
}
