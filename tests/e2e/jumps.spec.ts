/** Jumps inside a page and between pages: at once, and Back and Forward arrive where the visitor was, whenever they are pressed. */
import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { LONG_ONLY, testedIn } from './languages.ts';
import { KINDS } from './livePages.ts';
import { address, open } from './visit.ts';

/** How long after the jump Back is pressed, in milliseconds. */
const MOMENTS = testedIn(300, 0, 100, 800);
const PLACE = 500;

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Follows the link and goes back after a time, in one call, because each call to the browser takes time. */
const jumpAndBack = (page: Page, selector: string, wait: number) =>
  page.evaluate(
    ([link, milliseconds]) =>
      new Promise<void>((resolve) => {
        addEventListener('popstate', () => !location.hash && resolve());
        document.querySelector<HTMLElement>(link)?.click();
        setTimeout(() => history.back(), milliseconds);
      }),
    [selector, wait] as const,
  );

/** Resolves once the place has been the same in two frames. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let before = Number.NaN; before !== scrollY; ) {
      before = scrollY;
      await frame();
      await frame();
    }
  });

for (const code of testedIn('de', 'ru', 'tr', 'en', 'nl', 'fr')) {
  for (const wait of MOMENTS) {
    for (const isTakenOver of testedIn(true, false)) {
      test(`in ${code}, Back ${wait} ms after a jump inside the page arrives where one was, ${isTakenOver ? 'with' : 'before'} the application`, async ({
        page,
      }) => {
        const pathname = address(code, KINDS.service);
        if (isTakenOver) await open(page, pathname);
        else await page.goto(pathname);
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), PLACE);
        await atRest(page);
        await jumpAndBack(page, '.on-this-page li:last-child a', wait);
        await expect(page).toHaveURL(pathname);
        await expect.poll(() => scrollTop(page)).toBe(PLACE);
        await atRest(page);
        expect(await scrollTop(page)).toBe(PLACE);
        await page.goForward();
        await expect(page).toHaveURL(/#/);
        // A jump that is undone before its first frame has led nowhere; browsers differ in what they store of it.
        if (isTakenOver || wait > 0) await expect.poll(() => scrollTop(page)).toBeGreaterThan(2 * PLACE);
      });
    }
  }

  for (const wait of MOMENTS) {
    test(`in ${code}, Back ${wait} ms after another page is shown arrives where one was, and Forward too`, async ({ page }) => {
      const [first, second] = [address(code, KINDS.service), address(code, KINDS.contact)];
      await open(page, first);
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), PLACE);
      // Before the address is that of the other page, Back would leave the site.
      await page.evaluate(
        ([pathname, milliseconds]) =>
          Object.assign(globalThis, {
            shown: new Promise<void>((resolve) => {
              const goBack = () => {
                if (location.pathname !== pathname) return requestAnimationFrame(goBack);
                history.back();
                resolve();
              };
              new MutationObserver((_, observer) => {
                observer.disconnect();
                setTimeout(goBack, milliseconds);
              }).observe(document.getElementById('main') ?? document, { childList: true });
            }),
          }),
        [second, wait] as const,
      );
      // Clicked in a separate task: a click that leads away and back within one call of the test keeps that call from ending.
      await page.evaluate((selector) => {
        setTimeout(() => document.querySelector<HTMLElement>(selector)?.click());
      }, `header a[href="${second}"]`);
      await page.evaluate(() => (globalThis as unknown as { shown: Promise<void> }).shown);
      await expect(page).toHaveURL(first);
      await expect.poll(() => scrollTop(page)).toBe(PLACE);
      await page.goForward();
      await expect(page).toHaveURL(second);
      await expect.poll(() => scrollTop(page)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(first);
      await expect.poll(() => scrollTop(page)).toBe(PLACE);
    });
  }
}

test('a jump inside the page is over with the next frame', async ({ page }) => {
  await page.goto(address('fr', KINDS.service));
  const places = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('.on-this-page li:last-child a')?.click();
    const frames: number[] = [];
    for (let frame = 0; frame < 6; frame += 1) {
      await new Promise(requestAnimationFrame);
      frames.push(scrollY);
    }
    return frames;
  });
  expect(new Set(places.slice(1)).size).toBe(1);
  expect(places.at(-1)).toBeGreaterThan(PLACE);
});

test('text that comes into view can be read at every moment', LONG_ONLY, async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await open(page, address('ru', KINDS.service));
  await expect(page.locator('main section.waiting')).not.toHaveCount(0);
  const palest = await page.evaluate(async () => {
    const sections = [...document.querySelectorAll('main section')];
    let least = 1;
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) {
        await new Promise(requestAnimationFrame);
        least = Math.min(least, ...sections.map((section) => Number(getComputedStyle(section).opacity)));
      }
    }
    return least;
  });
  expect(palest).toBe(1);
});
