/** Languages: the language of a visit's start, the offer, the stored choice, and the switcher. */
import { labelOf } from '../liveTexts.ts';
import { expect, test } from './console.ts';
import { LONG_ONLY, testedIn } from './languages.ts';
import { KINDS, SHORT } from './livePages.ts';
import { settled, takenOver, watchRequests } from './visit.ts';

const LOCALE_COOKIE = 'i18n_redirected';

// The site's own language is every other test's; what other browsers are sent to depends on data, so all are asked.
for (const [browser, expected] of [
  ['de-DE', '/de'],
  ['ru-RU', '/ru'],
  ['tr-TR', '/'],
  ['ja-JP', '/'],
] as const) {
  test.describe(`a browser in ${browser}`, () => {
    test.use({ locale: browser });
    // proves: languages.start-browser, languages.start-unknown
    test(`starts at ${expected} when it opens the root, keeping query and hash`, async ({ page }) => {
      await page.goto('/?q=1#main');
      await expect(page).toHaveURL(`${expected === '/' ? '/' : expected}?q=1#main`);
    });
  });
}

test.describe('a Russian browser', () => {
  test.use({ locale: 'ru-RU' });

  // proves: languages.offer, languages.stay
  test('is offered the page in Russian, in Russian, and keeps what it reads', async ({ page }) => {
    await page.goto(`/de/${KINDS.service}`);
    const [sentence = ''] = labelOf('ru', 'offer.text').split(' {clickHere}');
    const offer = page.getByRole('status').filter({ hasText: sentence });
    const link = offer.getByRole('link', { name: labelOf('ru', 'offer.link') });
    await expect(link).toContainText(sentence);
    await expect(link).toHaveAttribute('href', `/ru/${KINDS.service}`);
    await expect(page).toHaveURL(`/de/${KINDS.service}`);
  });

  // proves: languages.start-saved
  test(
    'is sent where the saved choice says, before its own language; a choice that is no language counts as none',
    LONG_ONLY,
    async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: LOCALE_COOKIE, value: 'fr', url: baseURL ?? '' }]);
      await page.goto('/');
      await expect(page).toHaveURL('/fr');
      await context.addCookies([{ name: LOCALE_COOKIE, value: '//evil.example', url: baseURL ?? '' }]);
      await page.goto('/');
      await expect(page).toHaveURL('/ru');
    },
  );
});

test.describe('a German browser', () => {
  test.use({ locale: 'de-DE' });

  // proves: languages.start-saved
  test('is sent where the saved choice says, before its own language', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: LOCALE_COOKIE, value: 'nl', url: baseURL ?? '' }]);
    await page.goto('/');
    await expect(page).toHaveURL('/nl');
  });

  // proves: languages.offer, languages.stay
  test('is offered the page in German on any other address, in German, and is not moved', async ({ page }) => {
    await page.goto(`/fr/${SHORT.service}`);
    const offer = page.getByRole('status').filter({ hasText: 'auf Deutsch' });
    await expect(offer).toHaveAttribute('lang', 'de');
    await expect(page).toHaveURL(`/fr/${SHORT.service}`);
    await offer.getByRole('link').click();
    await expect(page).toHaveURL(`/de/${SHORT.service}`);
    await expect(page.locator('.offer')).toHaveCount(0);
  });
});

