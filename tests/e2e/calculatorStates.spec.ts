/** The way to the calculator from other pages, and its states: days that cannot be used, blocked browser features, a new day. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { labelsIn } from '../liveTexts.ts';
import { expect, test } from './console.ts';
import { LONG_ONLY } from './languages.ts';
import { address, open, reach, takenOver } from './visit.ts';

const PERIOD = 'law-answer-period';
const errors = (page: Page) => page.locator('.calculator .term-error:not(:empty)');

/** Whether a visitor can scroll to the note. An element at a fixed place outside the window counts as visible. */
async function expectInView(note: Locator): Promise<void> {
  await note.scrollIntoViewIfNeeded();
  await expect(note).toBeInViewport();
}

test('a page that quotes a deadline leads to the calculator, with that deadline chosen', async ({ page }) => {
  await open(page, address('fr', 'reddi-miras'));
  const link = page.locator('.own-day a').first();
  const id = new URL(await link.evaluate((element: HTMLAnchorElement) => element.href)).hash.slice(1);
  await link.press('Enter');
  await expect(page.locator('.calculator select').first()).toHaveValue(id);
  const date = page.locator('.calculator input');
  await expect(date).toBeFocused();
  await expect(date).toBeInViewport();
  await date.fill('2026-03-02');
  await date.press('Enter');
  await expect(page.locator('.calculator output time').first()).toHaveAttribute('datetime', '2026-03-02');
  await expect(page.locator('.calculator output')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same link leads to the row of the deadline', async ({ page }) => {
    await page.goto(address('nl', 'reddi-miras'));
    await page.locator('.own-day a').first().click();
    await expect(page.locator('.deadlines tr:target')).toBeInViewport();
  });
});

test('each day that cannot be used has a sentence of its own', async ({ page }) => {
  const t = labelsIn('de', 'calculator');
  await open(page, `${address('de', 'sureler')}#${PERIOD}`);
  const submit = page.locator('.calculator form button');
  await submit.press('Enter');
  await expect(errors(page)).toHaveText(t.errorNone ?? '');
  const cases = { '2026-02-30': 'errorDate', soon: 'errorDate', '2999-01-01': 'errorFuture', '1949-12-31': 'errorOld' };
  for (const [day, sentence] of Object.entries(cases)) {
    await page.evaluate((hash) => location.replace(hash), `#${PERIOD}=${day}`);
    await expect(errors(page)).toHaveText(t[sentence] ?? '');
    await expect(page.locator('.calculator output')).toBeHidden();
    await expect(page.locator('.calculator input')).toBeFocused();
  }
  // Not even an address that cannot be decoded is an error; the console is silent.
  await page.evaluate(() => location.replace('#%'));
  await page.locator('.calculator input').fill('2026-03-02');
  await submit.press('Enter');
  await expect(errors(page)).toHaveCount(0);
});

test('the result says that a day has passed when it passes while the page is open', LONG_ONLY, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-03-16T20:59:00Z'));
  await page.goto(`${address('tr', 'sureler')}#${PERIOD}=2026-03-02`);
  await takenOver(page);
  await expect(page.locator('.calculator output time').nth(1)).toHaveAttribute('datetime', '2026-03-16');
  await expectInView(page.locator('.date-note.week'));
  await expect(page.locator('.date-note.week strong')).toHaveText(labelsIn('tr', 'calculator').today ?? '');
  // Midnight in Turkey.
  await page.clock.setFixedTime(new Date('2026-03-16T21:00:00Z'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectInView(page.locator('.date-note.past'));
});

test('the result needs no storage, clipboard or printing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(window, 'print', { value: undefined });
  });
  await page.goto(`${address('ru', 'sureler')}#${PERIOD}=2026-07-13`);
  await reach(page);
  const acts = page.locator('.term-acts');
  const [file] = await Promise.all([page.waitForEvent('download'), acts.locator('button').first().click()]);
  const text = await readFile(await file.path(), 'utf8');
  expect(file.suggestedFilename()).toBe('2026-09-07.ics');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART;VALUE=DATE:20260907\r\n[\s\S]*END:VCALENDAR\r\n$/);
  await acts.locator('button').nth(1).click();
  await expect(acts.getByRole('alert')).toHaveText(labelsIn('ru', 'calculator').printFailed ?? '');
});

test('the message for WhatsApp contains only what the visitor sees', LONG_ONLY, async ({ page }) => {
  await page.goto(`${address('en', 'sureler')}#${PERIOD}=2026-07-13`);
  await reach(page);
  const seen = (await page.locator('.calculator output').innerText()).replace(/\s+/g, ' ');
  const href = await page.locator('.term-acts a[href*="wa.me"]').getAttribute('href');
  const message = new URL(href ?? '').searchParams.get('text') ?? '';
  for (const word of message.split(/[\s:,]+/).filter(Boolean)) expect(seen).toContain(word);
});
