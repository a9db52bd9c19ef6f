/** End-to-end tests: the production build behind the preview server in a real browser. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
const port = Number(process.env.PORT ?? 4317);
// A system's Chromium where there is one, else the browser that "npx playwright install chromium" brings.
const systemBrowser = '/usr/bin/chromium';

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI === 'true',
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'tr-TR',
    launchOptions: existsSync(systemBrowser)
      ? {
          executablePath: systemBrowser,
          // Debian's build cannot use its sandbox as root, and looks for the network on every start.
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        }
      : {},
  },
  webServer: { command: 'npm run preview', cwd: root, env: { PORT: String(port) }, port, reuseExistingServer: false },
});
