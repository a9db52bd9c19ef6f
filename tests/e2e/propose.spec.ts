/** Proposals on the desk, in a browser: their report, making, continuing and undoing them, and that Git's index and branches stay unchanged. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { editContent, prepareProject } from './deskServer.ts';
import { LONG_ONLY, testedIn } from './languages.ts';

/** The process that writes reports starts with the first, and bundles its scripts in a fresh clone. */
const REPORT_MS = 120_000;

const desk = prepareProject();

const git = (...args: readonly string[]) => execFileSync('git', [...args], { cwd: desk.contentDir(), encoding: 'utf8' });
const edit = (path: string, change: (text: string) => string) => editContent(desk.contentDir(), path, change);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a change is read, proposed, continued and taken back, and nothing else changes', async ({ page }) => {
  const remote = await mkdtemp(join(tmpdir(), 'remote-'));
  execFileSync('git', ['init', '-q', '--bare', remote]);
  git('remote', 'add', 'origin', remote);
  const there = () =>
    execFileSync('git', ['for-each-ref', '--format=%(refname:short) %(subject) %(authorname)'], { cwd: remote, encoding: 'utf8' });
  await edit('pages/rent/kira-hukuku/de.mdx', (text) => `${text.trimEnd()}\n\nDieser Satz ist neu.\n`);
  await edit('pages/rent/kira-takip/tr.mdx', (text) => `${text.trimEnd()}\n\nBu cümle yenidir.\n`);
  git('add', '--', 'pages/rent/kira-takip/tr.mdx');
  const before = {
    index: await readFile(join(desk.contentDir(), '../.git/index')),
    refs: git('for-each-ref'),
    head: git('symbolic-ref', 'HEAD'),
  };

  await page.goto(`${desk.url()}/_desk/propose`);
  await expect(button(page, 'Give to review')).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('What changes?').fill('Kira hukuku: Neuer Satz');
  // The box of the other page: the report covers the ticked texts.
  await page.locator('[name="pages/rent/kira-takip"]').uncheck();
  await expect(page.locator('.desk-report ins', { hasText: 'Dieser Satz ist neu.' }).first()).toBeVisible({ timeout: REPORT_MS });
  await expect(page.locator('.desk-report', { hasText: 'Bu cümle yenidir.' })).toHaveCount(0);
  await expect(page.getByLabel('What changes?')).toHaveValue('Kira hukuku: Neuer Satz');
  for (const colorScheme of testedIn('light', 'dark')) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page), colorScheme).toEqual([]);
  }
  await page.getByLabel('Your name').fill('Ayşe Örnek');
  await page.getByLabel('Your e-mail').fill('ayse@example.org');
  await button(page, 'Give to review').click();
  const answer = page.locator('#propose-answer');
  await expect(answer).toContainText('The proposal is made.', { timeout: REPORT_MS });
  await expect(answer).toBeFocused();
  expect(there()).toMatch(/^proposal\/kira-hukuku-neuer-satz-\w{7} Kira hukuku: Neuer Satz Ayşe Örnek\n$/);
  const proposal = page.locator('.desk-proposal');
  await expect(proposal).toContainText(/Sent.*Ayşe Örnek/);
  await expect(page.getByText('already in “Kira hukuku: Neuer Satz”')).toBeVisible();

  await edit('pages/rent/kira-hukuku/de.mdx', (text) => text.replace('Dieser Satz ist neu.', 'Dieser Satz ist ganz neu.'));
  await proposal.getByRole('link', { name: 'Go on with it' }).click();
  await page.locator('[name="pages/rent/kira-takip"]').uncheck();
  await expect(page.locator('.desk-report ins', { hasText: 'ganz neu' }).first()).toBeVisible({ timeout: REPORT_MS });
  await button(page, 'Add to the proposal').click();
  await expect(answer).toContainText('The proposal has the newest texts.', { timeout: REPORT_MS });

  await proposal.locator('summary').click();
  await button(page, 'Yes, take it back').click();
  await expect(answer).toHaveText('The proposal is taken back. Your texts stay as they are.');
  expect(there()).toBe('');
  expect(await readFile(join(desk.contentDir(), 'pages/rent/kira-hukuku/de.mdx'), 'utf8')).toContain('Dieser Satz ist ganz neu.');
  const after = {
    index: await readFile(join(desk.contentDir(), '../.git/index')),
    refs: git('for-each-ref'),
    head: git('symbolic-ref', 'HEAD'),
  };
  expect(after.index.equals(before.index)).toBe(true);
  expect({ ...after, index: '' }).toEqual({ ...before, index: '' });
});

test('a proposal with a mistake waits, and says where the mistake is', LONG_ONLY, async ({ page }) => {
  await edit('pages/rent/kira-hukuku/de.mdx', (text) => `${text.trimEnd()}\n\n[Hier](page:gibt-es-nicht) steht mehr.\n`);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${desk.url()}/_desk/propose`);
  await expect(page.locator('#propose-waits')).toHaveText('First settle the mistake above.', { timeout: REPORT_MS });
  await expect(page.locator('#mistakes')).toContainText('gibt-es-nicht');
  await expect(button(page, 'Give to review')).toHaveAttribute('aria-disabled', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
