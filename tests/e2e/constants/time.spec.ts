/** Actions after a delay: checks for deployments, the next reload, sections that appear while scrolling, retried requests. */
import { expect, type Page, test } from '@playwright/test';
import { LONG_ONLY, testedIn } from '../languages.ts';
import { KINDS, SHORT } from '../livePages.ts';
import { address, expectReadable, follow, isSameDocument, markDocument, open, reach } from '../visit.ts';

for (const code of testedIn('tr', 'de')) {
  const first = address(code, SHORT.area);

  // proves: calls.latest-build
  test(`in ${code}, the newest deployment is asked for at the start, when the tab is visible again, and every hour, each time with the time`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/_build/latest.json')) asked.push(new URL(request.url()).search);
    });
    await page.clock.install();
    await open(page, first);
    await expect.poll(() => asked.length).toBe(1);
    // What a busy machine took for these steps is not counted: the hour begins when the page asked.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const askedAt = Number(asked[0]?.replace('?t=', ''));
    const rest = await page.evaluate((start) => start + 3_600_000 - Date.now(), askedAt);
    await page.clock.fastForward(rest - 1000);
    expect(asked).toHaveLength(1);
    await page.clock.fastForward(2000);
    await expect.poll(() => asked.length).toBe(2);
    await page.clock.fastForward(3_600_000);
    await expect.poll(() => asked.length).toBe(3);
    await page.clock.fastForward(60_000);
    for (const state of ['hidden', 'visible']) {
      await page.evaluate((visibilityState) => {
        Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    }
    await expect.poll(() => asked.length).toBe(4);
    expect(asked.every((search) => /^\?t=\d{13}$/.test(search))).toBe(true);
    expect(new Set(asked).size).toBe(4);
  });
}

for (const code of testedIn('de', 'tr')) {
  const [first, second] = [address(code, SHORT.area), address(code, KINDS.contact)];
  const contact = `header a[href="${second}"]`;

  // proves: states.chunk-payload, states.chunk-once
  test(
    `in ${code}, a page that fails is loaded whole at most once in 10 seconds per path, and in between shows the error page`,
    LONG_ONLY,
    async ({ page }) => {
      const start = Date.now();
      await page.clock.setFixedTime(start);
      await page.route('**/_payload/**', (route) => route.fulfill({ status: 404, body: '' }));
      await open(page, first);
      await follow(page, contact);
      await expectReadable(page, second);
      await open(page, first);
      await page.clock.setFixedTime(start + 9999);
      await follow(page, contact);
      await expect(page).toHaveTitle(/^500 /);
      await expect(page.getByRole('main')).toContainText('500');
      await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', address(code, ''));
      // Another path has its own time limit.
      await markDocument(page);
      await follow(page, `header a[href="${address(code, KINDS.services)}"]`);
      await expectReadable(page, address(code, KINDS.services));
      expect(await isSameDocument(page)).toBe(false);
      await reach(page);
      await page.clock.setFixedTime(start + 10_000);
      await markDocument(page);
      await follow(page, contact);
      await expectReadable(page, second);
      expect(await isSameDocument(page)).toBe(false);
    },
  );
}

for (const code of testedIn('fr', 'tr', 'de')) {
  const [first, second] = [address(code, SHORT.area), address(code, KINDS.contact)];

  // src/behaviours/http.test.ts asks for each status of the list; here it is seen that changes of page go that way.
  // proves: calls.retry-statuses, calls.retry-others
  test(`in ${code}, a request that failed is tried once more for the listed statuses and for no other`, LONG_ONLY, async ({ page }) => {
    const counts = new Map<string, number>();
    let status = 0;
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.route('**/_payload/**', (route) => {
      const { pathname } = new URL(route.request().url());
      counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
      return counts.get(pathname) === 1 ? route.fulfill({ status, body: '{}' }) : route.continue();
    });
    const payload = `/_payload${second}.json`;
    for (status of testedIn(503, 408, 409, 425, 429, 500, 502, 504)) {
      counts.clear();
      await open(page, first);
      await markDocument(page);
      await follow(page, `header a[href="${second}"]`);
      await expectReadable(page, second);
      expect(counts.get(payload), String(status)).toBe(2);
      expect(await isSameDocument(page), String(status)).toBe(true);
    }
    for (status of testedIn(403, 400, 410, 501)) {
      counts.clear();
      await page.evaluate(() => sessionStorage.clear());
      await open(page, first);
      await follow(page, `header a[href="${second}"]`);
      await expectReadable(page, second);
      expect(counts.get(payload), String(status)).toBe(1);
    }
  });
}

