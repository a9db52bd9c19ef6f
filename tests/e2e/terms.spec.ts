/** Legal terms in texts: the explanation beside the link by mouse, keyboard and touch; the glossary without a script. */
import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { expect, test } from './console.ts';
import { LONG_ONLY, testedIn } from './languages.ts';
import { address, open } from './visit.ts';

const PAGE = 'tanimatenfiz';

/** The note of a link, when the explanations have arrived. */
async function noteOf(page: Page, link: Locator): Promise<Locator> {
  await expect(link).toHaveAttribute('aria-describedby', /./);
  const id = await link.getAttribute('aria-describedby');
  return page.locator('.term-note', { has: page.locator(`[id="${id}"]`) });
}

for (const code of testedIn('de', 'tr', 'en', 'nl', 'fr', 'ru')) {
  test(`in ${code}, a term is explained on focus, as its description, and Escape hides it`, async ({ page }) => {
    await open(page, address(code, PAGE));
    const link = page.locator('main a.gloss').first();
    const note = await noteOf(page, link);
    await expect(note).toBeHidden();
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(note).toBeVisible();
    await expect(link).toHaveAccessibleDescription(/\S+ \S+ \S+/);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    const id = new URL(await link.evaluate((element: HTMLAnchorElement) => element.href)).hash;
    await page.keyboard.press('Enter');
    await expect(page.locator(`.glossary ${id} dt`)).toBeInViewport();
  });
}

test('a term is explained under the pointer, which may move to the explanation', LONG_ONLY, async ({ page }) => {
  await open(page, address('en', PAGE));
  const link = page.locator('main a.gloss').first();
  const note = await noteOf(page, link);
  await link.hover();
  await expect(note).toBeVisible();
  await note.hover();
  await expect(note).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(note).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the first tap explains the term, the second leads to the glossary', async ({ page }) => {
    await open(page, address('en', PAGE));
    const link = page.locator('main a.gloss').first();
    const note = await noteOf(page, link);
    await link.tap();
    await expect(note).toBeVisible();
    const box = await note.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
    await note.getByRole('link').tap();
    await expect(page).toHaveURL(/#[a-z-]+$/);
    await expect(page.locator(`.glossary > [id="${new URL(page.url()).hash.slice(1)}"] dt`)).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a term leads to its explanation, and the letters to theirs', async ({ page }) => {
    await page.goto(address('tr', PAGE));
    const link = page.locator('main a.gloss').first();
    await link.click();
    await expect(page.locator('.glossary > :target dd p').first()).toBeVisible();
    await page.locator('.letters a').last().click();
    await expect(page.locator('.glossary > :target dt')).toBeVisible();
  });
});
