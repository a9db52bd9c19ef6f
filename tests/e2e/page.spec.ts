/** A visitor's way through the site: with and without JavaScript, from page to page, back again, and astray. */
import { expect, test } from './console.ts';
import { takenOver } from './visit.ts';

const GUIDE = {
  ru: { pathname: '/ru/konsolosluk-bosanma-rehberi', lang: 'ru', steps: 5 },
  de: { pathname: '/de/konsolosluk-bosanma-rehberi', lang: 'de', steps: 5 },
};

for (const { pathname, lang, steps } of Object.values(GUIDE)) {
  test(`the consular guide in ${lang} opens with its title, address and languages`, async ({ page }) => {
    await page.goto(pathname);
    await expect(page).toHaveTitle(/ · Köprü Hukuk$/);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://www.example.org${pathname}`);
    const languages = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
    expect(languages.sort()).toEqual(['de', 'en', 'fr', 'nl', 'ru', 'tr', 'x-default']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('.steps > li')).toHaveCount(steps);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page can be read and left by its links', async ({ page }) => {
    await page.goto('/de/konsolosluk-bosanma-rehberi');
    await page.getByRole('navigation').getByRole('link', { name: 'Startseite' }).first().click();
    await expect(page).toHaveURL('/de');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the first intent starts the application, which then changes pages without a new document', async ({ page }) => {
  await page.goto('/de/bosanma-hukuku');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const link = page.locator('main a[href^="/"]:visible').last();
  await page.locator('header a').first().hover();
  await takenOver(page);
  await page.evaluate(() => {
    (globalThis as { sameDocument?: boolean }).sameDocument = true;
  });
  const target = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(target ?? '');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://www.example.org${target}`);
  expect(await page.evaluate(() => (globalThis as { sameDocument?: boolean }).sameDocument)).toBe(true);
  // Preloaded or not, a payload is fetched once.
  expect(requests.filter((pathname) => pathname === `/_payload${target}.json`)).toHaveLength(1);
  await expect(page.locator('main')).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL('/de/bosanma-hukuku');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://www.example.org/de/bosanma-hukuku');
});
