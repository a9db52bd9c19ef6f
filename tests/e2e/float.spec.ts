/** The floating WhatsApp button: in view on every screen size and at every scroll position, and on at most a quarter of the screen. */
import { expect, test } from './console.ts';
import { testedIn } from './languages.ts';
import { SHORT } from './livePages.ts';
import { address } from './visit.ts';

for (const [width, height] of testedIn([360, 640], [320, 256], [568, 232], [844, 340], [1024, 340], [1280, 800])) {
  // proves: layout.float
  test(`at ${width} × ${height} px WhatsApp is in the window in the middle of a page and at its end`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(address('de', SHORT.service));
    const button = page.locator('.float a');
    for (const share of [0.5, 1]) {
      await page.evaluate((part) => scrollTo({ top: document.documentElement.scrollHeight * part, behavior: 'instant' }), share);
      await expect(button).toBeInViewport({ ratio: 1 });
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.height ?? height) / height).toBeLessThanOrEqual(0.25);
    }
  });
}
