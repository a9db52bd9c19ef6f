/** axe-core on every page in every language: phone and desktop, light and dark. */
import { expect, test } from '@playwright/test';
import { startAxe, violationsOf } from './axe.ts';
import { addressOf, documentsOf, LOCALES } from './documents.ts';

const WIDTHS = [390, 1280];
/** What a colour scheme can change; the rest of the page is the same in both. */
const COLOUR_RULE = 'color-contrast';

for (const localeCode of LOCALES) {
  // In two halves, so that both workers share the load to the end.
  for (const half of [0, 1]) {
    test(`pages in ${localeCode} have no violation, half ${half + 1}`, async ({ page }) => {
      test.setTimeout(300_000);
      const own = documentsOf(localeCode).filter((_, index) => index % 2 === half);
      expect(own).toHaveLength(13);
      const violations: string[] = [];
      for (const pathname of own) {
        await page.goto(addressOf(pathname));
        await startAxe(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            const found = await violationsOf(page, {
              resultTypes: ['violations'],
              preload: false,
              ...(colorScheme === 'dark' && { runOnly: [COLOUR_RULE] }),
            });
            violations.push(...found.map((violation) => `${pathname} ${width} ${colorScheme}: ${violation}`));
          }
        }
      }
      expect(violations).toEqual([]);
    });
  }
}
