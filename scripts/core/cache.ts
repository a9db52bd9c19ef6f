/** A cache on disk, addressed by content: an entry's name is the hash of everything that its value depends on. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Config } from './config.ts';

/** Folder, beside entries, of what is being written; scripts/build/leftovers.ts clears what killed processes left there. */
export const ASIDE = 'aside';

export interface Cache {
  /** Its folder. */
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

/** Where entries are, and who wants to know which of them a command asks for. */
type Place = Pick<Config, 'root' | 'cacheDir' | 'cacheUses'>;

/**
 * Opens the folder `name` of the cache. `codeDirs` hold the code that makes the values: a change there makes all entries new, unless it
 * is a change of a test or of documentation. So does another Node.js: dates are written by its ICU.
 */
export function openCache({ root, cacheDir, cacheUses }: Place, name: string, codeDirs: readonly string[]): Cache {
  const code = hashFiles(root, [...codeDirs, 'package-lock.json']);
  return openCacheAt(join(cacheDir, name, stateOf([code, describeRuntime(process.versions)])), cacheUses);
}

/** Opens a cache whose folder is known. `uses` is told of every entry that is asked for. */
export function openCacheAt(dir: string, uses?: Set<string>): Cache {
  return {
    dir,
    pathOf(inputs, extension) {
      const path = join(dir, `${hashText(inputs.join('\0'))}.${extension}`);
      uses?.add(entryOf(path));
      return path;
    },
    read: (path) => readSealed(path)?.toString('utf8'),
    readBytes: readSealed,
    write(path, value) {
      const bytes = typeof value === 'string' ? Buffer.from(value) : value;
      writeWhole(path, Buffer.concat([bytes, sealOf(bytes)]), join(dir, ASIDE));
    },
  };
}

/** What of Node.js decides the values: its line, and the data behind dates, letters and time zones. */
export function describeRuntime({ node, icu, cldr, unicode, tz }: Readonly<Partial<NodeJS.ProcessVersions>>): string {
  return [node?.split('.')[0], icu, cldr, unicode, tz].join(' ');
}

/** Name of the folder that holds the entries of one state of the code. */
export function stateOf(inputs: readonly string[]): string {
  return hashText(inputs.join('\0')).slice(0, 16);
}

/** Tells such a folder from others that stand beside it. */
export const STATE = /^[0-9a-f]{16}$/;

/** Files whose names differ in what follows the first dot are one entry: a document and its compressed twins. */
export function entryOf(path: string): string {
  return join(dirname(path), basename(path).split('.', 1)[0] ?? '');
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
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') {
      // The first entry, or the first one after somebody has cleared the cache.
      mkdirSync(dirname(path), { recursive: true });
      writeWhole(path, bytes, aside);
      return;
    }
    if (code !== 'EEXIST') throw error;
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

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Files that decide nothing: tests and the rooms' README.md. */
const NO_CODE = /\.test\.|\.md$/;

/** Hash of the contents of files and folders below `root`, wherever that stands. */
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
