/** The suites that need the built site and, where it is installed, a real nginx: `npm run hosting`. */
import { configDefaults, defineConfig } from 'vitest/config';
import { isLong } from '../long.ts';

/** What a deployment refuses, and its less usual modes. */
const LONG_FILES = ['deployModes', 'deployRefusals', 'deployUnread'].map((name) => `${name}.test.ts`);

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isLong ? [] : LONG_FILES)],
    environment: 'node',
    // The load test mostly waits for a slow reader; each file has its own ports and folders.
    maxWorkers: 2,
    // Much longer than any test takes, for machines that do other work meanwhile.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
