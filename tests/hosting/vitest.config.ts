/** The suites that need the built site and, where it is installed, a real nginx: `npm run hosting`. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    environment: 'node',
    // The load test mostly waits for a slow reader; each file has ports and folders of its own.
    maxWorkers: 2,
    // Much longer than any test takes, for machines that do other work meanwhile.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
