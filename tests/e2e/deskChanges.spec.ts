/** The desk's forms in a browser: a translation is recorded, a page signed off and renamed, and each change taken back. Neighbour: desk.spec.ts. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect as expectSoon, type Page, test } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { editContent, prepareDesk } from './deskServer.ts';
import { LONG_ONLY, testedIn } from './languages.ts';

const LAWYER = 'Av. Deneme Örnek';
const PAGE = 'pages/rent/kira-takip';
/** An action reads and checks the whole content, which takes long on a busy machine. */
const EDIT_MS = 60_000;
const expect = expectSoon.configure({ timeout: EDIT_MS });

const desk = prepareDesk({ CHECK_TEXTS: 'no' });

const open = (page: Page, view: string) => page.goto(`${desk.url()}/_desk${view}`);
const read = (path: string) => readFile(join(desk.contentDir(), path), 'utf8');

test.beforeAll(async () => {
  execFileSync('git', ['config', 'user.name', LAWYER], { cwd: desk.contentDir() });
  await writeFile(join(desk.contentDir(), 'people.yaml'), `- { id: deneme, name: ${LAWYER}, signs: { languages: [de] } }\n`);
});

test('a part that asks for nothing is confirmed, the page signed off, and an edit voids it', LONG_ONLY, async ({ page }) => {
  await open(page, '/page?page=kira-takip&locale=de');
  const behind = page.getByRole('region', { name: 'Since the translation was made' });
  const name = behind.getByRole('textbox', { name: 'Name of who decides' });
  await expect(name).toHaveValue(LAWYER);
  // What is typed outlives an edit by somebody else.
  await name.fill('Deneme Çevirmen');
  await editContent(desk.contentDir(), 'pages/general/contact/de.mdx', (text) =>
    text.replace(/^title: .*$/m, 'title: Ein Titel von heute'),
  );
  await expect
    .poll(async () => (await page.request.get(`${desk.url()}/_desk?q=Titel+von+heute`)).text(), { timeout: EDIT_MS })
    .toContain('row-contact');
  await expect(name).toHaveValue('Deneme Çevirmen');

  const before = await read(`${PAGE}/review.yaml`);
  await behind.getByRole('button', { name: 'No change needed:' }).click();
  await expect(behind).toContainText('Up to date now: §1');
  await expect(behind.getByRole('button', { name: 'No change needed' })).toHaveCount(0);
  expect(await read(`${PAGE}/review.yaml`)).toContain('by: Deneme Çevirmen');

  await page.getByText('Sign off', { exact: true }).click();
  await expect(page.getByText('You have read this page in German')).toBeVisible();
  await page.getByRole('button', { name: `Sign off as ${LAWYER}` }).click();
  const state = page.getByRole('complementary', { name: 'State' });
  // The words are checked before, which takes a while when no earlier check has kept its findings.
  await expect(state).toContainText(`Signed off by ${LAWYER}`);
  await expect(state.getByRole('definition').filter({ hasText: `signed off by ${LAWYER}` })).toBeVisible();
  await editContent(desk.contentDir(), `${PAGE}/de.mdx`, (text) => `${text.trimEnd()}\n\nDieser Satz ist neu.\n`);
  await expect(state).toContainText('void, because the text has changed');

  // Takes back the sign-off first, then the confirmation before it.
  await state.getByRole('button', { name: 'Take this back' }).click();
  await expect(state).toContainText('Taken back');
  await behind.getByRole('button', { name: 'Take this back' }).click();
  await expect(behind.getByRole('button', { name: 'No change needed:' })).toBeVisible();
  expect(await read(`${PAGE}/review.yaml`)).toBe(before);
});

test('a comment is left at a part, answered and closed', LONG_ONLY, async ({ page }) => {
  await open(page, '/page?page=kira-takip&locale=de');
  await page.getByText('Leave a comment at a part').click();
  await page.getByRole('combobox', { name: 'Part' }).selectOption('lead');
  await page.getByRole('textbox', { name: 'Comment' }).fill('Gilt das noch?');
  await page.getByRole('button', { name: 'Leave the comment' }).click();
  const comments = page.getByRole('region', { name: 'Open comments' });
  await expect(comments.getByRole('listitem')).toContainText('Gilt das noch?');
  await comments.getByRole('textbox', { name: 'Answer' }).fill('Ja, seit 2011.');
  await comments.getByRole('button', { name: 'Answer:' }).click();
  await expect(comments.getByRole('listitem')).toContainText('Ja, seit 2011.');
  // The list is drawn again when the answer is in it, and a click in that moment reaches nothing.
  await expect(async () => {
    const close = comments.getByRole('button', { name: 'Close the comment' });
    if (await close.isVisible()) await close.click({ timeout: 5000 });
    await expect(comments.getByRole('listitem')).toHaveCount(0, { timeout: 10_000 });
  }).toPass({ timeout: EDIT_MS });
});

test('a page is renamed after its changes were shown, and has its old name back', LONG_ONLY, async ({ page }) => {
  const folder = (id: string) => existsSync(join(desk.contentDir(), `pages/rent/${id}`));
  await open(page, '/change?page=kira-takip');
  const rename = page.getByRole('region', { name: 'Rename' });
  const field = rename.getByRole('textbox', { name: 'New end of the address' });
  await field.fill('kira hukuku');
  await rename.getByRole('button', { name: 'Show what will change' }).click();
  await expect(rename).toContainText('Did you mean "kira-hukuku"?');
  await field.fill('kira-izleme');
  await field.press('Enter');
  await expect(rename).toContainText('/de/kira-takip → /de/kira-izleme');
  expect(folder('kira-izleme')).toBe(false);
  for (const width of testedIn(360, 1280)) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of testedIn('light', 'dark')) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page), `${width} ${colorScheme}`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await rename.getByRole('button', { name: 'Rename the page' }).click();
  await expect(rename).toContainText('“kira-takip” is “kira-izleme” now.');
  expect(folder('kira-takip')).toBe(false);
  expect((await page.request.get(`${desk.url()}/de/kira-izleme`)).status()).toBe(200);
  await rename.getByRole('button', { name: 'Take this back' }).click();
  await expect(rename).toContainText('Taken back');
  expect(folder('kira-takip')).toBe(true);
  expect(folder('kira-izleme')).toBe(false);
});
