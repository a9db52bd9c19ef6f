/** Unit tests stand beside the code; tests/ holds the ones that look at whole content folders. End-to-end tests are Playwright's. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,scripts,tests,bench}/**/*.test.{ts,tsx}'],
    // These need the built site, or build it many times: npm run hosting, npm run html, npm run builds, npm run folders.
    exclude: ['**/node_modules/**', 'tests/hosting/**', 'tests/html/**', 'tests/builds/**', 'tests/folders/**'],
    environment: 'node',
    // Dictionaries and real pages take seconds to read on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
