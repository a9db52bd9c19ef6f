/** Which browser the tests start, and how. */
import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/**
 * A system's Chromium, the headless one first: a new context costs it less than half of the processor time.
 * Where there is none, Playwright takes the browser that "npx playwright install chromium" brings, which is a headless one too.
 */
const systemBrowser = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

/** Options of `chromium.launch`. FONTCONFIG_FILE and the like pass through the environment. */
export const LAUNCH_OPTIONS: LaunchOptions = systemBrowser
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
  : {};
