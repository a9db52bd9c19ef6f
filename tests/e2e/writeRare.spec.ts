/** Rare cases of the write view: a server that is gone, two windows, long pastes, no script, widths and colours. Neighbour: write.spec.ts. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { prepareDesk } from './deskServer.ts';
import { LONG_ONLY } from './languages.ts';
import { body, openQuery, SLOW, typeAtStart } from './writeView.ts';

const desk = prepareDesk({ CHECK_TEXTS: 'no' });

const open = (page: Page, query: string) => openQuery(desk, page, query);

test('a server that is gone is told of, and what was typed is saved when it is back', LONG_ONLY, async ({ page }) => {
  await open(page, 'page=kira-hukuku&locale=de');
  await page.route('**/_desk/do/**', (route) => route.abort());
  await typeAtStart(page, 'Ohne Netz. ');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('The server does not answer.')).toBeVisible(SLOW);
  await expect(body(page)).toContainText('Ohne Netz.');
  await page.unroute('**/_desk/do/**');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible(SLOW);
  await expect(page.getByText('The server does not answer.')).toBeHidden(SLOW);
});

test('two windows with one page know of each other', LONG_ONLY, async ({ page, context }) => {
  await open(page, 'page=kira-hukuku&locale=fr');
  const told = page.getByText('This page is open in another window, too.');
  await expect(told).toBeHidden();
  const other = await context.newPage();
  await open(other, 'page=kira-hukuku&locale=fr');
  await expect(told).toBeVisible(SLOW);
  await expect(other.getByText('This page is open in another window, too.')).toBeVisible();
  // What one saves, the other shows.
  await typeAtStart(other, 'Ailleurs. ');
  await other.keyboard.press('ControlOrMeta+s');
  await expect(body(page)).toContainText('Ailleurs.', SLOW);
  await other.close();
  await expect(told).toBeHidden(SLOW);
});

test('a text of 100 KB can be pasted', LONG_ONLY, async ({ page }) => {
  await open(page, 'page=kira-hukuku&locale=nl');
  await typeAtStart(page, '');
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', `<p>${'woord '.repeat(200)}</p>`.repeat(100));
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(body(page)).toContainText('woord woord');
  await page.keyboard.type('Daarna. ');
  await expect(body(page)).toContainText('Daarna.');
});

test('without JavaScript the text can be read', LONG_ONLY, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${desk.url()}/_desk/write?page=kira-hukuku&locale=de`);
  await expect(page.getByText('the browser has to allow JavaScript')).toBeVisible();
  await expect(page.locator('.write-as-file')).toContainText('title:');
  await context.close();
});

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1280, 'light'],
] as const) {
  test(
    `axe finds nothing at ${width} px in ${colorScheme}, nothing is wider than the window, targets are large`,
    LONG_ONLY,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await open(page, 'page=reddi-miras&locale=de');
      await typeAtStart(page, "It's ");
      await expect(page.locator('.write-body .write-finding').first()).toBeVisible(SLOW);
      for (const summary of await page.locator('.write-group > summary').all()) await summary.click();
      expect(await violationsOf(page, { iframes: false })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const heights = await page
        .locator('.write :is(button, select, summary):not(.cm-line *):visible')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(43.5);
      // In a line of text a target has the least size of WCAG 2.5.8.
      const sides = await page.locator('.cm-line button:visible').evaluateAll((all) =>
        all.flatMap((one) => {
          const { width: w, height: h } = one.getBoundingClientRect();
          return [w, h];
        }),
      );
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(24);
    },
  );
}

test('a shared text is opened from the page by keyboard, and names the pages that show it', LONG_ONLY, async ({ page }) => {
  await open(page, 'page=reddi-miras&locale=de');
  const opener = page
    .locator('.cm-line')
    .getByRole('button', { name: /^Open the shared text / })
    .first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/passage=/);
  const reached = page.locator('.write-shared');
  await reached.locator('summary').click(SLOW);
  await expect(reached.locator('a[href*="page=reddi-miras"]')).toBeVisible();
});

for (const way of ['a click', 'Enter'] as const) {
  test(`${way} on a shared text in the preview opens its text, and names the pages that show it`, LONG_ONLY, async ({ page }) => {
    await open(page, 'page=kira-hukuku&locale=de');
    const preview = page.frameLocator('iframe');
    const shared = preview.getByRole('group', { name: 'Open the shared text sworn-translation' });
    const words = (await shared.innerText(SLOW)).slice(0, 40);
    if (way === 'a click') await shared.click();
    else {
      await shared.focus();
      await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL(/passage=sworn-translation/);
    await expect(body(page)).toContainText(words.replaceAll('\u00ad', '').slice(0, 15), SLOW);
    const reached = page.locator('.write-shared');
    await reached.locator('summary').click(SLOW);
    await expect(reached.locator('a[href*="page=kira-hukuku"]')).toBeVisible();
  });
}
