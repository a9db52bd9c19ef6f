/** No page is wider than its window. */
import { expect, test } from './console.ts';
import { addressOf, documentsOf, LOCALES } from './documents.ts';

const WIDTHS = [320, 390, 768, 1024, 1440];

for (const code of LOCALES) {
  test(`no page in ${code} scrolls sideways at ${WIDTHS.join(', ')} px`, async ({ page }) => {
    test.setTimeout(120_000);
    const own = documentsOf(code);
    expect(own.length).toBe(26);
    const wide: string[] = [];
    for (const pathname of own) {
      await page.setViewportSize({ width: 320, height: 800 });
      const address = addressOf(pathname);
      await page.goto(address);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (over > 0) wide.push(`${address} at ${width}: ${over} px`);
      }
    }
    expect(wide).toEqual([]);
  });
}
