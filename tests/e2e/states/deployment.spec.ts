/** A newer deployment reloads the page while nobody reads it: when the tab becomes visible or hidden. The scroll position and open answers are kept. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { LONG_ONLY, testedIn } from '../languages.ts';
import { KINDS, SHORT } from '../livePages.ts';
import { address, deployLater, expectReadable, follow, isSameDocument, markDocument, open, readDeployment, settled } from '../visit.ts';

/** Much longer than the 100 ms that browsers wait for an optional font. */
const LATE_MS = 1000;

/** The browser tells the page that its tab is hidden, or in sight again. */
async function turn(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

const expectReload = (page: Page) => expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);

/** Opens the application and waits for its first question about the deployment. */
async function openAndAsk(page: Page, pathname: string): Promise<void> {
  const asked = page.waitForResponse(/latest\.json/);
  await open(page, pathname);
  await asked;
}

for (const code of testedIn('ru', 'tr')) {
  const [first, second] = [address(code, SHORT.service), address(code, KINDS.contact)];

  // proves: states.deployment-visible, states.deployment-kept
  test(`in ${code}, the tab that comes back to sight shows the new page at once, at the same place and with the same answers open`, async ({
    page,
  }) => {
    const deploy = await deployLater(page);
    // The heading font is shown only where it comes at once (font-display: optional). With it the lines are others, and with them the place:
    // it comes too late for both documents, or a busy machine decides for each.
    await page.route(/\.woff2$/, async (route) => {
      await pause(LATE_MS);
      await route.continue();
    });
    await openAndAsk(page, `${first}?page=2`);
    const answers = page.locator('main details');
    await answers.nth(1).locator('summary').click();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight - 1500, behavior: 'instant' }));
    const top = await page.evaluate(() => scrollY);
    await markDocument(page);
    deploy();
    await turn(page, 'visible');
    await expectReload(page);
    await expectReadable(page, `${first}?page=2`);
    await expect(answers.nth(1)).toHaveAttribute('open');
    await expect(answers.nth(0)).not.toHaveAttribute('open');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(top, -1);
    // The next visit to the page begins at its top, closed.
    await page.goto(second);
    await page.goto(`${first}?page=2`);
    await expect(answers.nth(1)).not.toHaveAttribute('open');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  // proves: states.deployment-hidden, states.deployment-reading
  test(`in ${code}, a deployment that is noticed while the page is read waits: the next page is a new document, or the hidden tab is reloaded`, async ({
    page,
  }) => {
    const deploy = await deployLater(page);
    await page.clock.install();
    await openAndAsk(page, first);
    await markDocument(page);
    deploy();
    await page.clock.fastForward(3_600_000);
    await expect(page.locator('html')).toHaveAttribute('data-outdated');
    expect(await isSameDocument(page)).toBe(true);
    await turn(page, 'hidden');
    await page.clock.runFor(10);
    await expectReload(page);
    await openAndAsk(page, first);
    await markDocument(page);
  });

  // proves: states.deployment-hidden
  test(`in ${code}, a deployment that is noticed while the tab is hidden reloads the page at once`, async ({ page }) => {
    const deploy = await deployLater(page);
    await page.clock.install();
    await openAndAsk(page, first);
    await turn(page, 'hidden');
    await markDocument(page);
    deploy();
    await page.clock.fastForward(3_600_000);
    await expectReload(page);
  });

  // proves: states.deployment-visible
  test(`in ${code}, a deployment that is known already reloads the page before the server answers again`, async ({ page }) => {
    await openAndAsk(page, first);
    await page.route('**/_build/latest.json*', () => {});
    await page.evaluate(() => {
      document.documentElement.dataset.outdated = '';
    });
    await markDocument(page);
    await turn(page, 'visible');
    await expectReload(page);
  });

  // proves: states.deployment-change
  test(`in ${code}, the next change of page loads a new document`, async ({ page }) => {
    const deploy = await deployLater(page);
    await page.clock.install();
    await openAndAsk(page, first);
    deploy();
    await page.clock.fastForward(3_600_000);
    await expect(page.locator('html')).toHaveAttribute('data-outdated');
    await markDocument(page);
    await follow(page, `header a[href="${second}"]`);
    await expectReadable(page, second);
    expect(await isSameDocument(page)).toBe(false);
  });

  test(
    `in ${code}, a page that was only read is reloaded too when the tab comes back and its files are no longer deployed`,
    LONG_ONLY,
    async ({ page }) => {
      const deployment = await readDeployment(page);
      await page.route('**/_build/latest.json*', (route) => route.fulfill({ json: { ...deployment, app: '/assets/app-newer.js' } }));
      await page.goto(first);
      await markDocument(page);
      await turn(page, 'visible');
      await expectReload(page);
      await expectReadable(page, first);
      // A host whose files do not fit each other does not make a loop.
      await markDocument(page);
      const asked = page.waitForResponse(/latest\.json/);
      await turn(page, 'visible');
      await (await asked).finished();
      await settled(page);
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  // proves: states.deployment-reading
  test(`in ${code}, an answer that comes late does not take the page away from who reads it`, LONG_ONLY, async ({ page }) => {
    const deploy = await deployLater(page);
    await openAndAsk(page, first);
    deploy();
    const deployment = await readDeployment(page);
    await page.route('**/_build/latest.json*', async (route) => {
      await pause(3500);
      await route.fulfill({ json: { ...deployment, build: 'newer' } });
    });
    await markDocument(page);
    const asked = page.waitForResponse(/latest\.json/);
    await turn(page, 'visible');
    await asked;
    await expect(page.locator('html')).toHaveAttribute('data-outdated');
    await settled(page);
    expect(await isSameDocument(page)).toBe(true);
    await follow(page, `header a[href="${second}"]`);
    await expectReadable(page, second);
    expect(await isSameDocument(page)).toBe(false);
  });

  test(`in ${code}, a deployment that cannot be asked for changes nothing`, async ({ page }) => {
    const manifest = page.waitForResponse(/\/_build\/[0-9a-f]+\.json$/);
    await openAndAsk(page, first);
    await (await manifest).finished();
    await page.route('**/_build/**', (route) => route.abort('connectionreset'));
    await markDocument(page);
    const failed = [page.waitForEvent('requestfailed'), page.waitForEvent('requestfailed')];
    await turn(page, 'visible');
    await Promise.all(failed);
    await settled(page);
    expect(await isSameDocument(page)).toBe(true);
    await expectReadable(page, first);
    await expect(page).not.toHaveTitle(/^500 /);
  });

  // proves: states.deployment-same
  test(`in ${code}, the same deployment reloads nothing`, async ({ page }) => {
    await openAndAsk(page, first);
    await markDocument(page);
    for (const state of ['hidden', 'visible'] as const) {
      const asked = state === 'visible' ? page.waitForResponse(/latest\.json/) : undefined;
      await turn(page, state);
      await asked;
    }
    await settled(page);
    expect(await isSameDocument(page)).toBe(true);
  });
}
