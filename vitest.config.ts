/** `npm run unit`: first the tests beside the code (project "unit"), then those of commands and whole contents in tests/ (project "whole"). */
import { defineConfig } from 'vitest/config';
import { isLong } from './tests/long.ts';

export default defineConfig({
  test: {
    environment: 'node',
    // What commands print is in the language of the machine; tests compare the English words. No test uploads what it builds.
    env: { LC_ALL: 'C', COMPRESSION: 'quick' },
    // Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    // Files share a process and what it has loaded: parsers, rules and dictionaries take longer to load than most files to run (71 s of
    // processor time instead of 150 on the 88 files that do not build). The long run keeps them apart, and so shows a file that relies on another.
    isolate: isLong,
    globalSetup: ['tests/temporaryFolder.ts'],
    setupFiles: ['tests/cleanUp.ts'],
    // Much longer than any test takes, for machines that do other work meanwhile.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['{src,scripts}/**/*.test.{ts,tsx}'], sequence: { groupOrder: 0 } } },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['tests/**/*.test.ts'],
          // These need the built site, or build it many times: npm run hosting, npm run html, npm run builds, npm run folders.
          exclude: ['tests/hosting/**', 'tests/html/**', 'tests/builds/**', 'tests/folders/**'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
