/** Builds that are broken or continued on purpose, dozens of them, each in a project of its own: `npm run builds`. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // One file at a time: each already builds two projects side by side.
  test: { root: import.meta.dirname, include: ['*.test.ts'], environment: 'node', fileParallelism: false },
});
