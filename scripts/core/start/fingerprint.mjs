// @ts-check
// Computes the fingerprint that shows whether a file has changed. Users: ./bundle.mjs, which needs JavaScript, and ../../dev/walkFiles.ts.

/**
 * Returns a text that differs after every change of the file. It begins with the time of the last status change (ctime) in milliseconds,
 * which, unlike the modification time, cannot be set.
 * @param {Pick<import('node:fs').Stats, 'ctimeMs' | 'size' | 'ino'> | undefined} stats undefined where there is no file
 */
export function fingerprintOf(stats) {
  return `${stats?.ctimeMs} ${stats?.size} ${stats?.ino}`;
}
