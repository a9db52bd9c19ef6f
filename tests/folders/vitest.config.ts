/** The README's commands in other folders, for other users and on machines that lack something: `npm run folders`; `LONG=1` tries each command separately. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    environment: 'node',
    // For builds that nobody uploads.
    env: { COMPRESSION: 'quick' },
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
