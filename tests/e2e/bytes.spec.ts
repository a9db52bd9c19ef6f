/** The files that a visit fetches: before the first intent, while it visits five pages, and after a click. Sizes of files are tested in tests/html/budgets.test.ts. */
import { brotliCompressSync } from 'node:zlib';
import type { Page, Route } from '@playwright/test';
import { formatSpread, spreadOf } from '../../scripts/cli/bench/statistics.ts';
import { BUDGETS } from '../budgets.ts';
import { measureClicks, measureCopy, SLOWDOWN } from './clickToPaint.ts';
import { expect, test } from './console.ts';
import { LOCALES } from './documents.ts';
import { IS_LONG, LONG_ONLY, testedIn } from './languages.ts';
import { watchShifts } from './layoutShifts.ts';
import { KINDS } from './livePages.ts';
import { address, isSameDocument, markDocument, reach, settled, watchRequests } from './visit.ts';

const PHONE = { width: 390, height: 844 };
const TAGS: Readonly<Record<string, string>> = { tr: 'tr-TR', de: 'de-DE', ru: 'ru-RU' };
const KINDS_MEASURED = ['home', 'service', 'guide'] as const;

/** Addresses of all responses from the network, in order; without those from the browser's cache. */
async function watchNetwork(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const cached = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // A question for a newer deployment carries the time.
    if (!response.fromDiskCache && !cached.has(requestId)) fetched.push(response.url.replace(/\?t=\d+$/, ''));
  });
  return fetched;
}

/** Files that all languages share; every other name says its language, as the address of a page does. */
const SHARED = /^\/(?:assets\/(?!shell-|tools-)|fonts\/|flags\/|icons\/|_build\/|favicon\.ico$)/;

function localeOf(pathname: string): string {
  const name =
    /^\/assets\/(?:shell|tools)-([a-z]+)-/.exec(pathname)?.[1] ?? pathname.replace(/^\/(?:_payload|_offers)/, '').split(/[/.]/)[1];
  return LOCALES.find((locale) => locale === name) ?? 'tr';
}

for (const [place, [code, tag]] of Object.entries(TAGS).entries()) {
  test.describe(`in ${code}`, () => {
    test.use({ locale: tag });

    // Each kind in another language; in the long run each in all languages.
    for (const kind of KINDS_MEASURED.filter((_, index) => IS_LONG || index === place)) {
      test(`${kind}: before the first intent there is one small script, no other host, and nothing moves when the font comes`, async ({
        page,
        baseURL,
      }) => {
        await page.setViewportSize(PHONE);
        const shifts = await watchShifts(page);
        const scripts: string[] = [];
        const hosts = new Set<string>();
        page.on('request', (request) => {
          hosts.add(new URL(request.url()).origin);
          if (request.resourceType() === 'script') scripts.push(request.url());
        });
        const fonts: Route[] = [];
        await page.route('**/*.woff2', (route) => void fonts.push(route));
        const quiet = watchRequests(page);
        await page.goto(address(code, KINDS[kind]), { waitUntil: 'domcontentloaded' });
        await expect.poll(() => fonts.length).toBe(1);
        // The text is first shown in a fallback font.
        await expect(page.locator('h1')).toBeVisible();
        await settled(page);
        for (const route of fonts) await route.continue();
        await quiet();
        expect(fonts).toHaveLength(1);
        expect(await shifts()).toEqual([]);
        expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
        expect(scripts.map((url) => new URL(url).pathname)).toEqual([expect.stringMatching(/^\/assets\/start-[0-9a-f]+\.js$/)]);
        const start = await (await page.request.get(scripts[0] ?? '')).body();
        expect(brotliCompressSync(start).length).toBeLessThanOrEqual(BUDGETS.startScript);
      });
    }
  });
}

for (const [code, tag] of testedIn(['de', 'de-DE'], ['tr', 'tr-TR'], ['ru', 'ru-RU'])) {
  test.describe(`in ${code}`, () => {
    test.use({ locale: tag });

    test('five changes of page fetch nothing twice and nothing of another language', LONG_ONLY, async ({ page }) => {
      const fetched = await watchNetwork(page);
      const quiet = watchRequests(page);
      await page.goto(address(code, KINDS.home));
      await reach(page);
      await markDocument(page);
      const header = (kind: keyof typeof KINDS) => `header a[href="${address(code, KINDS[kind])}"]:visible`;
      for (const selector of [header('services'), '.prose a[href^="/"]:visible', header('contact'), header('services'), header('home')]) {
        const link = page.locator(selector).first();
        const pathname = (await link.getAttribute('href')) ?? '';
        await link.hover();
        await quiet();
        await link.click();
        await expect(page).toHaveURL(pathname);
        await expect(page.locator('main h1')).toBeVisible();
        await quiet();
      }
      expect(await isSameDocument(page)).toBe(true);
      // The three pages that are not the first one.
      expect(fetched.filter((url) => url.includes('/_payload/')).length).toBeGreaterThanOrEqual(3);
      expect(fetched.filter((url, index) => fetched.indexOf(url) !== index)).toEqual([]);
      const own = fetched.map((url) => new URL(url).pathname);
      expect(own.filter((pathname) => !SHARED.test(pathname) && localeOf(pathname) !== code)).toEqual([]);
    });

    test(
      `a preloaded page is on the screen soon after the click, with a processor ${SLOWDOWN} times slower`,
      LONG_ONLY,
      async ({ page }) => {
        const copies: number[] = [];
        const durations = await measureClicks(page, [address(code, KINDS.services), address(code, KINDS.about)], 7, async () => {
          copies.push(await measureCopy(page));
        });
        const [click, copy] = [spreadOf(durations), spreadOf(copies)];
        console.log(`${code}: click to paint, ${formatSpread(click, 0)} ms; the browser's own part, ${formatSpread(copy, 0)} ms`);
        expect(click.median / copy.median).toBeLessThan(6);
      },
    );
  });
}