test.describe('a crawler', () => {
  test.use({ locale: 'en-US', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  // proves: languages.crawlers
  test('is shown the address that it asked for', async ({ page }) => {
    const quiet = watchRequests(page);
    await page.goto('/');
    await quiet();
    await expect(page).toHaveURL('/');
  });
});

test.describe('the switcher', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  // The public flag host is not reachable from a test, so the fallback is used.
  test.beforeEach(({ page }) =>
    page.route(/jsdelivr/, (route) =>
      route.fulfill({ status: 200, contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>' }),
    ),
  );

  for (const [pathname, button, other, target] of testedIn(
    [`/${SHORT.service}`, /Türkçe/, 'Русский', `/ru/${SHORT.service}`],
    [`/de/${SHORT.service}`, /Deutsch/, 'Nederlands', `/nl/${SHORT.service}`],
  )) {
    // proves: switcher.hover, switcher.leave, switcher.target, languages.cookie, languages.cookie-days, languages.cookie-scope, fields.locale-language
    test(`opens on hover at ${pathname}, closes on leave, and leads to the same page in another language`, async ({ page, context }) => {
      await page.goto(pathname);
      const list = page.locator('#language-list');
      await expect(list).toBeHidden();
      await page.getByRole('button', { name: button }).hover();
      await expect(list.getByRole('link')).toHaveCount(6);
      await expect(list).toBeVisible();
      await page.mouse.move(10, 700);
      await expect(list).toBeHidden();
      // The application came with the pointer.
      await takenOver(page);
      // A click leaves the focus there, which keeps nothing open.
      await page.getByRole('button', { name: button }).click();
      await expect(list).toBeVisible();
      await page.mouse.move(10, 700);
      await expect(list).toBeHidden();
      await expect(page.getByRole('button', { name: button })).toHaveAttribute('aria-expanded', 'false');
      await page.getByRole('button', { name: button }).hover();
      const link = list.getByRole('link', { name: other });
      await expect(link).toHaveAttribute('lang', target.slice(1, 3));
      await link.click();
      await expect(page).toHaveURL(target);
      const cookie = (await context.cookies()).find(({ name }) => name === LOCALE_COOKIE);
      expect(cookie).toMatchObject({ value: target.slice(1, 3), path: '/', sameSite: 'Strict', secure: true });
      expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1);
    });
  }

  for (const [pathname, button] of testedIn(['/fr', /Français/], ['/de', /Deutsch/])) {
    test(`opens by keyboard at ${pathname}, says so, closes with Escape and gives the focus back`, async ({ page }) => {
      await page.goto(pathname);
      const current = page.getByRole('button', { name: button });
      await current.focus();
      await expect(current).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(page.locator('#language-list a').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator('#language-list')).toBeHidden();
      await expect(current).toBeFocused();
      await expect(current).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Enter');
      await expect(page.locator('#language-list')).toBeVisible();
      expect((await page.locator('#language-list a').first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });

    // proves: switcher.wide, switcher.narrow, layout.switcher
    test(`is not there at 768 px at ${pathname}, where menu and footer carry plain links`, LONG_ONLY, async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 800 });
      await page.goto(`${pathname}/${SHORT.service}`);
      const current = page.getByRole('button', { name: button });
      await expect(current).toBeHidden();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Русский' })).toHaveAttribute('href', `/ru/${SHORT.service}`);
      await page.locator('header details summary').click();
      await expect(page.locator('.menu-languages').getByRole('link', { name: 'Русский' })).toBeVisible();
      await page.locator('header details summary').click();
      await page.setViewportSize({ width: 769, height: 800 });
      await expect(current).toBeVisible();
    });
  }
});

test.describe('the switcher under a finger', () => {
  test.use({ viewport: { width: 1024, height: 800 }, hasTouch: true });
  for (const [pathname, target] of testedIn(
    [`/ru/${SHORT.service}`, `/en/${SHORT.service}`],
    [`/de/${SHORT.service}`, `/en/${SHORT.service}`],
  )) {
    test(`opens and closes at ${pathname}, and leads to English`, LONG_ONLY, async ({ page }) => {
      await page.route(/jsdelivr/, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      );
      await page.goto(pathname);
      const button = page.locator('.switcher-button');
      const list = page.locator('#language-list');
      await button.tap();
      await page.waitForFunction(() => history.scrollRestoration === 'manual');
      await expect(list).toBeVisible();
      await button.tap();
      await expect(list).toBeHidden();
      await button.tap();
      await expect(list).toBeVisible();
      await list.getByRole('link', { name: 'English' }).tap();
      await expect(page).toHaveURL(target);
    });
  }
});

test.describe('flags', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  for (const code of testedIn('nl', 'de')) {
    // proves: switcher.flags-host, switcher.flags-act, switcher.flags-refused
    test(`in ${code}, come from the public host once the list is reached for, and from our own when it does not answer`, async ({
      page,
      messages,
    }) => {
      const asked: string[] = [];
      await page.route(/jsdelivr/, (route) => {
        asked.push(route.request().url());
        return route.abort();
      });
      const quiet = watchRequests(page);
      await page.goto(`/${code}`);
      await quiet();
      expect(asked).toEqual([]);
      await page.locator('.switcher-button').hover();
      await expect(page.locator('#language-list img').first()).toHaveAttribute('src', '/flags/tr.svg');
      // Each image fails, and is replaced by our own file, at another time.
      const areShown = () =>
        page.locator('#language-list img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));
      await expect.poll(areShown).toEqual([true, true, true, true, true, true]);
      expect(asked).toHaveLength(6);
      // The refused host is what this test makes; the console says so of each flag, be it a moment later.
      const isRefusal = (message: string) => message.includes('net::ERR_FAILED');
      await expect.poll(() => messages.filter(isRefusal)).toHaveLength(asked.length);
      messages.splice(0, messages.length, ...messages.filter((message) => !isRefusal(message)));
    });
  }
});

test.describe('code that listens', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  for (const code of testedIn('en', 'de')) {
    // proves: languages.before-switch, languages.switched
    test(`hears in ${code} of a change of language before and after, and can prevent it`, LONG_ONLY, async ({ page, context }) => {
      await page.goto(`/${code}/${SHORT.service}`);
      await page.evaluate(() => {
        const heard: unknown[] = [];
        (globalThis as { heard?: unknown[] }).heard = heard;
        addEventListener('locale:before-switch', (event) => {
          heard.push((event as CustomEvent).detail);
          if ((event as CustomEvent).detail.to === 'ru') event.preventDefault();
        });
        addEventListener('locale:switched', (event) => sessionStorage.setItem('switched', JSON.stringify((event as CustomEvent).detail)));
      });
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: 'Русский' }).click();
      await settled(page);
      await expect(page).toHaveURL(`/${code}/${SHORT.service}`);
      expect(await page.evaluate(() => (globalThis as { heard?: unknown[] }).heard)).toEqual([{ from: code, to: 'ru' }]);
      expect((await context.cookies()).some((cookie) => cookie.name === LOCALE_COOKIE)).toBe(false);
      await footer.getByRole('link', { name: 'Français' }).click();
      await expect(page).toHaveURL(`/fr/${SHORT.service}`);
      expect(await page.evaluate(() => sessionStorage.getItem('switched'))).toBe(`{"from":"${code}","to":"fr"}`);
    });
  }
});
