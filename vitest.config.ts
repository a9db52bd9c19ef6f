/** Unit tests stand beside the code; tests/ holds the ones that look at whole content folders. End-to-end tests are Playwright's. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,scripts,tests,bench}/**/*.test.{ts,tsx}'],
    // Needs the built site: npm run hosting.
    exclude: ['**/node_modules/**', 'tests/hosting/**'],
    environment: 'node',
  },
});
