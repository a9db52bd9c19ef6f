/** The viewport cookie: every breakpoint at its pixel, the fallback, 365 days, path, SameSite and Secure, and that it follows the window. */
import { type BrowserContext, expect, test } from '@playwright/test';
import { BREAKPOINTS, VIEWPORT_COOKIE } from '../../../src/model/limits.ts';
import { LONG_ONLY, testedIn } from '../languages.ts';
import { KINDS } from '../livePages.ts';
import { address } from '../visit.ts';

const cookieOf = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === 'viewport');

// proves: constants.breakpoint-xs, constants.breakpoint-sm, constants.breakpoint-md, constants.breakpoint-lg, constants.breakpoint-xl
// proves: constants.breakpoint-xxl, constants.viewport-name, constants.viewport-days
test('the breakpoints and the cookie are those of the specification', () => {
  expect(BREAKPOINTS).toEqual({ xs: 320, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 });
  expect(VIEWPORT_COOKIE).toEqual({ name: 'viewport', days: 365 });
});

for (const code of testedIn('ru', 'tr')) {
  // proves: constants.breakpoint-xs, constants.breakpoint-sm, constants.breakpoint-md, constants.breakpoint-lg, constants.breakpoint-xl
  // proves: constants.breakpoint-xxl, constants.viewport-name, constants.viewport-days, constants.viewport-path
  // proves: constants.viewport-same-site, constants.viewport-secure, states.viewport-cookie
  test(
    `in ${code}, the viewport cookie changes at each breakpoint's pixel, and lives for 365 days`,
    LONG_ONLY,
    async ({ page, context }) => {
      await page.setViewportSize({ width: 1000, height: 700 });
      await page.goto(address(code, KINDS.service));
      expect(await cookieOf(context)).toMatchObject({ value: 'lg', path: '/', sameSite: 'Strict', secure: true, httpOnly: false });
      const days = (((await cookieOf(context))?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(days).toBeGreaterThan(364.99);
      expect(days).toBeLessThan(365.01);
      for (const [width, name] of [
        [319, 'xs'],
        [320, 'xs'],
        [575, 'xs'],
        [576, 'sm'],
        [767, 'sm'],
        [768, 'md'],
        [991, 'md'],
        [992, 'lg'],
        [1199, 'lg'],
        [1200, 'xl'],
        [1399, 'xl'],
        [1400, 'xxl'],
      ] as const) {
        await page.setViewportSize({ width, height: 700 });
        await expect.poll(async () => (await cookieOf(context))?.value, { message: `${width} px` }).toBe(name);
      }
    },
  );

  // proves: constants.breakpoint-fallback
  test(`in ${code}, an unknown width counts as lg`, async ({ page, context }) => {
    await page.addInitScript(() => Object.defineProperty(globalThis, 'innerWidth', { value: 0 }));
    await page.goto(address(code, ''));
    expect((await cookieOf(context))?.value).toBe('lg');
  });
}
