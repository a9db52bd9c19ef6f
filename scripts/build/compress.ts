/** Compresses what compresses, beside each file, so that servers need not do it for every visitor. */
import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.xml', '.txt', '.svg', '.webmanifest', '.md']);
const SMALLEST_BYTES = 256;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Brotli's highest quality costs thirty times its fifth for a tenth of the bytes; large sites take the fifth. */
const FILES_FOR_BEST = 1000;

export interface Compression {
  /** Files that have their compressed twins now. */
  readonly total: number;
  /** Files that the cache did not have. */
  readonly fresh: number;
}

/** Writes .br and .gz beside every text file over 256 bytes; what was compressed before comes from `cacheDir`. */
export async function compressFiles(dir: string, cacheDir: string): Promise<Compression> {
  const files = (await listFiles(dir)).filter((file) => COMPRESSIBLE.has(extname(file)));
  const quality = files.length <= FILES_FOR_BEST ? 11 : 5;
  await mkdir(join(cacheDir, 'compressed'), { recursive: true });
  const work = [...files];
  let total = 0;
  let fresh = 0;
  // zlib works outside of JavaScript's thread, so that several at a time use all cores.
  const worker = async () => {
    for (let file = work.pop(); file; file = work.pop()) {
      const bytes = await readFile(file);
      if (bytes.length < SMALLEST_BYTES) continue;
      total += 1;
      const cached = join(cacheDir, 'compressed', `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}-${quality}`);
      if (await copyTwins(cached, file)) continue;
      fresh += 1;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await writeWhole(`${cached}.br`, await toBrotli(bytes, { params }));
      await writeWhole(`${cached}.gz`, await toGzip(bytes, { level: 9 }));
      await copyTwins(cached, file);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return { total, fresh };
}

async function copyTwins(cached: string, file: string): Promise<boolean> {
  try {
    // The gzip twin is written last, so that its presence tells of both.
    await copyFile(`${cached}.gz`, `${file}.gz`);
    await copyFile(`${cached}.br`, `${file}.br`);
    return true;
  } catch {
    return false;
  }
}

/** Written aside and renamed, so that a build that is killed leaves no half file; two files of the same text may be at it at once. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  await writeFile(aside, bytes);
  await rename(aside, path);
}

/** All files below a folder, sorted; hidden folders are left out. */
export async function listFiles(dir: string): Promise<string[]> {
  const names = (await readdir(dir)).filter((name) => !name.startsWith('.')).sort();
  const nested = await Promise.all(
    names.map(async (name) => {
      const path = join(dir, name);
      return (await stat(path)).isDirectory() ? listFiles(path) : [path];
    }),
  );
  return nested.flat();
}
