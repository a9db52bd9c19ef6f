/** Addresses that nearly fit: the page that is meant, also on a host that only has files and inside the application; else topics and the nearest titles. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsOf } from '../axe.ts';
import { expect, test } from '../console.ts';
import { DIST } from '../documents.ts';
import { testedIn } from '../languages.ts';
import { AREAS, KINDS, SHORT } from '../livePages.ts';
import { address, expectReadable, follow, isSameDocument, markDocument, open } from '../visit.ts';

/** The browser's own remark about an answer with 404. */
function forgetStatus(messages: string[]): void {
  messages.splice(0, messages.length, ...messages.filter((message) => !/status of 404/.test(message)));
}

/** Answers with an error page and no redirect, as a host does that only has files. */
async function serveFilesOnly(page: Page, asked: string, file: string): Promise<void> {
  const body = readFileSync(join(DIST, file), 'utf8');
  await page.route(`**${asked}`, (route) => route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body }));
}

/** `Reddi-Miras`, for `reddi-miras`. */
const inCapitals = (slug: string) => slug.replaceAll(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase());

for (const code of testedIn('de', 'tr', 'ru')) {
  test.describe(`in ${code}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });
    test('the error page 404 leads to the areas of law and to the questions', async ({ page, messages }) => {
      await page.goto(address(code, 'boyle-bir-sayfa-yok'));
      const ways = page.locator('main .ways:visible');
      await expect(ways).toHaveCount(1);
      for (const slug of [...AREAS, KINDS.faq]) await expect(ways.locator(`a[href="${address(code, slug)}"]`)).toBeVisible();
      forgetStatus(messages);
    });
  });

  test(`in ${code}, the error page 404 names the pages with the nearest titles, and anybody can use it`, async ({ page, messages }) => {
    const mistyped = `${KINDS.service.slice(0, 2)}${KINDS.service.slice(3)}`;
    await page.goto(address(code, mistyped));
    const near = page.locator('[data-nearest]');
    await expect(near).toBeVisible();
    await expect(near.getByRole('link').first()).toHaveAttribute('href', address(code, KINDS.service));
    expect(await violationsOf(page)).toEqual([]);
    forgetStatus(messages);
  });
}

for (const [asked, file, expected] of [
  [`/de/${inCapitals(KINDS.service)}.html).`, 'de/404.html', `/de/${KINDS.service}`],
  // A host that has one error page for all languages.
  [`/DE/${KINDS.service}%20`, '404.html', `/de/${KINDS.service}`],
  [`/tr/${KINDS.service}`, '404.html', `/${KINDS.service}`],
  ['/de/x/Malrejimi.', 'de/404.html', '/de/turkiye-bulunan-mallarin-paylasimi'],
] as const) {
  test(`on a host that only has files, ${asked} leads to ${expected}`, async ({ page, messages }) => {
    await serveFilesOnly(page, asked, file);
    await page.goto(`${asked}?q=1`).catch(() => {});
    await page.waitForURL(`**${expected}?q=1`);
    forgetStatus(messages);
  });
}

test('inside the application, a link in other capitals shows the page without a new document', async ({ page }) => {
  const manifest = page.waitForResponse(/\/_build\/[0-9a-f]+\.json$/);
  const miss = `/de/${inCapitals(SHORT.service)}`;
  await open(page, `/de/${SHORT.area}`);
  await (await manifest).finished();
  await page
    .locator('main a[href^="/de/"]')
    .first()
    .evaluate((link, pathname) => link.setAttribute('href', pathname), miss);
  await markDocument(page);
  await follow(page, `main a[href="${miss}"]`);
  await expectReadable(page, `/de/${SHORT.service}`);
  expect(await isSameDocument(page)).toBe(true);
});
