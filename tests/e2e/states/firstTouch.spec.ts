/** What works before there is an application: the slider's first tap, the remarks in the console, and who is sent on from the root. */
import { expect, test } from '../console.ts';
import { SHORT } from '../livePages.ts';
import { settled } from '../visit.ts';

for (const [code, reducedMotion] of [
  ['tr', 'reduce'],
  ['nl', 'no-preference'],
] as const) {
  test.describe(`in ${code}, on a phone (motion: ${reducedMotion})`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: `${code}-${code.toUpperCase()}` });

    test('the first tap moves the slider, also where the application does not come', async ({ page, messages }) => {
      await page.emulateMedia({ reducedMotion });
      await page.route('**/assets/app-*.js', () => new Promise(() => {}));
      await page.goto(code === 'tr' ? '/' : `/${code}`);
      const left = () => page.locator('[data-slider] ul').evaluate((element) => Math.round(element.scrollLeft));
      const before = await left();
      await page.locator('[data-slider-next]').tap();
      await expect.poll(left).toBeGreaterThan(before + 100);
      await page.locator('[data-slider-previous]').tap();
      await expect.poll(left).toBe(before);
      messages.length = 0;
    });
  });

  // proves: errors.base-url, errors.language-address
  test(`in ${code}, the console says on load that the site is served elsewhere than configured, and which language has no address`, async ({
    page,
    messages,
    baseURL,
  }) => {
    await page.route('https://www.another.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      const response = await route.fetch({ url: `${baseURL}${pathname}` });
      const isDocument = route.request().resourceType() === 'document';
      // As if this page had not been written in French.
      const body = isDocument
        ? (await response.text()).replace(/(<footer[\s\S]*?)<li><a [^>]*hrefLang="fr"[^>]*>[^<]*<\/a><\/li>/i, '$1')
        : await response.body();
      await route.fulfill({ response, body });
    });
    await page.goto(`https://www.another.example${code === 'tr' ? '' : `/${code}`}/${SHORT.service}`);
    await expect
      .poll(() => messages.filter((message) => /^error: .*www\.example\.org.*www\.another\.example/.test(message)))
      .toHaveLength(1);
    expect(messages.filter((message) => /^warning: .*"fr"/.test(message))).toHaveLength(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    messages.length = 0;
  });
}

test.describe('a German browser', () => {
  test.use({ locale: 'de-DE' });

  // proves: languages.start-outside
  test('that reads Turkish stays with Turkish: at the brand, with and without the application, and at the button of the error page', async ({
    page,
  }) => {
    await page.route('**/assets/app-*.js', () => new Promise(() => {}));
    await page.goto(`/${SHORT.service}`);
    await page.locator('header .brand').click();
    await expect(page).toHaveURL('/');
    await page.waitForLoadState('load');
    await settled(page);
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await page.reload();
    await expect(page).toHaveURL('/');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/boyle-bir-sayfa-yok');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await page.waitForLoadState('load');
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  });

  // proves: languages.start-outside, languages.start-browser
  test('is sent to German when it comes from another site, or types the address', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/de');
    await page.goto('/', { referer: 'https://elsewhere.example/' });
    await expect(page).toHaveURL('/de');
    await page.goto('/', { referer: 'http://localhost.elsewhere.example/' });
    await expect(page).toHaveURL('/de');
  });
});
