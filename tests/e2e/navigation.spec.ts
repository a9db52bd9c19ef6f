/** Changing pages: scroll, focus, announcement, loading indicator, preloading, and what happens when something fails. */

import type { Page, Route } from '@playwright/test';
import { expect, test } from './console.ts';
import { LONG_ONLY, testedIn } from './languages.ts';
import { GLOSSARY, KINDS, SHORT } from './livePages.ts';
import { follow, isSameDocument, markDocument, open, settled, watchRequests } from './visit.ts';

for (const [from, to, announced] of testedIn(
  [`/ru/${SHORT.area}`, `/ru/${SHORT.service}`, /загружена/],
  [`/de/${SHORT.area}`, `/de/${SHORT.service}`, /geladen|aufgerufen|Seite/],
)) {
  // proves: layout.top, layout.announcer
  test(`from ${from} to ${to}: top of the page, focus on the text, title announced; back restores the place`, async ({ page }) => {
    await open(page, from);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await follow(page, `main a[href="${to}"]`);
    await expect(page).toHaveURL(to);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('main')).toBeFocused();
    await expect(page.locator('#root').getByRole('status')).toHaveText(announced);
    await page.goBack();
    await expect(page).toHaveURL(from);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
    await page.goForward();
    await expect(page).toHaveURL(to);
  });
}

for (const code of testedIn('nl', 'de')) {
  // proves: layout.hash
  test(`in ${code}, a link with an anchor leads to the anchor, with a distance to the edge`, async ({ page }) => {
    await open(page, `/${code}/${KINDS.about}`);
    await page.locator('main a[href$="#legal-notice"]').first().click();
    await expect(page).toHaveURL(`/${code}/${KINDS.contact}#legal-notice`);
    await expect(page.locator('#legal-notice')).toBeInViewport();
    await expect.poll(() => page.locator('#legal-notice').evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(10);
  });
}

for (const code of testedIn('fr', 'ru')) {
  test(
    `in ${code}, the page after a change of page is watched too: links in view are fetched ahead, sections below wait`,
    LONG_ONLY,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 1000 });
      const quiet = watchRequests(page);
      await open(page, `/${code}/${KINDS.privacy}`);
      await quiet();
      // The first area's page, in view at the top of the list; the pointer is elsewhere.
      const ahead = page.waitForRequest(`**/_payload/${code}/${KINDS.area}.json`);
      await page.locator(`.header-nav a[href="/${code}/${KINDS.services}"]`).click();
      await ahead;
      await expect(page.locator('main section.waiting')).not.toHaveCount(0);
    },
  );
}

for (const code of testedIn('de', 'ru')) {
  // proves: calls.preload-limit
  test(`in ${code}, payloads are fetched ahead when links come into view, at most five at a time, each once`, async ({ page }) => {
    const asked: string[] = [];
    const held: Route[] = [];
    let isHolding = true;
    await page.route('**/_payload/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      // Terms on the page request their explanations, independently of preloading.
      if (pathname.endsWith(`/${GLOSSARY}.json`)) return route.continue();
      asked.push(pathname);
      if (isHolding) held.push(route);
      else await route.continue();
    });
    const quiet = watchRequests(page);
    await open(page, `/${code}/${KINDS.services}`);
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
        scrollTo({ top, behavior: 'instant' });
        // Two frames: one for the scrolling, and one for the observers of links.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      }
    });
    for (const round of [1, 2]) {
      // Every link has been in view, none of the five requests has a response yet, and no sixth request follows.
      await expect.poll(() => held.length, `round ${round}`).toBe(5);
      await settled(page);
      expect(held).toHaveLength(5);
      isHolding = round === 1;
      for (const route of held.splice(0)) await route.continue();
    }
    await quiet();
    expect(asked.length).toBeGreaterThan(12);
    expect(new Set(asked).size).toBe(asked.length);
  });

  for (const connection of testedIn(
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
    { saveData: false, effectiveType: 'slow-2g' },
  )) {
    test(`in ${code}, nothing is fetched ahead on ${JSON.stringify(connection)}`, LONG_ONLY, async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      const asked: string[] = [];
      page.on('request', (request) => request.url().includes('/_payload/') && asked.push(request.url()));
      const quiet = watchRequests(page);
      await open(page, `/${code}/${KINDS.services}`);
      await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
      await page.locator('main a[href^="/"]:visible').first().hover();
      await quiet();
      expect(asked).toEqual([]);
    });
  }
}

/** Opens a page, waits until it knows which deployment is the latest, and follows a link. */
async function changePage(page: Page): Promise<void> {
  const answered = page.waitForResponse(/latest\.json/);
  await open(page, `/de/${SHORT.area}`);
  await (await answered).finished();
  await settled(page);
  await markDocument(page);
  await page.locator(`main a[href="/de/${SHORT.service}"]`).first().click();
  await expect(page).toHaveURL(`/de/${SHORT.service}`);
}

// proves: states.deployment-change, calls.latest-build
test('a newer deployment is noticed, and the next change of page loads a new document', async ({ page }) => {
  await page.route('**/_build/latest.json*', (route) => {
    expect(new URL(route.request().url()).searchParams.get('t')).toMatch(/^\d{13}$/);
    return route.fulfill({ json: { app: '/assets/app-newer.js', shells: {} } });
  });
  await changePage(page);
  expect(await isSameDocument(page)).toBe(false);
});

// proves: states.deployment-same
test('the same deployment changes nothing', LONG_ONLY, async ({ page }) => {
  await changePage(page);
  expect(await isSameDocument(page)).toBe(true);
});

// proves: states.chunk-readable
test('an application that cannot be loaded leaves a page that works', async ({ page, messages }) => {
  await page.route('**/assets/app-*.js', (route) => route.abort());
  await page.goto(`/de/${SHORT.area}`);
  await page.locator('header a').first().hover();
  await page.locator(`main a[href="/de/${SHORT.service}"]`).first().click();
  await expect(page).toHaveURL(`/de/${SHORT.service}`);
  messages.length = 0;
});

// proves: states.chunk-once
test(
  'an application that a newer deployment took away loads the page again, once in ten seconds',
  LONG_ONLY,
  async ({ page, messages }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    await page.route('**/assets/app-*.js', (route) => route.abort());
    await page.route('**/_build/latest.json*', (route) => route.fulfill({ json: { app: '/assets/app-newer.js', shells: {} } }));
    await page.goto(`/ru/${SHORT.area}`);
    await page.locator('header a').first().hover();
    await expect.poll(() => documents).toBe(2);
    await page.waitForLoadState('load');
    const quiet = watchRequests(page);
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/app-'));
    await page.mouse.move(600, 600);
    await page.locator('header a').first().hover();
    await refused;
    await quiet();
    expect(documents).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    messages.length = 0;
  },
);
