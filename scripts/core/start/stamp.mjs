// @ts-check
// Tells whether a file is still as it was. Neighbours: ./bundle.mjs, which TypeScript cannot be read before, and ../../dev/walkFiles.ts.

/**
 * A text that differs after every change of the file: unlike the time of modification, that of change cannot be set. It begins with that
 * time, in milliseconds.
 * @param {Pick<import('node:fs').Stats, 'ctimeMs' | 'size' | 'ino'> | undefined} stats undefined where there is no file
 */
export function stampOf(stats) {
  return `${stats?.ctimeMs} ${stats?.size} ${stats?.ino}`;
}
