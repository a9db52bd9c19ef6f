/** Validity of the built site's documents: `npm run html`. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.test.ts'], environment: 'node' },
});
