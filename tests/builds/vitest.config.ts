/** The suite of broken and repeated builds, each in its own project: `npm run builds`. */
import { configDefaults, defineConfig } from 'vitest/config';
import { isLong } from '../long.ts';

/** Attacks, ends of commands, other machines and a missing package, which changes seldom touch. */
const LONG_FILES = ['attacks', 'machine', 'opened', 'ssg', 'stopping'].map((name) => `${name}.test.ts`);

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isLong ? [] : LONG_FILES)],
    environment: 'node',
    // For builds that nobody uploads.
    env: { COMPRESSION: 'quick' },
    globalSetup: './firstBuild.ts',
    // Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    // Much longer than any test takes, for machines that do other work meanwhile.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
