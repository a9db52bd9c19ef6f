/** The countries on a page: a choice works without a script, has an address, is kept for the next page, and is complete on paper. */
import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { LONG_ONLY, testedIn } from './languages.ts';
import { KINDS } from './livePages.ts';
import { address, follow, isSameDocument, markDocument, open } from './visit.ts';

const PAGE = 'konsolosluk-tek-tarafli-basvuru-sartlari';
const OTHER = KINDS.guide;
/** From PAGE by links to the other page with countries. */
const WAY = ['vekaletname', 'masraflar'];
const entryOf = (page: Page, code: string) => page.locator('.countries > details', { has: page.locator(`#country-${code}`) });
const textOf = (page: Page, code: string) => entryOf(page, code).locator('p').first();

for (const code of testedIn('nl', 'tr', 'en', 'de', 'fr', 'ru')) {
  test.describe(`in ${code}`, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('every country is there, folded, and opens alone', async ({ page }) => {
        await page.goto(address(code, PAGE));
        const entries = page.locator('.countries > details');
        expect(await entries.count()).toBeGreaterThan(5);
        await expect(page.locator('.countries > details[open]')).toHaveCount(0);
        await expect(textOf(page, 'be')).toBeHidden();
        await entryOf(page, 'be').locator('summary').click();
        await expect(textOf(page, 'be')).toBeVisible();
        await expect(textOf(page, 'nl')).toBeHidden();
      });

      test('the address of a country opens it', async ({ page }) => {
        await page.goto(`${address(code, PAGE)}#country-nl`);
        await expect(textOf(page, 'nl')).toBeVisible();
        await expect(entryOf(page, 'nl').locator('summary')).toBeInViewport();
      });

      test('on paper all countries are open', async ({ page }) => {
        await page.goto(address(code, PAGE));
        await page.emulateMedia({ media: 'print' });
        const texts = page.locator('.countries > details p');
        const shown = await texts.evaluateAll((all) => all.filter((text) => text.checkVisibility({ contentVisibilityAuto: true })).length);
        expect(shown).toBe(await texts.count());
      });
    });

    test('the next page with countries shows the country that is open', LONG_ONLY, async ({ page }) => {
      await open(page, address(code, PAGE));
      await markDocument(page);
      await entryOf(page, 'nl').locator('summary').click();
      for (const slug of WAY) {
        await follow(page, `main a[href^="${address(code, slug)}"]`);
        await expect(page).toHaveURL(new RegExp(slug));
      }
      await expect(textOf(page, 'nl')).toBeVisible();
      await expect(textOf(page, 'be')).toBeHidden();
      expect(await isSameDocument(page)).toBe(true);
    });

    test('a country that is open stays open when the page comes again, and one that was closed does not', async ({ page }) => {
      await open(page, address(code, PAGE));
      await markDocument(page);
      const visit = async (slug: string) => {
        await follow(page, `main a[href^="${address(code, slug)}"]`);
        await expect(page).toHaveURL(new RegExp(slug));
        await expect(page.locator('.countries')).toHaveCount(slug === PAGE ? 1 : 0);
        expect(await isSameDocument(page)).toBe(true);
      };
      await entryOf(page, 'be').locator('summary').click();
      await entryOf(page, 'nl').locator('summary').click();
      await visit(OTHER);
      await visit(PAGE);
      await expect(textOf(page, 'nl')).toBeVisible();
      await expect(textOf(page, 'be')).toBeHidden();
      await entryOf(page, 'nl').locator('summary').click();
      await visit(OTHER);
      await visit(PAGE);
      await expect(page.locator('.countries > details[open]')).toHaveCount(0);
    });
  });
}
