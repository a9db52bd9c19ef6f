/** Measures a change of page on a slow phone: from the click to the new heading on the screen. For tests and `npm run bench`. */
import type { Locator, Page } from '@playwright/test';
import { payloadPathname } from '../../src/model/pathname.ts';
import { reach } from './visit.ts';

/** How much slower the processor is made. */
export const SLOWDOWN = 4;

/**
 * Milliseconds of each change between two pages of one language that are both preloaded. `beforeClick` runs before each, under the same
 * slowdown.
 */
export async function measureClicks(
  page: Page,
  pathnames: readonly [string, string],
  times: number,
  beforeClick: () => Promise<void> = async () => {},
): Promise<number[]> {
  const [first, second] = pathnames;
  await page.goto(first);
  await reach(page);
  const payload = page.waitForResponse((response) => new URL(response.url()).pathname === payloadPathname(second));
  await (await addLink(page, second)).hover();
  await (await payload).finished();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const durations: number[] = [];
  for (let index = 0; index < times; index += 1) {
    await beforeClick();
    const link = await addLink(page, index % 2 === 0 ? second : first);
    const duration = page.evaluate(untilPainted);
    await link.click();
    durations.push(await duration);
  }
  await session.detach();
  return durations;
}

/** Milliseconds that this browser on this machine needs at this moment to copy the page that it shows, lay the copy out and paint it. */
export function measureCopy(page: Page): Promise<number> {
  return page.evaluate(copyUntilPainted);
}

/** A link of its own above the page, because no page links to all others. */
async function addLink(page: Page, pathname: string): Promise<Locator> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { id: 'measured', href, textContent: href });
    link.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9';
    document.getElementById('measured')?.remove();
    document.body.append(link);
  }, pathname);
  return page.locator('#measured');
}

/**
 * Runs in the page. The click's own time stamp counts, so that a busy main thread counts too.
 * No function in it has a name: what runs TypeScript outside of the tests keeps names with a helper that the page does not have.
 */
function untilPainted(): Promise<number> {
  return new Promise((resolve) => {
    const heading = document.querySelector('h1');
    addEventListener(
      'click',
      async ({ timeStamp }) => {
        do await new Promise(requestAnimationFrame);
        while (document.querySelector('h1') === heading);
        // This frame paints the heading; the task after it begins when it has.
        await new Promise((painted) => setTimeout(painted));
        resolve(performance.now() - timeStamp);
      },
      { capture: true, once: true },
    );
  });
}

/** Runs in the page as well. The copy covers everything for one frame. */
async function copyUntilPainted(): Promise<number> {
  await new Promise(requestAnimationFrame);
  const startedAt = performance.now();
  const copy = document.createElement('div');
  copy.innerHTML = document.getElementById('root')?.innerHTML ?? '';
  document.body.prepend(copy);
  await new Promise(requestAnimationFrame);
  await new Promise((painted) => setTimeout(painted));
  const duration = performance.now() - startedAt;
  copy.remove();
  await new Promise(requestAnimationFrame);
  return duration;
}