for (const code of testedIn('en', 'tr', 'de')) {
  // proves: constants.scroll-offset, constants.scroll-duration, constants.scroll-easing, constants.scroll-throttle
  // proves: constants.scroll-debounce
  test(
    `in ${code}, sections come when 120 px of them are in view, over 400 ms with ease, at most every 99 ms, and 50 ms after resizing`,
    LONG_ONLY,
    async ({ page }) => {
      await page.setViewportSize({ width: 1000, height: 700 });
      await page.clock.install();
      await open(page, address(code, KINDS.service));
      const section = page.locator('main section.waiting').first();
      await expect(section).toHaveCount(1);
      const style = await section.evaluate((element) => {
        const { transitionDuration, transitionTimingFunction, transitionProperty } = getComputedStyle(element);
        return { transitionDuration, transitionTimingFunction, transitionProperty };
      });
      expect(style.transitionDuration.split(', ').every((duration) => duration === '0.4s')).toBe(true);
      expect(style.transitionTimingFunction.split(', ').every((easing) => easing === 'ease')).toBe(true);
      await page.clock.pauseAt(Date.now() + 60_000);
      const id = 'watched';
      await section.evaluate((element, name) => element.setAttribute('data-watched', name), id);
      const watched = page.locator(`[data-watched="${id}"]`);
      const isWaiting = () => watched.evaluate((element) => element.classList.contains('waiting'));
      // Its upper edge as many pixels above the window's lower edge; the shift that it waits with counts.
      const bringUp = async (pixels: number) => {
        const isMoved = await watched.evaluate((element, visible) => {
          const before = scrollY;
          addEventListener('scroll', () => document.documentElement.setAttribute('data-scrolled', ''), { once: true });
          scrollBy({ top: element.getBoundingClientRect().top - innerHeight + visible, behavior: 'instant' });
          return scrollY !== before;
        }, pixels);
        // The event comes with the next frame, and not at all where nothing moved.
        const root = page.locator('html');
        if (isMoved) await expect(root).toHaveAttribute('data-scrolled');
        await root.evaluate((element) => element.removeAttribute('data-scrolled'));
      };
      // It has come to the place where it waits.
      await expect.poll(() => watched.evaluate((element) => element.getAnimations().length)).toBe(0);
      await bringUp(118);
      await page.clock.runFor(200);
      expect(await isWaiting()).toBe(true);
      // The run before was just now, so the next one waits for the rest of 99 ms.
      await bringUp(110);
      await page.clock.runFor(1);
      await bringUp(124);
      await page.clock.runFor(97);
      expect(await isWaiting()).toBe(true);
      await page.clock.runFor(1);
      expect(await isWaiting()).toBe(false);

      const next = page.locator('main section.waiting').first();
      await next.evaluate((element) => element.setAttribute('data-next', ''));
      const resized = page.locator('[data-next]');
      await resize(page, 4000);
      await page.clock.runFor(49);
      expect(await resized.evaluate((element) => element.classList.contains('waiting'))).toBe(true);
      await page.clock.runFor(1);
      expect(await resized.evaluate((element) => element.classList.contains('waiting'))).toBe(false);
    },
  );
}

/** A window so high that everything is in it; its event arrives before this returns. */
async function resize(page: Page, height: number): Promise<void> {
  const resized = page.evaluate(() => new Promise((resolve) => addEventListener('resize', resolve, { once: true })));
  await page.setViewportSize({ width: 1000, height });
  await resized;
}
