/** Requirements that belong to no other file here: the requests of a visit, the flags' privacy, and the root without JavaScript. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { htmlFilePath } from '../../src/model/pathname.ts';
import { expect, test } from './console.ts';
import { DIST } from './documents.ts';
import { testedIn } from './languages.ts';
import { KINDS, SHORT } from './livePages.ts';
import { address, expectReadable, follow, open, reach, watchRequests } from './visit.ts';

for (const code of testedIn('nl', 'tr')) {
  // proves: fields.static, calls.no-backend
  test(`in ${code}, a visit asks for files of the site and for nothing else`, async ({ page, baseURL }) => {
    const asked: { readonly url: URL; readonly method: string }[] = [];
    page.on('request', (request) => asked.push({ url: new URL(request.url()), method: request.method() }));
    const quiet = watchRequests(page);
    await open(page, address(code, SHORT.area));
    for (const slug of [KINDS.contact, KINDS.services, KINDS.faq]) {
      await follow(page, `header a[href="${address(code, slug)}"]`);
      await expectReadable(page, address(code, slug));
    }
    await quiet();
    expect(asked.length).toBeGreaterThan(8);
    const others = asked.filter(({ url, method }) => {
      const isFile = existsSync(join(DIST, url.pathname)) || existsSync(join(DIST, htmlFilePath(url.pathname)));
      return method !== 'GET' || url.origin !== new URL(baseURL ?? '').origin || !isFile;
    });
    expect(others.map(({ url, method }) => `${method} ${url}`)).toEqual([]);
  });
}

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: isScripted });

    // proves: texts.faq-toggle
    test('each touch of a question opens its answer or closes it', async ({ page }) => {
      await page.goto(address('en', KINDS.faq));
      if (isScripted) await reach(page);
      const question = page.locator('main .question').nth(1);
      const answer = question.locator('p').first();
      await expect(answer).toBeHidden();
      for (let round = 0; round < 2; round += 1) {
        await question.locator('summary').click();
        await expect(answer).toBeVisible();
        await question.locator('summary').click();
        await expect(answer).toBeHidden();
      }
    });
  });
}

test.describe('a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  for (const code of testedIn('fr', 'ru')) {
    // proves: switcher.flags-own-button, switcher.flags-act
    test(`in ${code}, the button's flag is the site's own, and the flag host is not told which page asks`, async ({ page }) => {
      const referers: (string | undefined)[] = [];
      await page.route(/jsdelivr/, async (route) => {
        referers.push((await route.request().allHeaders()).referer);
        await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>' });
      });
      const quiet = watchRequests(page);
      await page.goto(address(code, SHORT.service));
      const flag = page.locator('.switcher-button img');
      await expect(flag).toHaveAttribute('src', /^\/flags\/[a-z]{2}\.svg$/);
      await expect.poll(() => flag.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
      await quiet();
      expect(referers).toEqual([]);
      await page.locator('.switcher-button').hover();
      await expect.poll(() => referers.length).toBe(6);
      expect(referers.every((referer) => referer === undefined)).toBe(true);
      await expect(flag).toHaveAttribute('src', /^\/flags\//);
    });
  }
});

test.describe('a German browser', () => {
  test.use({ locale: 'de-DE' });

  // proves: languages.start-replace
  test('that the root has sent on goes back to where it was before, and is not sent on again', async ({ page }) => {
    await page.goto(`/fr/${SHORT.service}`);
    await page.goto('/');
    await expect(page).toHaveURL('/de');
    await expectReadable(page, '/de');
    await page.goBack();
    await expectReadable(page, `/fr/${SHORT.service}`);
  });
});

test.describe('a German browser without JavaScript', () => {
  test.use({ locale: 'de-DE', javaScriptEnabled: false });

  // proves: languages.no-script
  test('is shown the root in Turkish, with links to all languages', async ({ page }) => {
    const response = await page.goto('/', { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(page.locator('meta[http-equiv=refresh i]')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de');
  });
});
