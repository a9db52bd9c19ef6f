/** Back and Forward while a page loads or fails to load. */
import { expect, type Page, test } from '@playwright/test';
import { LONG_ONLY, testedIn } from '../languages.ts';
import { KINDS, SHORT } from '../livePages.ts';
import { address, expectReadable, follow, isSameDocument, markDocument, open, settled, takenOver, watchRequests } from '../visit.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollDown = (page: Page, top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

for (const code of testedIn('tr', 'fr')) {
  const [first, second, third] = [address(code, SHORT.area), address(code, SHORT.service), address(code, KINDS.contact)];

  test(`in ${code}, back and forward lead to where the visitor was, also at an anchor and after a reload`, async ({ page }) => {
    await open(page, first);
    await markDocument(page);
    await scrollDown(page, 900);
    await follow(page, `main a[href="${second}"]`);
    await expectReadable(page, second);
    await scrollDown(page, 650);
    await page.goBack();
    await expectReadable(page, first);
    await expect.poll(() => scrollTop(page)).toBeCloseTo(900, -1);
    await page.goForward();
    await expectReadable(page, second);
    await expect.poll(() => scrollTop(page)).toBe(650);
    await page
      .locator('main a[href^="#"]')
      .last()
      .evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => scrollTop(page)).not.toBe(650);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBeCloseTo(650, -1);
    expect(await isSameDocument(page)).toBe(true);
    await page.reload();
    await page
      .locator('header a')
      .first()
      .evaluate((link) => link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
    await takenOver(page);
    await page.goBack();
    await expectReadable(page, first);
    await expect.poll(() => scrollTop(page)).toBeCloseTo(900, -1);
  });

  test(
    `in ${code}, back while the next page is on its way stays where the visitor is, and the late page is not put there`,
    LONG_ONLY,
    async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`**/_payload${third}.json`, async (route) => {
        await released;
        await route.continue();
      });
      const quiet = watchRequests(page);
      await open(page, first);
      await follow(page, `main a[href="${second}"]`);
      await expectReadable(page, second);
      await follow(page, `header a[href="${third}"]`);
      await expect(page.getByRole('progressbar')).toBeVisible();
      await page.goBack();
      await expectReadable(page, first);
      const title = await page.locator('h1').innerText();
      release();
      await quiet();
      await expect(page).toHaveURL(first);
      await expect(page.locator('h1')).toHaveText(title);
      await expect(page.getByRole('progressbar')).toBeHidden();
    },
  );

  test(`in ${code}, back from the error page shows the page again`, LONG_ONLY, async ({ page }) => {
    await page.route(`**/_payload${third}.json`, (route) => route.fulfill({ status: 500, body: '' }));
    // As if the document had been loaded whole a moment ago.
    await page.addInitScript((key) => sessionStorage.setItem(key, String(Date.now())), `reload:${third}`);
    await open(page, first);
    const title = await page.locator('h1').innerText();
    await follow(page, `header a[href="${third}"]`);
    await expect(page).toHaveTitle(/^500 /);
    await expect(page).toHaveURL(third);
    await page.goBack();
    await expectReadable(page, first);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page).not.toHaveTitle(/^500 /);
  });

  test(`in ${code}, an anchor that cannot be decoded leads to the page`, LONG_ONLY, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await open(page, first);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = `${href}#100%`;
      document.querySelector('main')?.append(link);
      link.click();
    }, second);
    await expectReadable(page, `${second}#100%`);
    await settled(page);
    expect(errors).toEqual([]);
  });
}
