/** Writes compressed versions beside compressible files, so that servers need not compress per request. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { entryOf, openCacheAt, stateOf, TEMPORARY, writeAtomically } from '../core/cache.ts';
import type { Config } from '../core/config.ts';
import { openFingerprints } from '../core/fingerprints.ts';
import { inParallel } from '../core/inParallel.ts';
import { listFiles } from '../core/listFiles.ts';
import { fingerprintOf, linkFile } from './hardLinks.ts';

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.xml', '.txt', '.svg', '.webmanifest', '.md']);
const SMALLEST_BYTES = 256;
/**
 * `best` is for production: a fifth fewer bytes than `quick`, at a hundred times the processor time. Measured on a page of 54 KB: brotli 2
 * gives 15.7 KB in 0.4 ms, 4 gives 14.6 KB in 1 ms, 11 gives 12.5 KB in 80 ms; gzip 1 gives 16.3 KB in 0.3 ms, 6 gives 14.4 KB in 0.9 ms.
 * `quick` runs synchronously, because passing such short jobs to zlib's threads adds a third to the time.
 */
const LEVELS = {
  quick: { brotliOf: () => 2, gzip: 1, toBrotli: brotliCompressSync, toGzip: gzipSync },
  best: { brotliOf: bestBrotli, gzip: 9, toBrotli: promisify(brotliCompress), toGzip: promisify(gzip) },
} as const;
type CompressionLevel = keyof typeof LEVELS;

export interface CompressOptions extends Pick<Config, 'cacheDir' | 'cacheUses'> {
  readonly dir: string;
  readonly level: CompressionLevel;
  /** Names in the cache of files whose content is known without reading them. */
  readonly cachedNames?: ReadonlyMap<string, string>;
}

export interface Compression {
  /** Files that now have compressed versions. */
  readonly total: number;
  /** Files that were not in the cache. */
  readonly uncached: number;
}

/**
 * Brotli's quality for a file at level `best`: 11 for what a first visit waits for. Payloads, search indexes and Markdown versions, which
 * are two fifths of all bytes, have 10: 1.4 % more of them at two fifths of the processor time, a build of the site without a cache in 47 s
 * instead of 53.
 */
export function bestBrotli(path: string): number {
  return ['.json', '.md'].includes(extname(path)) ? 10 : 11;
}

/** Writes .br and .gz beside every text file over 256 bytes; takes already compressed ones from the cache. */
export async function compressFiles({ dir, cacheDir, cacheUses, level, cachedNames }: CompressOptions): Promise<Compression> {
  const work = (await listFiles(dir)).filter((file) => COMPRESSIBLE.has(extname(file)));
  const { zlib = '', brotli = '' } = process.versions;
  const cache = openCacheAt(join(cacheDir, 'compressed', stateOf([zlib, brotli])), cacheUses);
  const fingerprints = openFingerprints(cache, level);
  const { brotliOf, gzip: gzipLevel } = LEVELS[level];
  let total = 0;
  let uncached = 0;
  // At level `best` zlib runs outside of JavaScript's thread, so that several files at a time use all cores.
  await inParallel(work, 4, async (file) => {
    const cachedName = cachedNames?.get(file);
    const bytes = cachedName ? undefined : readFileSync(file);
    if (bytes && bytes.length < SMALLEST_BYTES) return;
    total += 1;
    const quality = brotliOf(file);
    const name = cachedName ?? join(cache.dir, nameOf(bytes));
    const variants = [`${name}.${quality}.br`, `${name}.${gzipLevel}.gz`] as const;
    cacheUses?.add(entryOf(name));
    // The name without its folder, because the cache may be restored in another one.
    const fingerprintName = basename(variants[0]);
    if (fingerprints.get(fingerprintName) !== fingerprintOf(variants)) {
      uncached += 1;
      await writeVariants(bytes ?? readFileSync(file), variants, { level, quality });
      fingerprints.set(fingerprintName, fingerprintOf(variants));
    }
    linkFile(variants[0], `${file}.br`);
    linkFile(variants[1], `${file}.gz`);
  });
  fingerprints.save();
  return { total, uncached };
}

function nameOf(bytes: Buffer | undefined): string {
  return createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')
    .slice(0, 32);
}

async function writeVariants(
  bytes: Buffer,
  [brotliPath, gzipPath]: readonly [string, string],
  { level, quality }: { readonly level: CompressionLevel; readonly quality: number },
): Promise<void> {
  const { gzip: gzipLevel, toBrotli, toGzip } = LEVELS[level];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: windowOf(bytes.length),
  };
  const [brotli, gzipped] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: gzipLevel })]);
  // Written to a temporary file and renamed: the last site contains hard links to earlier files, and two files with the same text may be
  // compressed at once.
  writeAtomically(brotliPath, brotli, join(dirname(brotliPath), TEMPORARY));
  writeAtomically(gzipPath, gzipped, join(dirname(gzipPath), TEMPORARY));
}

/**
 * Smallest window that holds the complete file (RFC 7932, 9.1: a power of 2, less 16 bytes): the same bytes with less memory, here and on
 * phones.
 */
function windowOf(size: number): number {
  return Math.min(Math.max(Math.ceil(Math.log2(size + 16)), constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}
