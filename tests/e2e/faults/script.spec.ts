/** JavaScript that is off, fails while it runs, or lacks a browser feature. The page is complete without it. */
import { expect, type Page, test } from '@playwright/test';
import { LONG_ONLY, testedIn } from '../languages.ts';
import { KINDS, SHORT } from '../livePages.ts';
import {
  address,
  expectReadable,
  follow,
  isSameDocument,
  markDocument,
  open,
  reach,
  readDeployment,
  takenOver,
  watchRequests,
} from '../visit.ts';

/** Follows a link from one page to another, independently of the script. */
async function expectNavigable(page: Page, code: string): Promise<void> {
  const [first, second] = [address(code, SHORT.area), address(code, SHORT.service)];
  const quiet = watchRequests(page);
  await page.goto(first);
  await expectReadable(page, first);
  const application = page.waitForResponse('**/assets/app-*.js');
  await page.locator('header a').first().hover();
  await application;
  await quiet();
  await expectReadable(page, first);
  await page.locator(`main a[href="${second}"]`).first().click();
  await expectReadable(page, second);
  await page.goBack();
  await expectReadable(page, first);
}

for (const code of testedIn('ru', 'tr', 'de')) {
  test.describe(`in ${code}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });
    // proves: card.prerendered
    test('pages lead to each other, the menu and the answers open, every slide is there, the languages are at hand', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(address(code, SHORT.service));
      const menu = page.locator('header details');
      await menu.locator('summary').click();
      await expect(menu.getByRole('link', { name: 'English' })).toBeVisible();
      await menu.locator(`a[href="${address(code, KINDS.contact)}"]`).click();
      await expectReadable(page, address(code, KINDS.contact));
      await page.goto(address(code, SHORT.service));
      await page.locator('main .question summary').first().click();
      await expect(page.locator('main .question').first().locator('p').first()).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
      await expectReadable(page, `/fr/${SHORT.service}`);
      await page.goto(address(code, ''));
      await expect(page.locator('[data-slider] li').last()).toBeAttached();
      expect(await page.locator('[data-slider] li').count()).toBeGreaterThanOrEqual(3);
    });
  });
}

for (const code of testedIn('de', 'tr')) {
  for (const [what, change] of testedIn(
    ['throws at its last line', (text: string) => `${text};throw new Error('last')`],
    ['throws at its first line', (text: string) => `throw new Error('first');${text}`],
    ['is cut off in the middle', (text: string) => text.slice(0, text.length / 2)],
    ['does not parse', () => 'const = ;'],
  )) {
    test(`in ${code}, an application that ${what} leaves a page that works`, LONG_ONLY, async ({ page }) => {
      const script = await (await page.request.get((await readDeployment(page)).app)).text();
      await page.route('**/assets/app-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: change(script) }));
      await expectNavigable(page, code);
    });
  }

  for (const [what, script] of testedIn(
    ['refuses fetch', 'globalThis.fetch = () => { throw new TypeError("refused") }'],
    ['knows no IntersectionObserver', 'delete globalThis.IntersectionObserver'],
    ['has no room left in its history', 'history.pushState = () => { throw new DOMException("too many", "SecurityError") }'],
    ['cannot read the page’s data', 'JSON.parse = () => { throw new SyntaxError("broken") }'],
    [
      'has an extension that takes elements of the frame away',
      'addEventListener("pointerover", () => document.querySelector(".switcher")?.remove(), { once: true, capture: true })',
    ],
  )) {
    test(`in ${code}, a browser that ${what} still shows every page`, async ({ page }) => {
      await page.addInitScript(script);
      await expectNavigable(page, code);
    });
  }
}

/** Cookies, localStorage and sessionStorage refused, as browsers do for "block all cookies". */
const BLOCKED = () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get: refuse });
};

for (const code of testedIn('fr', 'ru')) {
  test.describe(`in ${code}, with cookies, localStorage and sessionStorage refused`, () => {
    test.use({ locale: 'de-DE' });
    test.beforeEach(({ page }) => page.addInitScript(BLOCKED));

    test('pages change, the offer can be dismissed, languages change', async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await open(page, address(code, SHORT.area));
      await markDocument(page);
      await page.locator('.offer button').click();
      await expect(page.locator('.offer')).toHaveCount(0);
      await follow(page, `main a[href="${address(code, SHORT.service)}"]`);
      await expectReadable(page, address(code, SHORT.service));
      expect(await isSameDocument(page)).toBe(true);
      await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
      await expectReadable(page, `/en/${SHORT.service}`);
      expect(errors).toEqual([]);
    });

    test('a file that is gone reloads the page once, not at every touch', async ({ page }) => {
      let documents = 0;
      page.on('request', (request) => {
        if (request.resourceType() === 'document') documents += 1;
      });
      await page.route('**/assets/app-*.js', (route) => route.fulfill({ status: 404, body: '' }));
      await page.route('**/_build/latest.json*', (route) =>
        route.fulfill({ json: { app: '/assets/app-newer.js', shells: {}, build: 'newer' } }),
      );
      const quiet = watchRequests(page);
      await page.goto(address(code, SHORT.area));
      // Each of the two documents asks for it at the first touch, and not again.
      for (const isAsked of [true, true, false]) {
        const gone = isAsked ? page.waitForResponse('**/assets/app-*.js') : undefined;
        await page.mouse.move(0, 0);
        await page.locator('header a').first().hover();
        await gone;
        await quiet();
        await page.waitForLoadState('load');
      }
      expect(documents).toBe(2);
      await expectReadable(page, address(code, SHORT.area));
    });
  });
}

/** What Chrome's translator does: every text node becomes two nested font elements, and the root says so. */
const translateWithFonts = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `übersetzt ${text.data}`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.documentElement.lang = 'en-x-mtfrom-de';
  document.documentElement.classList.add('translated-ltr');
};
/** As Firefox and Safari do: they replace the text in place. */
const translateInPlace = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest('script, style')) text.data = `übersetzt ${text.data}`;
  }
};

for (const code of testedIn('de', 'ru')) {
  const [first, second] = [address(code, SHORT.area), address(code, SHORT.service)];

  test(`in ${code}, a page translated before the first touch stays translated, and its links lead on`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const quiet = watchRequests(page);
    await page.goto(first);
    await page.evaluate(translateWithFonts);
    const application = page.waitForResponse('**/assets/app-*.js');
    await page.locator('header a').first().hover();
    await application;
    await quiet();
    await expect(page.locator('h1')).toContainText('übersetzt');
    await expect(page.locator('footer')).toContainText('übersetzt');
    await markDocument(page);
    await page.locator(`main a[href="${second}"]`).first().click();
    await expectReadable(page, second);
    expect(await isSameDocument(page)).toBe(false);
    expect(errors).toEqual([]);
  });

  test(`in ${code}, a page that was translated while it is read loads the next one as a new document, forwards and back`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await open(page, first);
    await follow(page, `main a[href="${second}"]`);
    await expectReadable(page, second);
    await page.evaluate(translateWithFonts);
    await markDocument(page);
    await page.goBack();
    await expectReadable(page, first);
    expect(await isSameDocument(page)).toBe(false);
    await reach(page);
    await page.evaluate(translateWithFonts);
    await markDocument(page);
    await follow(page, `main a[href="${second}"]`);
    await expectReadable(page, second);
    expect(await isSameDocument(page)).toBe(false);
    expect(errors).toEqual([]);
  });

  test(`in ${code}, a page whose words were translated in their place can still be left`, async ({ page }) => {
    await page.goto(first);
    await page.evaluate(translateInPlace);
    await page.locator('header a').first().hover();
    await takenOver(page);
    await expectReadable(page, first);
    await page.evaluate(translateInPlace);
    await page.locator(`main a[href="${second}"]`).first().click();
    await expectReadable(page, second);
    await page.goBack();
    await expectReadable(page, first);
  });
}
