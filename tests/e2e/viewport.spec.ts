/** The viewport cookie, and that no page is wider than its window. */
import { expect, test } from './console.ts';
import { addressOf, documentsOf, LOCALES } from './documents.ts';

async function viewportCookie(context: import('@playwright/test').BrowserContext) {
  return (await context.cookies()).find((cookie) => cookie.name === 'viewport');
}

test('the viewport cookie names the breakpoint, follows the window, and lives for 365 days', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/de');
  expect(await viewportCookie(context)).toMatchObject({ value: 'xs', path: '/', sameSite: 'Strict', secure: true });
  const cookie = await viewportCookie(context);
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364.9);
  expect(days).toBeLessThan(365.1);
  for (const [width, name] of [
    [576, 'sm'],
    [768, 'md'],
    [992, 'lg'],
    [1200, 'xl'],
    [1400, 'xxl'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(async () => (await viewportCookie(context))?.value).toBe(name);
  }
});

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
