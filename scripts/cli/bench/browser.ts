/** `npm run bench -- --browser`: measures navigation from click to paint, in a browser with a throttled processor. Reads dist/. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { WHOLE_BROWSER } from '../../../tests/e2e/browsers.ts';
import { measureClicks, SLOWDOWN } from '../../../tests/e2e/clickToPaint.ts';
import { KINDS } from '../../../tests/e2e/livePages.ts';
import { address, reach, settled } from '../../../tests/e2e/visit.ts';
import { servePreview } from '../../hosting/serve/servePreview.ts';
import { formatSpread, spreadOf } from './statistics.ts';

const PHONE = { width: 390, height: 844 };
const TIMES = 21;
const TIMES_PER_KIND = 9;

/**
 * Prints the medians and spreads of clicks between two pages, in three languages, then those of a click on a page of each kind and the
 * longest task while the first intent starts the application. The limits are 100 ms for a click and 50 ms for a task.
 */
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
  console.log(
    `\n| kind of page in tr, processor ${SLOWDOWN} times slower | click, ms until painted | longest task at the start, ms |\n| --- | ---: | ---: |`,
  );
  for (const [kind, slug] of Object.entries(KINDS)) {
    // Clicks begin on the page of services, and an error page has no payload.
    if (slug === KINDS.services || slug === KINDS.error) continue;
    const page = await browser.newPage({ baseURL: url, viewport: PHONE, locale: 'tr' });
    const starts: number[] = [];
    for (let index = 0; index < 3; index += 1) starts.push(await measureStart(page, address('tr', slug)));
    const durations = await measureClicks(page, [address('tr', KINDS.services), address('tr', slug)], TIMES_PER_KIND);
    console.log(`| ${kind} | ${formatSpread(spreadOf(durations), 0)} | ${formatSpread(spreadOf(starts), 0)} |`);
    await page.close();
  }
  await browser.close();
  server.close();
}

/** Milliseconds of the longest task from the first intent until the application has taken over; 0 if none is longer than 50 ms. */
async function measureStart(page: Page, pathname: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await page.goto(pathname);
  await settled(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const tasks = await page.evaluateHandle(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
    return durations;
  });
  await reach(page);
  await settled(page);
  const longest = Math.max(0, ...(await tasks.jsonValue()));
  await session.detach();
  return longest;
}
