/** The suites that need the built site and, where it is installed, a real nginx: `npm run hosting`. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.test.ts'], environment: 'node', fileParallelism: false },
});
