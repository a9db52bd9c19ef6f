/** Builds that are broken or continued on purpose, dozens of them, each in a project of its own: `npm run builds`. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Two files at a time: the longest builds two projects side by side, and the others wait for the start of one process after another.
  test: { root: import.meta.dirname, include: ['*.test.ts'], environment: 'node', maxWorkers: 2 },
});
