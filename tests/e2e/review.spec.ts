/** The change report as a reviewer opens it: a file without a network, by keyboard, in the dark, on a phone and on paper. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { emitHtml } from '../../scripts/translation/report/html.ts';
import { needProgram } from '../missing.ts';
import { makeHistory } from '../review/history.ts';
import { violationsOf } from './axe.ts';
import { LONG_ONLY } from './languages.ts';

let address = '';

// One worker for the file, because each worker would make its own history.
test.describe.configure({ mode: 'default' });
test.skip(!needProgram('git', 'the change report in a browser'), 'Git is not installed.');

test.beforeAll(async () => {
  const history = await makeHistory();
  await history.edit('content/facts.yaml', (text) => text.replace('P5Y', 'P6Y'));
  await history.edit('content/labels/de.yaml', (text) => text.replace(/: .+$/m, ': Anders'));
  await history.edit('content/site.yaml', (text) => text.replace('500 000', '500 111'));
  await history.edit('content/pages/general/home/de.mdx', (text) => `${text}\nEin neuer Absatz.\n`);
  await history.edit('content/pages/rent/kira-hukuku/tr.mdx', (text) =>
    text.replace('mahkeme', 'sulh mahkemesi').replace('title: Kira hukuku denemesi', 'title: Kira').replace('TBK 344/3" />', 'TBK 345" />'),
  );
  await history.write('content/pages/rent/kira-takip', undefined);
  await history.write(
    'public/icon.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><rect width="16" height="16"/></svg>',
  );
  const path = join(await mkdtemp(join(tmpdir(), 'report-')), 'report.html');
  await writeFile(path, emitHtml(await history.review()));
  address = pathToFileURL(path).href;
});

test(
  'has no violation, asks for nothing else and is never too wide, on phone and desktop, in light and dark',
  LONG_ONLY,
  async ({ page }) => {
    const asked: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('console', (message) => errors.push(message.text()));
    await page.goto(address);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page), `${width} ${colorScheme}`).toEqual([]);
      }
      // Wide tables scroll in their own box.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(asked.filter((url) => url !== address && !url.startsWith('data:'))).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test('removed and inserted words are distinguishable without colour', async ({ page }) => {
  await page.goto(address);
  const line = (selector: string) =>
    page
      .locator(`#page-kira-hukuku ${selector}`)
      .first()
      .evaluate((node) => getComputedStyle(node).textDecorationLine);
  expect(await line('del')).toBe('line-through');
  expect(await line('ins')).toBe('underline');
});

test('a keyboard reaches the contents first, and a language can be left out', async ({ page }) => {
  await page.goto(address);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'To the report' })).toBeFocused();
  const german = page.locator('#told [data-language=de]').filter({ hasText: 'Ein neuer Absatz.' });
  await expect(german).toBeVisible();
  await page.getByRole('checkbox', { name: 'German' }).focus();
  await page.keyboard.press('Space');
  await expect(german).toBeHidden();
  await expect(page.locator('#told [data-language=tr]').first()).toBeVisible();
  await page.getByRole('link', { name: /fact changed/ }).click();
  await expect(page.getByRole('heading', { name: 'Facts' })).toBeInViewport();
});

test('on paper everything is on white, and nothing is cut off', async ({ page }) => {
  await page.goto(address);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // A4 less the browser's margins, in CSS pixels.
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.getByRole('group', { name: 'Languages shown' })).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(253, 252, 249)');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
});
