/**
 * End-to-end tests: the production build behind the preview server in a real browser. `npm run build` comes first.
 * PORT: of the preview server; default 4317. LONG=1: the long run, see languages.ts. FONTCONFIG_FILE: a fontconfig file, which
 * Chromium on Linux reads; with it the suite is tried with other system fonts.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
const port = Number(process.env.PORT ?? 4317);
// A system's Chromium where there is one, else the browser that "npx playwright install chromium" brings.
const systemBrowser = '/usr/bin/chromium';

/**
 * What a whole Chromium does for its own window and no page needs. Two pages for the address bar and a renderer in reserve for each
 * context take half of the processor time that a test needs to start (Chromium 156, measured November 2026: 0.45 s instead of 0.95 s).
 */
const OWN_WINDOW = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];
/** Chromium takes the last list of features only, so what Playwright 1.65 turns off for Linux is repeated. */
const TURNED_OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  workers: availableParallelism(),
  // Far more than any test takes, so that a slow or busy machine fails none.
  timeout: 120_000,
  expect: { timeout: 20_000 },
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
            `--disable-features=${[...TURNED_OFF_BY_PLAYWRIGHT, ...OWN_WINDOW].join()}`,
          ],
        }
      : {},
  },
  // Without npm in between, which takes half a second to start.
  webServer: { command: 'node scripts/run.mjs scripts/serve.ts', cwd: root, env: { PORT: String(port) }, port, reuseExistingServer: false },
});
