/** Builds that are broken or continued on purpose, dozens of them, each in a project of its own: `npm run builds`. */
import { configDefaults, defineConfig } from 'vitest/config';
import { isLong } from '../long.ts';

/**
 * Only the long run has these: attacks on the development server, commands that are ended, builds that are killed, and other machines. Each
 * waits for processes of its own, and the code behind it rarely changes.
 */
const LONG_FILES = ['attacks.test.ts', 'stopping.test.ts', 'killed.test.ts', 'machine.test.ts'];

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isLong ? [] : LONG_FILES)],
    environment: 'node',
    globalSetup: './firstBuild.ts',
    // Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    // Much longer than any test takes, for machines that do other work meanwhile.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
