/** `npm run bench -- --browser`: measures navigation from click to paint, in a browser with a throttled processor. Reads dist/. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { WHOLE_BROWSER } from '../../../tests/e2e/browsers.ts';
import { measureClicks, SLOWDOWN } from '../../../tests/e2e/clickToPaint.ts';
import { KINDS } from '../../../tests/e2e/livePages.ts';
import { address } from '../../../tests/e2e/visit.ts';
import { servePreview } from '../../hosting/serve/servePreview.ts';
import { formatSpread, spreadOf } from './statistics.ts';

const TIMES = 21;

/** Prints a table of the median and the spread; the limit is 100 ms. */
export async function measureBrowser(root: string): Promise<void> {
  const dist = join(root, 'dist');
  if (!existsSync(dist)) throw new Error('Run "npm run build" first.');
  const { server, url } = await servePreview(dist, 0);
  const browser = await chromium.launch(WHOLE_BROWSER);
  console.log(`\n| click on a preloaded page, processor ${SLOWDOWN} times slower | ms until it is painted |\n| --- | ---: |`);
  for (const code of ['tr', 'de', 'ru']) {
    // A visitor with another language would get an offer to switch language, which is not part of the measurement.
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 }, locale: code });
    const durations = await measureClicks(page, [address(code, KINDS.services), address(code, KINDS.about)], TIMES);
    console.log(`| ${code} | ${formatSpread(spreadOf(durations), 0)} |`);
    await page.close();
  }
  await browser.close();
  server.close();
}
