/** The menu on phones and tablets: a dialog by keyboard and by finger, at hand on every part of a long page. */
import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { LONG_ONLY, testedIn } from './languages.ts';
import { KINDS } from './livePages.ts';
import { address, expectReadable, isSameDocument, markDocument, open } from './visit.ts';

const menu = (page: Page) => page.locator('header details.menu');
const summary = (page: Page) => menu(page).locator('summary');
const isOpen = (page: Page) => menu(page).evaluate((details: HTMLDetailsElement) => details.open);

/** What has the focus is in view, and nothing but the menu or the deck lies over it. */
const focusSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'outside';
    const { left, top, width, height } = focused.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return focused.contains(above) ? 'seen' : `${focused.outerHTML.slice(0, 80)} is covered`;
  });

for (const [code, width] of testedIn(['de', 360], ['ru', 800], ['tr', 360], ['fr', 800])) {
  test.describe(`in ${code} at ${width} px`, () => {
    test.use({ viewport: { width, height: 640 } });

    test('the open menu takes the focus and keeps it, the page behind is inert, and Escape gives the focus back', async ({ page }) => {
      await open(page, address(code, KINDS.service));
      await summary(page).focus();
      await page.keyboard.press('Enter');
      await expect(menu(page).locator('a').first()).toBeFocused();
      await expect(page.locator('main')).toHaveJSProperty('inert', true);
      for (let stop = 0; stop < 25; stop += 1) {
        await page.keyboard.press('Tab');
        expect(await focusSeen(page)).toMatch(/^(?:seen|outside)$/);
        expect(await page.evaluate(() => !document.activeElement?.closest('main, footer'))).toBe(true);
      }
      await expect(summary(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect.poll(() => isOpen(page)).toBe(false);
      await expect(summary(page)).toBeFocused();
      await expect(page.locator('main')).toHaveJSProperty('inert', false);
    });

    test('Back closes the menu and stays on the page; a link in it leaves no trace of it in the history', async ({ page }) => {
      const [first, second] = [address(code, KINDS.service), address(code, KINDS.contact)];
      await page.goto(address(code, KINDS.home));
      await open(page, first);
      await markDocument(page);
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
      await summary(page).click();
      await expect(menu(page).locator('a').first()).toBeFocused();
      await page.goBack();
      await expect.poll(() => isOpen(page)).toBe(false);
      await expect(page).toHaveURL(first);
      expect(await page.evaluate(() => Math.round(scrollY))).toBe(700);
      await summary(page).click();
      await expect(menu(page).locator('a').first()).toBeFocused();
      await menu(page).locator(`a[href="${second}"]`).click();
      await expectReadable(page, second);
      await expect(page.locator('main')).toHaveJSProperty('inert', false);
      await page.goBack();
      await expectReadable(page, first);
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
      expect(await isSameDocument(page)).toBe(true);
      await page.goBack();
      await expect(page).toHaveURL(address(code, KINDS.home));
    });

    test('a click beside the menu closes it, and follows nothing', LONG_ONLY, async ({ page }) => {
      await open(page, address(code, KINDS.service));
      await summary(page).click();
      await expect(menu(page).locator('a').first()).toBeFocused();
      await page.mouse.click(width / 2, 20);
      await expect.poll(() => isOpen(page)).toBe(false);
      await expect(page).toHaveURL(address(code, KINDS.service));
    });
  });
}

for (const code of testedIn('ru', 'de')) {
  test(`in ${code}, menu and language are in reach on every part of a long page on a phone, with text of twice the size too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(address(code, KINDS.service));
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      for (const share of [0, 0.5, 1]) {
        await page.evaluate((part) => scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' }), share);
        await expect(summary(page)).toBeInViewport({ ratio: 1 });
        await expect(summary(page)).toContainText(code.toUpperCase());
        await summary(page).click();
        const language = menu(page).locator('a[hreflang=en]');
        await language.scrollIntoViewIfNeeded();
        await expect(language).toBeInViewport({ ratio: 1 });
        await expect(summary(page)).toBeInViewport({ ratio: 1 });
        await summary(page).click();
        await expect(language).toBeHidden();
      }
    }
  });
}

test.describe('before the application is there', () => {
  test('the menu opens and leads on, and becomes a dialog once the application comes', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/app-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(address('nl', KINDS.service));
    await summary(page).click();
    await expect(menu(page).locator('a').first()).toBeVisible();
    release();
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await expect(menu(page).locator('a').first()).toBeFocused();
    await page.goBack();
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect(page).toHaveURL(address('nl', KINDS.service));
  });
});
