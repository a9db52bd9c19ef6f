/**
 * End-to-end tests: the production build behind the preview server in a real browser. `npm run build` comes first.
 * PORT: of the preview server; default 4317. LONG=1: the long run, see languages.ts. FONTCONFIG_FILE: a fontconfig file, which
 * Chromium on Linux reads; with it the suite is tried with other system fonts.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { QUICK_BROWSER, WHOLE_BROWSER } from './browsers.ts';
import { IS_LONG } from './languages.ts';

const root = join(import.meta.dirname, '../..');
/** Accidents of networks, tabs, deployments and measurement, and a direction that no language of the site has: changes seldom touch them. */
const LONG_FILES = [
  '{configuredRare,direction}.spec.ts',
  'faults/{backForwardCache,network,requests,script,tabs}.spec.ts',
  'states/{chunk,deployment,fatal,firstTouch,nearMiss,styleSheet,unknownPage}.spec.ts',
];
const port = Number(process.env.PORT ?? 4317);

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  // Half of a test is waiting: with one worker per core, two cores are busy for 60 to 75 % of the time, with three workers for 95 %.
  workers: Math.ceil(availableParallelism() * 1.5),
  // Far more than any test takes, so that a slow or busy machine fails none.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  ...(IS_LONG ? {} : { grepInvert: /@long/, testIgnore: LONG_FILES }),
  forbidOnly: process.env.CI === 'true',
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'tr-TR',
    // The long run takes the whole browser, so that both are met.
    launchOptions: IS_LONG ? WHOLE_BROWSER : QUICK_BROWSER,
  },
  // Without npm in between, which takes half a second to start.
  webServer: {
    command: 'node scripts/core/start/run.mjs scripts/cli/preview.ts',
    cwd: root,
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
