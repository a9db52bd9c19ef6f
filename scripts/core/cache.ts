/** A content-addressed cache on disk: the name of an entry is the hash of everything that its value depends on. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Config } from './config.ts';

/** Folder, beside the entries, for temporary files. scripts/build/leftovers.ts removes what killed processes left there. */
export const TEMPORARY = 'temporary';

export interface Cache {
  /** Absolute path of the cache's folder. */
  readonly dir: string;
  /** File that holds, or would hold, the entry. `inputs` are all texts that the value depends on. */
  pathOf(inputs: readonly string[], extension: string): string;
  /**
   * Undefined when there is no entry, or when it is truncated or was changed after it was written. Reading and writing are synchronous: for
   * thousands of small files that is faster than asynchronous calls.
   */
  read(path: string): string | undefined;
  readBytes(path: string): Buffer | undefined;
  write(path: string, value: string | Uint8Array): void;
}

/** Where the entries are, and the set that records which of them a command requests. */
type CacheLocation = Pick<Config, 'root' | 'cacheDir' | 'cacheUses'>;

/**
 * Opens the folder `name` of the cache. `codeDirs` contain the code that computes the values: a change there or in package-lock.json
 * invalidates all entries, except a change of tests or documentation. Another Node.js invalidates them too, because its ICU formats dates.
 */
export function openCache({ root, cacheDir, cacheUses }: CacheLocation, name: string, codeDirs: readonly string[]): Cache {
  const code = hashFiles(root, [...codeDirs, 'package-lock.json']);
  return openCacheAt(join(cacheDir, name, stateOf([code, describeRuntime(process.versions)])), cacheUses);
}

/** Opens a cache whose folder is known. Every requested entry is added to `uses`. */
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
      writeAtomically(path, Buffer.concat([bytes, sealOf(bytes)]), join(dir, TEMPORARY));
    },
  };
}

/** The parts of the Node.js version that affect the values: its major version, and the data for dates, letters and time zones. */
export function describeRuntime({ node, icu, cldr, unicode, tz }: Readonly<Partial<NodeJS.ProcessVersions>>): string {
  return [node?.split('.')[0], icu, cldr, unicode, tz].join(' ');
}

/** Folder name of one code revision. */
export function stateOf(inputs: readonly string[]): string {
  return hashText(inputs.join('\0')).slice(0, 16);
}

/** Matches the folder name of a code revision and no other name beside it. */
export const STATE = /^[0-9a-f]{16}$/;

/**
 * Returns the entry that a file belongs to. Files whose names are equal up to the first dot are one entry: a document and its compressed
 * variants.
 */
export function entryOf(path: string): string {
  return join(dirname(path), basename(path).split('.', 1)[0] ?? '');
}

/**
 * Writes a file that may exist already and that other processes may be reading. An existing file is never written into: a new file is
 * written in the folder `tempDir` and renamed over it. A file that does not exist yet is written directly, which takes half the time. If the
 * process is killed meanwhile, the incomplete file is detected by its seal, or by its missing fingerprint (scripts/build/hardLinks.ts).
 */
export function writeAtomically(path: string, bytes: Uint8Array, tempDir: string): void {
  try {
    writeFileSync(path, bytes, { flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') {
      // The first entry, or the cache was deleted meanwhile.
      mkdirSync(dirname(path), { recursive: true });
      writeAtomically(path, bytes, tempDir);
      return;
    }
    if (code !== 'EEXIST') throw error;
    const draft = join(tempDir, randomUUID());
    mkdirSync(tempDir, { recursive: true });
    writeFileSync(draft, bytes);
    renameSync(draft, path);
  }
}

/**
 * Checksum at the end of every entry, because disks may lose the last write. It is a JavaScript comment, because compiled articles are run
 * from their cache files.
 */
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

/** Files that do not affect the values: tests and README files. */
const NO_CODE = /\.test\.|\.md$/;

/** Hash of the contents of files and folders below `root`. It does not depend on where `root` is. */
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
