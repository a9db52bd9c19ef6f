/** The offer of the page in the visitor's language: its position, the space that it leaves free, and the effect of closing it. */
import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { IS_LONG, LONG_ONLY, testedIn } from './languages.ts';
import { KINDS } from './livePages.ts';
import { address, expectReadable, follow, isSameDocument, markDocument, open, watchRequests } from './visit.ts';

const offerOf = (page: Page) => page.locator('.offer');

/** Share of the window's height that stays free of the deck and the offer, which lie over the page while it scrolls. */
const freeShare = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('.offer, .float')].filter((bar) => getComputedStyle(bar).position === 'fixed');
    return Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top)) / innerHeight;
  });

/** The controls under the offer, which a visitor could not press. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const offer = document.querySelector('.offer')?.getBoundingClientRect();
    if (!offer) return ['no offer'];
    return [...document.querySelectorAll('#root a[href], #root button, #root summary')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches('.skip, .float-button'))
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const [x, y] = [
          (Math.max(box.left, offer.left) + Math.min(box.right, offer.right)) / 2,
          (Math.max(box.top, offer.top) + Math.min(box.bottom, offer.bottom)) / 2,
        ];
        const isOver = box.right > offer.left && box.left < offer.right && box.bottom > offer.top && box.top < offer.bottom;
        // What the deck lies over is not the offer's doing.
        return (
          isOver &&
          document.elementsFromPoint(x, y).includes(control) &&
          !control.closest('main, footer, .page-header')?.matches('main, footer')
        );
      })
      .map((control) => control.outerHTML.slice(0, 80));
  });

test.use({ locale: 'de-DE' });

// Twice the text and landscape are the narrowest; the long run asks the other windows as well.
for (const [width, height, size] of [
  [360, 740, '200%'],
  [740, 360, '100%'],
  ...(IS_LONG
    ? ([
        [320, 568, '100%'],
        [360, 640, '100%'],
        [1024, 700, '100%'],
        [1280, 800, '100%'],
      ] as const)
    : []),
] as const) {
  test(`at ${width} × ${height} px with text of ${size} the offer takes little room, covers no control and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(address('ru', KINDS.home));
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    await expect(offerOf(page)).toBeVisible();
    const box = await offerOf(page).boundingBox();
    expect((box?.height ?? height) / height).toBeLessThanOrEqual(0.2);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await offerOf(page).evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(0);
    expect(await freeShare(page)).toBeGreaterThanOrEqual(0.75);
    expect(await coveredControls(page)).toEqual([]);
    // On the deck or in the header, where the page's own text never is.
    const isOnFrame = await page.evaluate(() => {
      const line = document.querySelector('.offer')?.getBoundingClientRect();
      const deck = document.querySelector('.float')?.getBoundingClientRect();
      const hero = document.querySelector('h1')?.getBoundingClientRect();
      if (!line || !deck || !hero) return false;
      return innerWidth < 1024 ? line.top >= deck.top && line.bottom <= deck.bottom : line.bottom <= hero.bottom;
    });
    expect(isOnFrame).toBe(true);
    for (const control of await offerOf(page).locator('a, button').all()) {
      const target = await control.boundingBox();
      expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const places = () =>
      page.locator('h1, .float-button svg').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    const before = await places();
    await offerOf(page).getByRole('button').click();
    expect(await places()).toEqual(before);
  });
}

for (const code of testedIn('fr', 'tr', 'ru')) {
  test(`in ${code}, the offer is the first thing that is read and reached after the skip link, and screen readers announce it`, async ({
    page,
  }) => {
    await page.goto(address(code, KINDS.service));
    await expect(offerOf(page)).toHaveAttribute('role', 'status');
    await page.keyboard.press('Tab');
    await expect(page.locator('.skip')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(offerOf(page).getByRole('link')).toBeFocused();
    expect(await page.evaluate(() => document.querySelector('.offer')?.matches('body > .skip:first-child + .offer'))).toBe(true);
  });

  // proves: languages.offer-dismiss
  test(
    `in ${code}, closing the offer chooses no language, and closes the offer of this language only`,
    LONG_ONLY,
    async ({ page, context }) => {
      await page.goto(address(code, KINDS.service));
      await offerOf(page).getByRole('button').click();
      await expect(offerOf(page)).toHaveCount(0);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('i18n_redirected');
      const quiet = watchRequests(page);
      await page.goto(address(code, KINDS.about));
      await quiet();
      await expect(offerOf(page)).toHaveCount(0);
      await context.addCookies([{ name: 'i18n_redirected', value: 'nl', url: page.url() }]);
      await page.goto(address(code, KINDS.service));
      await expect(offerOf(page)).toHaveAttribute('lang', 'nl');
    },
  );

  test(`in ${code}, after a change of page the offer leads to the page that is shown`, async ({ page }) => {
    await open(page, address(code, KINDS.service));
    await markDocument(page);
    await follow(page, `header a[href="${address(code, KINDS.contact)}"]`);
    await expectReadable(page, address(code, KINDS.contact));
    expect(await isSameDocument(page)).toBe(true);
    await offerOf(page).getByRole('link').click();
    await expect(page).toHaveURL(address('de', KINDS.contact));
  });

  test(`in ${code}, an error page offers nothing: there is no page in any language`, async ({ page }) => {
    const quiet = watchRequests(page);
    await page.goto(address(code, KINDS.error));
    await quiet();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offerOf(page)).toHaveCount(0);
  });
}
