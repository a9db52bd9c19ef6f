/** The constants of the page-loading indicator, with the browser's clock: 2000 ms along a curve, visible after 200 ms, hidden after 500 ms, back to 0 after 400 ms more. */
import { expect, type Page, test } from '@playwright/test';
import { progressAt } from '../../../src/behaviours/loading.ts';
import { LONG_ONLY, testedIn } from '../languages.ts';
import { KINDS, SHORT } from '../livePages.ts';
import { address, expectReadable, follow, open } from '../visit.ts';

/** Delays a payload until it is released. */
async function holdBack(page: Page, pathname: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/_payload${pathname}.json`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const code of testedIn('fr', 'de')) {
  const [first, second] = [address(code, SHORT.area), address(code, KINDS.contact)];
  const link = `header a[href="${second}"]`;

  // proves: layout.loading, states.loading-curve, states.loading-throttle, states.loading-hide, states.loading-reset, states.loading-hidden
  test(`in ${code}, the bar waits 200 ms, grows for 2000 ms, stays 500 ms, and is reset 400 ms later`, async ({ page }) => {
    await page.clock.install();
    const release = await holdBack(page, second);
    await open(page, first);
    await page.clock.pauseAt(Date.now() + 60_000);
    const bar = page.locator('[role="progressbar"]');
    const value = async () => Number(await bar.getAttribute('aria-valuenow'));
    await follow(page, link);
    await page.clock.runFor(199);
    await expect(bar).toBeHidden();
    await page.clock.runFor(1);
    await expect(bar).toBeVisible();
    expect(await value()).toBe(0);
    for (const elapsed of [250, 500, 1000, 1500, 1950]) {
      await page.clock.runFor(elapsed - ((await page.evaluate(() => (globalThis as { elapsed?: number }).elapsed)) ?? 0));
      await page.evaluate((now) => {
        (globalThis as { elapsed?: number }).elapsed = now;
      }, elapsed);
      expect(await value(), `${elapsed} ms`).toBe(Math.round(progressAt(elapsed)));
    }
    await page.clock.runFor(50);
    expect(await value()).toBe(100);
    await page.clock.runFor(3000);
    await expect(bar).toBeVisible();
    expect(await value()).toBe(100);
    release();
    await expectReadable(page, second);
    await expect(bar).toBeVisible();
    await page.clock.runFor(499);
    await expect(bar).toBeVisible();
    await page.clock.runFor(1);
    await expect(bar).toBeHidden();
    expect(await value()).toBe(100);
    await page.clock.runFor(399);
    expect(await value()).toBe(100);
    await page.clock.runFor(1);
    // At 0 again there is no bar at all.
    await expect(bar).toHaveCount(0);
  });

  test(`in ${code}, a bar does not stay when a quick change of page overtakes a slow one`, LONG_ONLY, async ({ page }) => {
    await holdBack(page, second);
    await open(page, first);
    const ahead = page.waitForResponse(`**/_payload${address(code, SHORT.service)}.json`);
    await page
      .locator(`main a[href="${address(code, SHORT.service)}"]`)
      .first()
      .hover();
    await (await ahead).finished();
    await follow(page, link);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await follow(page, `main a[href="${address(code, SHORT.service)}"]`);
    await expectReadable(page, address(code, SHORT.service));
    await expect(page.getByRole('progressbar')).toBeHidden();
  });
}
