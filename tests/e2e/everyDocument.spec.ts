/** Every document of the build, in one visit each: no window width makes it scroll sideways, axe finds nothing, and the console stays empty. */
import { violationsOf } from './axe.ts';
import { expect, test } from './console.ts';
import { addressOf, documentsOf, LOCALES } from './documents.ts';
import { IS_LONG } from './languages.ts';
import { takenOver } from './visit.ts';

const WIDTHS = [320, 390, 768, 1024, 1440];
const HEIGHT = 600;

/** Where axe looks: phone and desktop, light and dark. */
const DISPLAYS = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

/**
 * Every fourth page is opened in one of the six languages; in the long run all are opened in all. Finder, search, calculator, model texts
 * and terms have axe in their own tests in every run.
 */
const isOpened = (place: number, language: number): boolean => IS_LONG || place % (4 * LOCALES.length) === 4 * language;

/** In the long run a language has two tests, so that workers share the load to the end. */
const SHARES = IS_LONG ? 2 : 1;

/**
 * A page has the same place in every language's list. The display changes from one document to the next, so each language and kind of page
 * meets phone and desktop, light and dark; in the long run each document meets all four.
 */
function displaysOf(place: number, language: number): readonly (typeof DISPLAYS)[number][] {
  const turn = Math.floor(place / LOCALES.length) + language;
  return IS_LONG ? DISPLAYS : DISPLAYS.filter((_, index) => index === turn % DISPLAYS.length);
}

for (const [language, code] of LOCALES.entries()) {
  for (let share = 0; share < SHARES; share += 1) {
    test(`documents in ${code} fit every window, have no violation and start in silence, share ${share + 1}`, async ({ page }) => {
      test.setTimeout(300_000);
      const wide: string[] = [];
      const violations: string[] = [];
      const own = [...documentsOf(code).entries()]
        .filter(([place]) => isOpened(place, language))
        .filter((_, index) => index % SHARES === share);
      expect(own.length).toBeGreaterThan(IS_LONG ? 3 : 0);
      for (const [place, pathname] of own) {
        const address = addressOf(pathname);
        const displays = displaysOf(place, language);
        await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: HEIGHT });
        await page.goto(address);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT });
          const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          if (over > 0) wide.push(`${address} at ${width}: ${over} px`);
          for (const { colorScheme } of displays.filter((display) => display.width === width)) {
            await page.emulateMedia({ colorScheme });
            const found = await violationsOf(page);
            violations.push(...found.map((violation) => `${address} ${width} ${colorScheme}: ${violation}`));
          }
        }
        await page.evaluate(() => document.querySelector('a')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
        await takenOver(page);
        await expect(page.locator('#root > *').first()).toBeAttached();
      }
      expect(wide).toEqual([]);
      expect(violations).toEqual([]);
    });
  }
}
