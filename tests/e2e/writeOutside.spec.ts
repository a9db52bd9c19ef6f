/** What reaches the write view from outside: changes by somebody else, a reload, pasted texts, a narrow window, a language. Neighbour: write.spec.ts. */
import { expect, type Page, test } from '@playwright/test';
import { editContent, prepareDesk } from './deskServer.ts';
import { LONG_ONLY } from './languages.ts';
import { body, filePath, openPage, readIn, SLOW, save, typeAtStart } from './writeView.ts';

// Words are checked by their own tests.
const desk = prepareDesk({ CHECK_TEXTS: 'no' });

const read = (path: string) => readIn(desk, path);
const open = (page: Page, pageId: string, locale: string) => openPage(desk, page, pageId, locale);

test('what somebody else has changed in another sentence is joined without a question', LONG_ONLY, async ({ page }) => {
  const path = filePath('rent/kira-hukuku', 'nl');
  await open(page, 'rent/kira-hukuku', 'nl');
  await typeAtStart(page, 'Mine. ');
  await editContent(desk.contentDir(), path, (text) => `${text.trimEnd()}\n\nTheirs.\n`);
  await save(page);
  expect(await read(path)).toMatch(/\n---\n\nMine\. [\s\S]*\nTheirs\.\n$/);
  await expect(page.getByText('Your text has both changes.')).toBeVisible();
  await expect(body(page)).toContainText('Mine.');
  await body(page).press('ControlOrMeta+End');
  await expect(body(page)).toContainText('Theirs.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a sentence that somebody else has changed too is not written over: both texts are shown', LONG_ONLY, async ({ page }) => {
  const path = filePath('rent/kira-hukuku', 'fr');
  await open(page, 'rent/kira-hukuku', 'fr');
  await typeAtStart(page, 'Mine. ');
  await editContent(desk.contentDir(), path, (text) => text.replace(/\n---\n\n/, '$&Theirs. '));
  const theirs = await read(path);
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: 'The file has changed meanwhile' });
  await expect(dialog).toBeVisible(SLOW);
  await expect(dialog.locator('ins').filter({ hasText: 'Mine' })).toHaveCount(1);
  await expect(dialog.locator('del').filter({ hasText: 'Theirs' })).toHaveCount(1);
  expect(await read(path)).toBe(theirs);
  // No key that was meant for the text decides.
  await expect(dialog.getByRole('heading', { name: 'The file has changed meanwhile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(body(page)).toContainText('Mine.');
  expect(await read(path)).toBe(theirs);
  await page.keyboard.press('ControlOrMeta+s');
  await dialog.getByRole('button', { name: 'Take theirs' }).click(SLOW);
  await expect(body(page)).toContainText('Theirs.');
  await expect(body(page)).not.toContainText('Mine.');
  // What was written can be had back.
  await page.keyboard.press('Escape');
  await body(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(body(page)).toContainText('Mine.');
});

test('on a phone the head takes less than a third of the screen, and nothing is wider than it', LONG_ONLY, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'rent/kira-hukuku', 'de');
  const bar = await page.locator('.write-bar').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(844 / 3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // A view at the end of the line is reached by keyboard, and scrolls into sight.
  const help = page.getByRole('navigation').getByRole('link', { name: 'Help' });
  await help.focus();
  await expect(help).toBeInViewport();
});

test('what was not saved is offered after a reload', LONG_ONLY, async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const path = filePath('rent/kira-hukuku', 'ru');
  const before = await read(path);
  await open(page, 'rent/kira-hukuku', 'ru');
  await typeAtStart(page, 'Черновик. ');
  await expect(page.getByText('Not saved; kept on this device')).toBeVisible();
  await page.reload();
  await expect(body(page)).not.toContainText('Черновик.', SLOW);
  await page.getByRole('button', { name: 'Go on with it' }).click(SLOW);
  await expect(body(page)).toContainText('Черновик.');
  await save(page);
  expect((await read(path)).replace('Черновик. ', '')).toBe(before);
  await page.reload();
  await expect(body(page)).toContainText('Черновик.', SLOW);
  await expect(page.getByRole('button', { name: 'Go on with it' })).toBeHidden();
});

test('a pasted table becomes Markdown, and a pasted paragraph one line of a field', LONG_ONLY, async ({ page }) => {
  await open(page, 'rent/kira-hukuku', 'nl');
  await typeAtStart(page, '');
  await paste(
    page,
    '<table><tr><td>Kop</td><td>Waarde</td></tr><tr><td><b style="color:red">Een</b></td><td>Twee</td></tr></table><p>Slot</p>',
    'Kop',
  );
  await expect(body(page)).toContainText(/\| Kop\s+\| Waarde \|/);
  await expect(body(page)).toContainText('**Een**');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await paste(page, '<p>Eerste</p><p>tweede</p>', 'Eerste\n\ntweede');
  await expect(title).toHaveText('Eerste tweede');
  await save(page);
  expect(await read(filePath('rent/kira-hukuku', 'nl'))).toMatch(/^title: Eerste tweede$/m);
});

/** Pastes into the focused field, as a browser does with a clipboard of two forms. */
async function paste(page: Page, html: string, plain: string): Promise<void> {
  await page.evaluate(
    ([richText = '', text = '']) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', richText);
      clipboardData.setData('text/plain', text);
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, plain],
  );
}

test('the view, its script and its findings speak the chosen language', LONG_ONLY, async ({ page }) => {
  await page.goto(`${desk.url()}/_desk/write?page=kira-hukuku&locale=en&language=de`);
  await expect(page.locator('#write')).toHaveAttribute('lang', 'de');
  const text = page.getByRole('textbox', { name: 'Text der Seite, English' });
  await expect(text).toBeVisible(SLOW);
  await text.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type("It's here. ");
  await expect(page.getByText('Nicht gespeichert; auf diesem Gerät aufbewahrt')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Übernehmen' }).first()).toBeVisible(SLOW);
  await expect(page.locator('#write-finding-status')).toHaveText(/Meldung/);
});
