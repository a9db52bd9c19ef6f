/** The desk's findings of the word check. Neighbour: desk.spec.ts. */
import { expect, test } from '@playwright/test';
import { prepareDesk } from './deskServer.ts';
import { LONG_ONLY } from './languages.ts';

// Words are checked in a process of their own, whose dictionaries take a while; on a busy machine a long one.
const CHECK_MS = 180_000;

const desk = prepareDesk();

test('the matrix shows which page is outdated, mistaken or missing, and the way to it', LONG_ONLY, async ({ page }) => {
  await page.goto(`${desk.url()}/_desk`);
  await expect(page.getByRole('link', { name: /^German: Outdated, 1 part/ })).toHaveCount(1);
  await expect(page.locator('#cell-about-ru')).toHaveAccessibleName(/Russian: Missing/);
  // The wrong figure is found when the words have been checked; the page updates without a reload.
  await expect(page.locator('#cell-reddi-miras-de')).toHaveAccessibleName(/German: Mistakes, \d+ mistake/, { timeout: CHECK_MS });
  await expect(page.locator('#cell-reddi-miras-en')).toHaveAccessibleName(/English: In force/);

  await page.locator('#cell-kira-takip-de').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Since the translation was made' })).toBeVisible();
  await expect(page.locator('.desk-stale ins')).toContainText('Bu cümle yenidir.');
});

test('a finding opens its line in the editor and leads to its help', LONG_ONLY, async ({ page }) => {
  await page.goto(`${desk.url()}/_desk/findings?rule=fact-number`);
  const finding = page.locator('.desk-finding', { hasText: 'renunciation-deadline' }).first();
  await expect(finding).toBeVisible({ timeout: CHECK_MS });
  const asked = page.waitForRequest(/__open-in-editor/);
  await finding.getByRole('link', { name: /^line \d+/ }).click();
  const file = new URL((await asked).url()).searchParams.get('file') ?? '';
  expect(file).toMatch(/^content\/pages\/inheritance\/reddi-miras\/de\.mdx:\d+:\d+$/);
  await expect(page.getByRole('status').filter({ hasText: 'Opened in your editor.' })).toHaveCount(1);
  await expect(page).toHaveURL(/findings/);
  await finding.getByRole('link', { name: 'fact-number' }).click();
  await expect(page).toHaveURL(/\/_desk\/help#fact-number/);
  await expect(page.locator('#fact-number')).toBeInViewport();
});
