/** The first screen: it is painted before the complete style sheet arrives, and the page is readable if the sheet never arrives. */
import type { Route } from '@playwright/test';
import { expect, test } from './console.ts';
import { testedIn } from './languages.ts';
import { watchShifts } from './layoutShifts.ts';
import { KINDS } from './livePages.ts';
import { address } from './visit.ts';

const STYLES = '**/assets/styles-*.css';

for (const locale of testedIn('de', 'ru', 'tr')) {
  for (const kind of ['home', 'service'] as const) {
    test(`${kind} in ${locale} shows its title and answer before the article has its styles, and nothing moves afterwards`, async ({
      page,
    }) => {
      const shifts = await watchShifts(page);
      const held: Route[] = [];
      await page.route(STYLES, (route) => void held.push(route));
      await page.goto(address(locale, KINDS[kind]), { waitUntil: 'commit' });
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
      const before = await title.boundingBox();
      const footer = page.getByRole('contentinfo');
      expect(await footer.count()).toBe(0);

      for (const route of held) await route.continue();
      await expect(footer).toBeVisible();
      expect(await title.boundingBox()).toEqual(before);
      expect(await shifts()).toEqual([]);
    });
  }
}

// What the start script does about the missing file is tested in tests/e2e/states/chunk.spec.ts.
test('without the complete style sheet the page can be read and its links lead on', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route(STYLES, (route) => route.abort());
  await page.goto(address('tr', KINDS.service));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'WhatsApp' });
  await contact.scrollIntoViewIfNeeded();
  await expect(contact).toBeVisible();
  await context.close();
});
