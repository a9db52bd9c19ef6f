// @ts-check
// Writes the files of a bundle to disk, completely or not at all. Neighbour: ./bundle.mjs, its caller.
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ readonly fileName: string, readonly code: string }} Chunk */

/**
 * Writes chunks into a folder named after their content, beside those of other versions, and returns it. A complete folder is left
 * unchanged. Throws the error of the file system, and leaves nothing then.
 * @param {string} parent
 * @param {readonly Chunk[]} chunks
 */
export function writeChunks(parent, chunks) {
  const hash = createHash('sha256');
  for (const { fileName, code } of chunks) hash.update(`${fileName}\n${code}\n`);
  const dir = join(parent, hash.digest('hex').slice(0, 16));
  if (isComplete(dir, chunks)) return dir;
  mkdirSync(parent, { recursive: true });
  const draft = mkdtempSync(`${dir}.`);
  try {
    chmodSync(draft, 0o755);
    for (const { fileName, code } of chunks) writeFileSync(join(draft, fileName), code);
    putInPlace(draft, dir, chunks);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return dir;
}

/**
 * Renames the draft to its final name. A complete folder stays, because another process may be running it.
 * @param {string} draft
 * @param {string} dir
 * @param {readonly Chunk[]} chunks
 */
function putInPlace(draft, dir, chunks) {
  try {
    renameSync(draft, dir);
  } catch {
    if (isComplete(dir, chunks)) return;
    rmSync(dir, { recursive: true, force: true });
    renameSync(draft, dir);
  }
}

/**
 * Compares contents, because disks may lose the last write.
 * @param {string} dir
 * @param {readonly Chunk[]} chunks
 */
function isComplete(dir, chunks) {
  return chunks.every(({ fileName, code }) => {
    const path = join(dir, fileName);
    return existsSync(path) && readFileSync(path, 'utf8') === code;
  });
}
