/** The calculator on the page of deadlines: result, notes, wrong input, and the page without it. */
import { violationsOf } from './axe.ts';
import { expect, test } from './console.ts';
import { testedIn } from './languages.ts';
import { address, open, reach } from './visit.ts';

for (const code of testedIn('en', 'tr', 'de', 'nl', 'fr', 'ru')) {
  test(`in ${code}, a deadline in the address is shown with its first and last day`, async ({ page }) => {
    await page.goto(`${address(code, 'sureler')}#law-answer-period=2026-07-13`);
    await reach(page);
    const result = page.locator('.calculator output');
    // Two weeks end on 27 July, in the courts' recess: the period is a week longer than that (HMK 104).
    await expect(result.locator('time').nth(0)).toHaveAttribute('datetime', '2026-07-13');
    await expect(result.locator('time').nth(1)).toHaveAttribute('datetime', '2026-09-07');
    await expect(result).toContainText('104');
    expect(await violationsOf(page)).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBe(0);
  });
}

test('the calculator prints its result alone, without the controls of the page', async ({ page }) => {
  await page.goto(`${address('de', 'sureler')}#renunciation-deadline=2026-09-15`);
  const result = page.locator('.calculator output');
  await expect(result.locator('time').nth(1)).toHaveAttribute('datetime', '2026-12-15');
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await result.locator('.term-acts button').last().click();
  await page.emulateMedia({ media: 'print' });
  await expect(result).toBeVisible();
  await expect(page.getByRole('table').first()).toBeHidden();
  await expect(page.locator('.header-row > .search, .to-search').first()).toBeHidden();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a visitor who only scrolls meets the calculator', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(address('nl', 'sureler'));
  await page.mouse.wheel(0, 200);
  await expect(page.locator('.calculator form')).toBeVisible();
});

test('a period is chosen and calculated by keyboard; a day that does not fit is refused in words', async ({ page }) => {
  await open(page, address('en', 'sureler'));
  const form = page.locator('.calculator form');
  const submit = form.getByRole('button');
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(form.locator('.term-error:not(:empty)').first()).toBeVisible();
  await form.getByRole('combobox').first().selectOption('law-debt-order-objection');
  const date = form.locator('input[type="date"]');
  await date.fill('2999-01-01');
  await submit.press('Enter');
  await expect(form.locator('.term-error:not(:empty)')).toHaveCount(1);
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await date.fill('2026-03-02');
  await submit.press('Enter');
  await expect(page.locator('.calculator output time').nth(1)).toHaveAttribute('datetime', '2026-03-09');
  await expect(form.locator('.term-error:not(:empty)')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table names each period with its first day, and there is no form', async ({ page }) => {
    await page.goto(address('tr', 'sureler'));
    await expect(page.locator('.calculator')).toHaveCount(0);
    const rows = page.locator('.deadlines tbody tr');
    expect(await rows.count()).toBeGreaterThan(20);
    for (const row of await rows.all()) expect((await row.locator('td').nth(1).innerText()).length).toBeGreaterThan(5);
  });
});
