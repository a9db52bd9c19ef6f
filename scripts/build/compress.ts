/** Compresses what compresses, beside each file, so that servers need not do it for every visitor. */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compareText } from '../../src/model/issue.ts';
import { ASIDE } from '../content/cache.ts';
import { linkFile } from './pages.ts';

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.xml', '.txt', '.svg', '.webmanifest', '.md']);
const SMALLEST_BYTES = 256;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * `best` is for what visitors get: a seventh fewer bytes than `quick`, at forty times the processor time.
 * Measured on a page of 72 KB: quality 4 gives 19.9 KB in 2 ms, quality 11 gives 17.1 KB in 96 ms.
 */
const QUALITY = { quick: 4, best: 11 } as const;
export type CompressionLevel = keyof typeof QUALITY;

export interface CompressOptions {
  readonly dir: string;
  readonly cacheDir: string;
  readonly level: CompressionLevel;
  /** Names in the cache of files that need not be read again to know what they hold. */
  readonly keptNames?: ReadonlyMap<string, string>;
}

export interface Compression {
  /** Files that have their compressed twins now. */
  readonly total: number;
  /** Files that the cache did not have. */
  readonly fresh: number;
}

/** Writes .br and .gz beside every text file over 256 bytes; what was compressed before comes from the cache. */
export async function compressFiles({ dir, cacheDir, level, keptNames }: CompressOptions): Promise<Compression> {
  const work = (await listFiles(dir)).filter((file) => COMPRESSIBLE.has(extname(file)));
  const twinsDir = join(cacheDir, 'compressed');
  await mkdir(join(twinsDir, ASIDE), { recursive: true });
  let total = 0;
  let fresh = 0;
  // zlib works outside of JavaScript's thread, so that several at a time use all cores.
  const worker = async () => {
    for (let file = work.pop(); file; file = work.pop()) {
      const bytes = keptNames?.has(file) ? undefined : await readFile(file);
      if (bytes && bytes.length < SMALLEST_BYTES) continue;
      total += 1;
      const twins = `${
        keptNames?.get(file) ??
        join(
          twinsDir,
          createHash('sha256')
            .update(bytes ?? '')
            .digest('hex')
            .slice(0, 32),
        )
      }.${level}`;
      if (!areWhole(twins)) {
        fresh += 1;
        await writeTwins(bytes ?? (await readFile(file)), twins, level);
      }
      linkFile(`${twins}.br`, `${file}.br`);
      linkFile(`${twins}.gz`, `${file}.gz`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return { total, fresh };
}

async function writeTwins(bytes: Buffer, twins: string, level: CompressionLevel): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY[level], [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeWhole(`${twins}.br`, await toBrotli(bytes, { params }));
  await writeWhole(`${twins}.gz`, await toGzip(bytes));
  // Written last: its presence tells of both.
  await writeWhole(`${twins}.stamp`, Buffer.from(stampOf(twins)));
}

/** The output folder holds second names of both files: one that was edited there, or cut off by a disk, is not what was compressed. */
function areWhole(twins: string): boolean {
  try {
    return readFileSync(`${twins}.stamp`, 'utf8') === stampOf(twins);
  } catch {
    return false;
  }
}

/** Sizes and times of both files. */
function stampOf(twins: string): string {
  return ['br', 'gz']
    .map((ending) => {
      const { size, mtimeMs } = statSync(`${twins}.${ending}`);
      return `${size} ${mtimeMs}`;
    })
    .join('\n');
}

/** Written aside and renamed, so that a build that is killed leaves no half file; two files of the same text may be at it at once. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const aside = join(dirname(path), ASIDE, randomUUID());
  await writeFile(aside, bytes);
  await rename(aside, path);
}

/** All files below a folder, sorted; hidden folders are left out. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = (await readdir(dir, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'));
  entries.sort((a, b) => compareText(a.name, b.name));
  const nested = await Promise.all(
    entries.map((entry) => (entry.isDirectory() ? listFiles(join(dir, entry.name)) : [join(dir, entry.name)])),
  );
  return nested.flat();
}
