/** What the tests of the write view do with it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { prepareDesk } from './deskServer.ts';

/** On a busy machine a check takes seconds. */
export const SLOW = { timeout: 60_000 };

type Desk = ReturnType<typeof prepareDesk>;

export const filePath = (pageId: string, locale: string): string => `pages/${pageId}/${locale}.mdx`;

/** The text of a file in the desk's content folder. */
export const readIn = (desk: Desk, path: string): Promise<string> => readFile(join(desk.contentDir(), path), 'utf8');

export const body = (page: Page): Locator => page.getByRole('textbox', { name: /^Text of the page/ });

/** `query` names page and locale. */
export async function openQuery(desk: Pick<Desk, 'url'>, page: Page, query: string): Promise<void> {
  await page.goto(`${desk.url()}/_desk/write?${query}`);
  await expect(body(page)).toBeVisible(SLOW);
}

/** `pageId` is the page with its area, as in its file's path. */
export function openPage(desk: Pick<Desk, 'url'>, page: Page, pageId: string, locale: string): Promise<void> {
  return openQuery(desk, page, `page=${pageId.split('/')[1]}&locale=${locale}`);
}

/** Types at the beginning of the text. */
export async function typeAtStart(page: Page, words: string): Promise<void> {
  await body(page).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type(words);
}

export async function save(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible(SLOW);
}
