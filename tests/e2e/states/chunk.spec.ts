/** If a file of our own cannot be loaded, the page is reloaded, independently of the latest-build file, at most once in 10 seconds per path; after that it stays readable. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { addressOf } from '../documents.ts';
import { LONG_ONLY, testedIn } from '../languages.ts';
import { KINDS, SHORT } from '../livePages.ts';
import { address, countDocuments, expectReadable, reach, watchRequests } from '../visit.ts';

/** Reaches for a link, which starts the application if it can be had. */
async function touch(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.locator('header a').first().hover();
}

const LATEST = {
  'that names the same deployment': undefined,
  'that cannot be had': { status: 503, body: '' },
} as const;

for (const code of testedIn('fr', 'tr')) {
  const first = address(code, SHORT.service);

  for (const says of testedIn('that names the same deployment', 'that cannot be had')) {
    const latest = LATEST[says];
    // proves: states.chunk-reload, states.chunk-once, states.chunk-readable
    test(`in ${code}, the application missing, with a latest-build file ${says}: one reload, a readable page, and one more after ten seconds`, async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      const documents = countDocuments(page);
      const quiet = watchRequests(page);
      await page.clock.install();
      if (latest) await page.route('**/_build/latest.json*', (route) => route.fulfill(latest));
      let missing = 0;
      let answerFiles = () => {};
      const isOpened = new Promise<void>((resolve) => {
        answerFiles = resolve;
      });
      await page.route('**/assets/app-*.js', async (route) => {
        // The reload must not come while the answer is being opened.
        await isOpened;
        await route.fulfill({ status: 404, body: '' });
        missing += 1;
      });
      await page.goto(first, { waitUntil: 'domcontentloaded' });
      // Opened as a browser's search in the page does, without a touch that would start the application.
      const answer = page.locator('main .question').first();
      await answer.evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
      answerFiles();
      await touch(page);
      await expect.poll(documents).toBe(2);
      await page.waitForLoadState('load');
      await expect(answer).toHaveAttribute('open');
      await touch(page);
      // The second document has missed the file as well, and stays.
      await expect.poll(() => missing).toBeGreaterThan(1);
      await quiet();
      expect(documents()).toBe(2);
      await expectReadable(page, first);
      await page.clock.runFor(10_000);
      await page.goto(first);
      await touch(page);
      await expect.poll(documents).toBe(4);
      await page.waitForLoadState('load');
      await expectReadable(page, first);
      expect(errors).toEqual([]);
    });
  }

  test(`in ${code}, an application that comes with the reload takes over`, async ({ page }) => {
    let isThere = false;
    await page.route('**/assets/app-*.js', async (route) => {
      if (isThere) return route.continue();
      isThere = true;
      await route.abort('connectionreset');
    });
    const documents = countDocuments(page);
    await page.goto(first);
    await touch(page);
    await expect.poll(documents).toBe(2);
    await page.waitForLoadState('load');
    await reach(page);
    await expectReadable(page, first);
  });

  test(`in ${code}, a host that is down, or no line at all, leaves the page as it is`, async ({ page, context }) => {
    const documents = countDocuments(page);
    const quiet = watchRequests(page);
    const touchInVain = async () => {
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/app-'));
      await touch(page);
      await failed;
      await quiet();
      await expectReadable(page, first);
    };
    await page.goto(first);
    await page.route('**', (route) => route.abort('connectionrefused'));
    await touchInVain();
    await page.unrouteAll();
    await page.goto(first);
    await context.setOffline(true);
    await touchInVain();
    expect(documents()).toBe(2);
    await context.setOffline(false);
  });

  test(`in ${code}, a link that was followed while the application failed is not taken back`, LONG_ONLY, async ({ page }) => {
    const second = address(code, KINDS.contact);
    const release: (() => void)[] = [];
    await page.route('**/assets/app-*.js', async (route) => {
      await new Promise<void>((resolve) => release.push(resolve));
      await route.abort('failed');
    });
    await page.route(`**${second}`, async (route) => {
      for (const next of release) next();
      await pause(1500);
      await route.continue();
    });
    await page.goto(first);
    await page.locator(`header a[href="${second}"]`).first().click();
    await expectReadable(page, second);
  });

  test(`in ${code}, the error page without its application stays what it is`, LONG_ONLY, async ({ page }) => {
    await page.route('**/assets/app-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    const documents = countDocuments(page);
    const quiet = watchRequests(page);
    const pathname = addressOf(address(code, '404'));
    await page.goto(pathname);
    await touch(page);
    await expect.poll(documents).toBe(2);
    await page.waitForLoadState('load');
    const gone = page.waitForResponse('**/assets/app-*.js');
    await touch(page);
    await gone;
    await quiet();
    expect(documents()).toBe(2);
    await expect(page).toHaveTitle(/^404 /);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
}

// proves: states.chunk-reload
test('the question of consent missing reloads the page once too', LONG_ONLY, async ({ page }) => {
  const documents = countDocuments(page);
  const quiet = watchRequests(page);
  // As a document of a site with a tag.
  await page.route(`**/de/${SHORT.service}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(' data-styles=', ' data-consent="/assets/consent-missing.js" data-styles=');
    await route.fulfill({ response, body: html });
  });
  await page.goto(`/de/${SHORT.service}`);
  await expect.poll(documents).toBe(2);
  await page.waitForLoadState('load');
  await quiet();
  expect(documents()).toBe(2);
  await expectReadable(page, `/de/${SHORT.service}`);
  await reach(page);
});

// proves: states.chunk-reload
test('the script of a tool missing reloads the page once too', LONG_ONLY, async ({ page }) => {
  const documents = countDocuments(page);
  const quiet = watchRequests(page);
  await page.route('**/assets/checklist-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`/de/${SHORT.service}`);
  await touch(page);
  await expect.poll(documents).toBe(2);
  await page.waitForLoadState('load');
  await reach(page);
  await quiet();
  expect(documents()).toBe(2);
  await expectReadable(page, `/de/${SHORT.service}`);
});

// proves: states.chunk-language
test('a missing language file never reloads the page, independently of the latest-build file', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const documents = countDocuments(page);
  const quiet = watchRequests(page);
  await page.route('**/assets/shell-de-*.json', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/_build/latest.json*', (route) =>
    route.fulfill({ json: { build: 'newer', app: '/newer.js', shells: {}, manifests: {} } }),
  );
  await page.goto(`/de/${SHORT.service}`);
  await touch(page);
  await expect.poll(() => warnings.length).toBeGreaterThan(0);
  await quiet();
  expect(documents()).toBe(1);
  await expectReadable(page, `/de/${SHORT.service}`);
});
