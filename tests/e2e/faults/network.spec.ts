/** Connections that are slow, break off, hang, or return something else. */
import { expect, type Page, type Route, test } from '@playwright/test';
import { IS_LONG, testedIn } from '../languages.ts';
import { KINDS, SHORT } from '../livePages.ts';
import { address, expectReadable, follow, isSameDocument, markDocument, open, settled, takenOver } from '../visit.ts';

/** Slow 2G as Chrome's developer tools once defined it: 50 kbit/s each way, 2000 ms. */
const SLOW_2G = { offline: false, latency: 2000, downloadThroughput: 50_000 / 8, uploadThroughput: 50_000 / 8 };

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { ...SLOW_2G, connectionType: 'cellular2g' });
}

/** Delays all requests except for documents, as a slow connection does; returns a function that releases them. */
async function holdFiles(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**', async (route) => {
    if (isHolding && route.request().resourceType() !== 'document') held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    // Requests of a previous document cannot continue, and need not.
    await Promise.allSettled(held.map((route) => route.continue()));
  };
}

for (const code of testedIn('ru', 'tr')) {
  const [first, second, third] = [address(code, SHORT.area), address(code, SHORT.service), address(code, KINDS.contact)];

  test(`in ${code}, a line that brings only documents shows the text, follows a link before the application is there, and shows the bar after`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const letGo = await holdFiles(page);
    await page.goto(first, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    // The application is asked for by the very touch that follows the link, and comes too late for it. Without styles the link is several
    // lines of text; its middle may be beside the words.
    await page
      .locator(`main a[href="${second}"]`)
      .first()
      .click({ noWaitAfter: true, position: { x: 30, y: 10 } });
    await expect(page).toHaveURL(second);
    await expect(page.locator('h1')).toBeVisible();
    await letGo();
    await page.waitForLoadState('domcontentloaded');
    await page.locator('header a').first().hover();
    await takenOver(page);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/_payload${third}.json`, async (route) => {
      await answered;
      await route.continue();
    });
    await follow(page, `header a[href="${third}"]`);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    answer();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${third}$`));
    await expect(page.getByRole('progressbar')).toBeHidden();
  });

  // The same with a real line's delays, which take half a minute.
  test(`in ${code}, slow 2G shows the text with the first file, follows a link before the application is there, and shows the bar after`, async ({
    page,
  }) => {
    test.skip(!IS_LONG, 'in the long run');
    await page.setViewportSize({ width: 360, height: 740 });
    await slowDown(page);
    const files: string[] = [];
    page.on('requestfinished', (request) => files.push(request.resourceType()));
    await page.goto(first, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible({ timeout: 20_000 });
    expect(files.filter((type) => type !== 'document')).toEqual([]);
    // The application is asked for by the very touch that follows the link, and comes too late for it. Without styles the link is several
    // lines of text; its middle may be beside the words.
    await page
      .locator(`main a[href="${second}"]`)
      .first()
      .click({ noWaitAfter: true, position: { x: 30, y: 10 } });
    await expect(page).toHaveURL(second, { timeout: 30_000 });
    await expect(page.locator('h1')).toBeVisible({ timeout: 30_000 });
    // The start script is at the document's end.
    await page.waitForLoadState('domcontentloaded');
    await page.locator('header a').first().hover();
    await takenOver(page, 60_000);
    await follow(page, `header a[href="${third}"]`);
    await expect(page.getByRole('progressbar')).toBeVisible({ timeout: 5000 });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${third}$`), {
      timeout: 30_000,
    });
    await expect(page.getByRole('progressbar')).toBeHidden({ timeout: 5000 });
  });
}

for (const code of testedIn('fr', 'de')) {
  const [first, second, third] = [address(code, SHORT.area), address(code, KINDS.contact), address(code, KINDS.about)];
  const service = address(code, SHORT.service);
  const contact = `header a[href="${second}"]`;

  test(`in ${code}, offline in the middle of a change of page there is a way back, and the wanted page comes with the line`, async ({
    page,
    context,
  }) => {
    await open(page, first);
    await markDocument(page);
    const title = await page.locator('h1').innerText();
    await context.setOffline(true);
    await follow(page, contact);
    await expect(page.locator('main .error h1')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(first);
    await expect(page.locator('h1')).toHaveText(title);
    await page.goForward();
    await expect(page.locator('main .error h1')).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator('main .error')).toHaveCount(0);
    await expectReadable(page, second);
    expect(await isSameDocument(page)).toBe(true);
  });

  test(`in ${code}, offline on a page that has no application yet, a link followed later works`, async ({ page, context }) => {
    await page.goto(service);
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/app-'));
    await page.locator('header a').first().hover();
    await failed;
    await settled(page);
    await expectReadable(page, service);
    await page.locator('main .question summary').first().click();
    await context.setOffline(false);
    await follow(page, contact);
    await expectReadable(page, second);
  });

  test(`in ${code}, a line that hangs loads the document after 15 seconds, and another link does not wait for it`, async ({ page }) => {
    await page.clock.install();
    await page.route(`**/_payload${second}.json`, () => new Promise(() => {}));
    await open(page, first);
    await markDocument(page);
    await follow(page, contact);
    await page.clock.runFor(5000);
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await follow(page, `header a[href="${third}"]`);
    await expectReadable(page, third);
    await page.clock.runFor(2000);
    await expect(page.getByRole('progressbar')).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
    await follow(page, contact);
    // The page's clock also runs between the calls of runFor; the time that a busy machine needs for these steps must not count.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.clock.runFor(13_000);
    expect(await isSameDocument(page)).toBe(true);
    await page.clock.runFor(2000);
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
    await expectReadable(page, second);
  });

  for (const [what, answer] of testedIn(
    ['the login page of a Wi-Fi', { contentType: 'text/html', body: '<title>Wi-Fi</title>' }],
    ['half a payload', { contentType: 'application/json', body: '{"page":{"pathname":"/x"},"ma' }],
    ['JSON of another kind', { json: { error: 'busy' } }],
    ['nothing', { status: 204 }],
  )) {
    // proves: states.chunk-payload
    test(`in ${code}, ${what} in place of a page loads the document, at its top`, async ({ page }) => {
      await page.route(`**/_payload${second}.json`, (route) => route.fulfill(answer));
      await open(page, first);
      await markDocument(page);
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      await follow(page, contact);
      await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
      await expectReadable(page, second);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }

  test(`in ${code}, an address with an anchor whose page fails is loaded as a new document too`, async ({ page }) => {
    await page.route(`**/_payload${second}.json`, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, third);
    await markDocument(page);
    await follow(page, 'main a[href$="#legal-notice"]');
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
    await expectReadable(page, `${second}#legal-notice`);
    await expect(page.locator('#legal-notice')).toBeInViewport();
  });
}
