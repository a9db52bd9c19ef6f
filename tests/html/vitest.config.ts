/** Validity of the built site's documents: `npm run html`. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    environment: 'node',
    // The validators run side by side.
    maxWorkers: 2,
    // Much longer than any test takes, for machines that do other work meanwhile.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
