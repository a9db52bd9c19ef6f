/** Model texts of powers of attorney: choosing clauses with and without a script, copying, and the printed sheet of one matter. */
import { violationsOf } from './axe.ts';
import { expect, test } from './console.ts';
import { LONG_ONLY, testedIn } from './languages.ts';
import { sizeOf } from './paper.ts';
import { address, open } from './visit.ts';

const PAGE = 'vekaletname-kira';
/** A text below others, whose buttons a script adds above it. */
const LATER_DEED = { page: 'vekaletname-miras', id: 'deed-renunciation' };
/** What one matter may fill. */
const SHEETS_AT_MOST = 2;

for (const code of testedIn('ru', 'tr', 'de', 'en', 'nl', 'fr')) {
  test.describe(`in ${code}`, () => {
    test('clauses are chosen by keyboard, and the copied text is the Turkish wording of those', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, address(code, PAGE));
      const deed = page.locator('.deed').last();
      const risk = deed.locator('.risk').first();
      const box = risk.getByRole('checkbox');
      await expect(box).not.toBeChecked();
      await expect(risk.locator('.given')).toBeHidden();
      const refused = await risk.locator('.refused').innerText();
      const copy = deed.locator('.deed-acts button').first();
      const copied = async () => {
        await copy.press('Enter');
        await expect(deed.getByRole('status')).not.toBeEmpty();
        return page.evaluate(() => navigator.clipboard.readText());
      };
      expect(await copied()).toContain(refused);
      await box.press('Space');
      await expect(risk.locator('.given')).toBeVisible();
      await expect(risk.locator('.refused')).toBeHidden();
      const text = await copied();
      expect(text).toContain(await risk.locator('.given').innerText());
      expect(text).not.toContain(refused);
      expect(text).toMatch(/^Ben, [\s\S]*\n1\. [\s\S]*\n2\. /);
      expect(await violationsOf(page)).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(over).toBe(0);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

      test('a link to a text shows its heading, and no button of another text', async ({ page }) => {
        await page.goto(`${address(code, LATER_DEED.page)}#${LATER_DEED.id}`);
        const own = page.locator('section', { has: page.locator(`#${LATER_DEED.id}`) });
        const others = page.locator(`.deed:not(:has(#${LATER_DEED.id})) .deed-acts button`);
        await expect(others.first()).toBeAttached();
        await expect(own.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
        for (const button of await others.all()) await expect(button).not.toBeInViewport();
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test(
        'paper has the chosen clauses of the one matter that the address names, in Turkish and in the reader’s language',
        LONG_ONLY,
        async ({ page }) => {
          await page.goto(`${address(code, 'vekaletname')}`);
          await page.locator(`main a[href$="${PAGE}#deed-eviction"]`).click();
          const boxes = page.getByRole('checkbox');
          expect(await boxes.count()).toBeGreaterThan(10);
          for (const box of await page.locator('.risk').getByRole('checkbox').all()) await expect(box).not.toBeChecked();
          const deed = page.locator('.deed', { has: page.locator('#deed-eviction') });
          const left = deed.locator('.clause:not(.risk):has(input)').first();
          await left.getByRole('checkbox').uncheck();

          await page.emulateMedia({ media: 'print' });
          await expect(page.locator('.deed').first()).toBeHidden();
          await expect(left).toHaveCount(1);
          await expect(left.locator('.given')).toBeHidden();
          await expect(deed.locator('.risk .given').first()).toBeHidden();
          await expect(deed.locator('.risk .refused').first()).toBeVisible();
          await expect(deed.locator('.always .says').first()).toBeVisible();
          await expect(deed.locator('.deed-papers li').first()).toBeVisible();
          expect(await deed.locator('.given, .refused').evaluateAll((all) => all.every((one) => (one as HTMLElement).lang === 'tr'))).toBe(
            true,
          );

          await page.emulateMedia({ media: null });
          const pdf = await page.pdf(sizeOf('A4'));
          expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(SHEETS_AT_MOST);
        },
      );
    });
  });
}
