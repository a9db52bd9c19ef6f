/** Flags of the language list when the public host is not requested, or does not respond. */
import { expect, test } from './console.ts';
import { LONG_ONLY, testedIn } from './languages.ts';
import { SHORT } from './livePages.ts';

const FLAG_HOST = /jsdelivr/;
const LIST = '#language-list img';

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const code of testedIn('ru', 'de')) {
    // proves: switcher.flags-no-script
    test(`in ${code}, the list opens with our own flags`, async ({ page }) => {
      const foreign: string[] = [];
      page.on('request', (request) => FLAG_HOST.test(request.url()) && foreign.push(request.url()));
      await page.goto(`/${code}/${SHORT.service}`);
      await page.locator('.switcher-button').hover();
      const flags = page.locator(LIST);
      await expect(flags).toHaveCount(6);
      for (const flag of await flags.all()) {
        await expect(flag).toBeVisible();
        await expect(flag).toHaveAttribute('src', /^\/flags\/[a-z]{2}\.svg$/);
        await expect.poll(() => flag.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
      }
      expect(foreign).toEqual([]);
    });
  }
});

for (const code of testedIn('fr', 'de')) {
  // proves: switcher.flags-hang
  test(`in ${code}, a host that hangs is left after 3 seconds for our own flags`, LONG_ONLY, async ({ page }) => {
    await page.clock.install();
    await page.route(FLAG_HOST, () => {
      // Never answered.
    });
    await page.goto(`/${code}/${SHORT.service}`);
    // The page's clock is stopped from here on, so that a slow machine makes no difference.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('.switcher-button').hover();
    const flags = page.locator(LIST);
    await expect(flags).toHaveCount(6);
    await page.clock.runFor(2800);
    await expect(flags.first()).toHaveAttribute('src', FLAG_HOST);
    await page.clock.runFor(300);
    for (const flag of await flags.all()) {
      await expect(flag).toHaveAttribute('src', /^\/flags\/[a-z]{2}\.svg$/);
      await expect.poll(() => flag.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    }
  });

  // proves: switcher.flags-host
  test(`in ${code}, a host that answers is kept, however long the list stays open`, async ({ page }) => {
    await page.clock.install();
    await page.route(FLAG_HOST, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>' }),
    );
    await page.goto(`/${code}/${SHORT.service}`);
    await page.locator('.switcher-button').hover();
    await expect
      .poll(() => page.locator(LIST).evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth)))
      .toEqual([4, 4, 4, 4, 4, 4]);
    await page.clock.runFor(10_000);
    for (const flag of await page.locator(LIST).all()) await expect(flag).toHaveAttribute('src', FLAG_HOST);
  });
}
