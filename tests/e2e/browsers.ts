/** The browsers of the end-to-end tests and of the benchmark: the complete Chromium, and its headless shell, which has the same engine without windows. */
import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const SYSTEM_BROWSER = '/usr/bin/chromium';
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';

/** Debian's builds cannot use their sandbox as root, and look for the network on every start. */
const DEBIAN_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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

/** The whole browser: a system's Chromium where there is one, else the one that `npx playwright install chromium` brings. */
export const WHOLE_BROWSER: LaunchOptions = existsSync(SYSTEM_BROWSER)
  ? {
      executablePath: SYSTEM_BROWSER,
      args: [...DEBIAN_ARGS, `--disable-features=${[...TURNED_OFF_BY_PLAYWRIGHT, ...OWN_WINDOW].join()}`],
    }
  : { channel: 'chromium' };

/**
 * What Playwright itself starts by default: the headless shell. A test starts in 0.15 s of it, and in 0.45 s of the whole browser
 * (Chromium 156, November 2026). Where the system has the whole browser only, that one.
 */
export const QUICK_BROWSER: LaunchOptions = existsSync(SYSTEM_SHELL)
  ? { executablePath: SYSTEM_SHELL, args: DEBIAN_ARGS }
  : existsSync(SYSTEM_BROWSER)
    ? WHOLE_BROWSER
    : {};

/** True where a browser of the system is there; else Playwright looks for its own. */
export const hasSystemBrowser = existsSync(SYSTEM_BROWSER);
