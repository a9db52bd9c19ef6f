/** Pages in the browser's back/forward cache. A separate file, because the browser needs other options. */
import { expect, test } from '@playwright/test';
import { WHOLE_BROWSER } from '../browsers.ts';
import { testedIn } from '../languages.ts';
import { SHORT } from '../livePages.ts';
import { address, expectReadable, follow, isSameDocument, markDocument, open, takenOver } from '../visit.ts';

// The headless shell has no such cache, and Playwright turns it off for its own sake.
test.use({ launchOptions: { ...WHOLE_BROWSER, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

for (const code of testedIn('de', 'ru')) {
  test(`in ${code}, a page comes back as it was left, and changes pages again`, async ({ page }) => {
    const [first, second] = [address(code, SHORT.area), address(code, SHORT.service)];
    await open(page, first);
    await markDocument(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        (globalThis as { persisted?: boolean }).persisted = persisted;
      });
      scrollTo({ top: 700, behavior: 'instant' });
      location.href = '/robots.txt';
    });
    await expect(page).toHaveURL('/robots.txt');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(first);
    await expect.poll(() => page.evaluate(() => (globalThis as { persisted?: boolean }).persisted)).toBe(true);
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(700);
    await takenOver(page);
    await follow(page, `main a[href="${second}"]`);
    await expectReadable(page, second);
    await page.evaluate(() => history.back());
    await expectReadable(page, first);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    expect(await isSameDocument(page)).toBe(true);
  });
}
