/** The first change of page: what starts the application, and what it takes over. */
import { SITE } from '../liveTexts.ts';
import { expect, test } from './console.ts';
import { KINDS } from './livePages.ts';
import { isSameDocument, markDocument, takenOver } from './visit.ts';

// proves: layout.page, calls.payloads
test('the first intent starts the application, which then changes pages without a new document', async ({ page }) => {
  await page.goto(`/de/${KINDS.area}`);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const link = page.locator('main a[href^="/"]:visible').last();
  await page.locator('header a').first().hover();
  await takenOver(page);
  await markDocument(page);
  const target = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(target ?? '');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${SITE.url}${target}`);
  expect(await isSameDocument(page)).toBe(true);
  // Preloaded or not, a payload is fetched once.
  expect(requests.filter((pathname) => pathname === `/_payload${target}.json`)).toHaveLength(1);
  await expect(page.locator('main')).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(`/de/${KINDS.area}`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${SITE.url}/de/${KINDS.area}`);
});
