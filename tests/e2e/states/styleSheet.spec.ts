/** The complete style sheet cannot be loaded: the start script asks again, then reloads the page at most once in 10 seconds, and the page stays readable. */
import { expect, test } from '@playwright/test';
import { testedIn } from '../languages.ts';
import { SHORT } from '../livePages.ts';
import { address, countDocuments, expectReadable, watchRequests } from '../visit.ts';

for (const code of testedIn('fr', 'tr')) {
  const first = address(code, SHORT.service);

  // proves: states.chunk-reload, states.chunk-style, states.chunk-once, states.chunk-readable
  test(`in ${code}, the style sheet missing: one reload, a readable page, and one more after ten seconds`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const documents = countDocuments(page);
    const quiet = watchRequests(page);
    await page.clock.install();
    let missing = 0;
    await page.route('**/assets/styles-*.css', async (route) => {
      await route.fulfill({ status: 404, body: '' });
      missing += 1;
    });
    await page.goto(first);
    await expect.poll(documents).toBe(2);
    await page.waitForLoadState('load');
    // Each document asks twice: with its link, and with the start script.
    await expect.poll(() => missing).toBe(4);
    await quiet();
    expect(documents()).toBe(2);
    await expectReadable(page, first);
    await page.clock.runFor(10_000);
    await page.goto(first);
    await expect.poll(documents).toBe(4);
    await page.waitForLoadState('load');
    await expectReadable(page, first);
    expect(errors).toEqual([]);
  });

  test(`in ${code}, a style sheet that is cut off once comes without a reload`, async ({ page }) => {
    const documents = countDocuments(page);
    let isThere = false;
    await page.route('**/assets/styles-*.css', async (route) => {
      if (isThere) return route.continue();
      isThere = true;
      await route.abort('connectionreset');
    });
    await page.goto(first);
    await expect(page.locator('.footer-grid')).toHaveCSS('display', 'grid');
    expect(documents()).toBe(1);
  });
}
