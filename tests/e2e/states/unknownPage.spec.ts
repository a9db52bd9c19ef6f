/** A link inside the application to an unknown page always gives 404. If only the payload of a page is missing, the page is not reported as unknown. */
import { expect, type Page, test } from '@playwright/test';
import { ERROR_TEXTS } from '../../liveTexts.ts';
import { LONG_ONLY, testedIn } from '../languages.ts';
import { KINDS, SHORT } from '../livePages.ts';
import { address, follow, open, settled } from '../visit.ts';

const MANIFEST = /\/_build\/[0-9a-f]+\.json$/;

/** Opens a page and waits until the application knows its addresses. */
async function openKnowing(page: Page, pathname: string): Promise<void> {
  const answered = page.waitForResponse(MANIFEST);
  await open(page, pathname);
  await (await answered).finished();
  await settled(page);
}

/** Points a link of the present page to an address, and follows it. */
async function followTo(page: Page, pathname: string): Promise<void> {
  await page
    .locator('main a[href^="/"]')
    .first()
    .evaluate((link, href) => link.setAttribute('href', href), pathname);
  await follow(page, `main a[href="${pathname}"]`);
}

async function expectUnknown(page: Page, pathname: string): Promise<void> {
  await expect(page).toHaveURL(pathname);
  await expect(page).toHaveTitle(/^404 /);
  await expect(page.getByRole('main')).toContainText('404');
  await expect(page.getByRole('main')).toContainText(pathname);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
}

for (const code of testedIn('en', 'tr')) {
  const first = address(code, SHORT.area);
  const unknown = address(code, 'boyle-bir-sayfa-yok');

  // proves: errors.unknown-inside
  test(`in ${code}, an unknown page is 404 the first time, at once again, and offline`, async ({ page, context }) => {
    await openKnowing(page, first);
    for (let time = 0; time < 3; time += 1) {
      await followTo(page, unknown);
      await expectUnknown(page, unknown);
      await openKnowing(page, first);
    }
    await context.setOffline(true);
    await followTo(page, unknown);
    await expectUnknown(page, unknown);
    await page.goBack();
    await expect(page).toHaveURL(first);
    await expect(page).not.toHaveTitle(/^404 /);
    await page.goForward();
    await expectUnknown(page, unknown);
    await context.setOffline(false);
  });

  test.describe('without the build manifest', () => {
    test.beforeEach(async ({ page }) => {
      await page.route(MANIFEST, (route) => route.fulfill({ status: 404, body: '' }));
      await open(page, first);
    });

    // proves: errors.unknown-inside
    test(`in ${code}, an unknown page is 404 the first time and at once again`, LONG_ONLY, async ({ page }) => {
      for (let time = 0; time < 3; time += 1) {
        await followTo(page, unknown);
        await expectUnknown(page, unknown);
        await open(page, first);
      }
    });

    test(
      `in ${code}, offline, an unknown page is what every page is: an error with a way back, asked for again with the line`,
      LONG_ONLY,
      async ({ page, context }) => {
        await context.setOffline(true);
        await followTo(page, unknown);
        await expect(page).toHaveURL(unknown);
        await expect(page.locator('main .error h1')).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL(first);
        await expect(page.locator('main .error')).toHaveCount(0);
        await page.goForward();
        await expect(page.locator('main .error h1')).toBeVisible();
        await context.setOffline(false);
        await expectUnknown(page, unknown);
      },
    );

    test(`in ${code}, an unknown page whose document did not arrive the first time is 404 the second time`, LONG_ONLY, async ({ page }) => {
      await page.evaluate((pathname) => sessionStorage.setItem(`reload:${pathname}`, String(Date.now())), unknown);
      await followTo(page, unknown);
      await expectUnknown(page, unknown);
    });

    // proves: errors.gone
    test(`in ${code}, a removed page has its own words inside the application, too`, LONG_ONLY, async ({ page }) => {
      await page.route(`**${unknown}`, (route) => route.fulfill({ status: 410, body: '' }));
      await page.evaluate((pathname) => sessionStorage.setItem(`reload:${pathname}`, String(Date.now())), unknown);
      await followTo(page, unknown);
      await expect(page).toHaveTitle(new RegExp(`^410 ${ERROR_TEXTS[code].gone[0]}`));
    });
  });

  test(`in ${code}, a page whose payload alone is missing is a failure of ours, not an unknown page`, LONG_ONLY, async ({ page }) => {
    const second = address(code, KINDS.contact);
    await page.route(`**/_payload${second}.json`, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, first);
    await page.evaluate((pathname) => sessionStorage.setItem(`reload:${pathname}`, String(Date.now())), second);
    await follow(page, `header a[href="${second}"]`);
    await expect(page).toHaveTitle(/^500 /);
  });
}
