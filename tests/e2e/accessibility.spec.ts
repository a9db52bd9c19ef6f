/** axe-core on every page in every language: phone and desktop, light and dark. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const dist = join(import.meta.dirname, '../../dist');
const documents = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html') && !name.includes('services/'))
  .map((name) => `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`);
const PREFIXES = ['tr', 'en', 'de', 'nl', 'fr', 'ru'];
const localeOf = (pathname: string) => PREFIXES.find((code) => pathname === `/${code}` || pathname.startsWith(`/${code}/`)) ?? 'tr';

/** What a colour scheme can change; the rest of the page is the same in both. */
const COLOUR_RULE = 'color-contrast';

for (const localeCode of PREFIXES) {
  test(`pages in ${localeCode} have no violation`, async ({ page }) => {
    // Some hundred analyses, each of a whole page.
    test.setTimeout(900_000);
    const violations: string[] = [];
    for (const pathname of documents.filter((name) => localeOf(name) === localeCode)) {
      await page.goto(pathname.replace(/\/?404$/, '/boyle-bir-sayfa-yok'));
      for (const width of [390, 1280]) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          const axe = new AxeBuilder({ page });
          const { violations: found } = await (colorScheme === 'dark' ? axe.withRules(COLOUR_RULE) : axe).analyze();
          violations.push(
            ...found.map((violation) => `${pathname} ${width} ${colorScheme}: ${violation.id} ${violation.nodes[0]?.target}`),
          );
        }
      }
    }
    expect(violations).toEqual([]);
  });
}
