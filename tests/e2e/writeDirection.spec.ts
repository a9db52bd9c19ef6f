/** The write view with a language that is written from right to left, while the desk's own words are read from left to right. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { prepareProject } from './deskServer.ts';
import { LONG_ONLY } from './languages.ts';

/** On a busy machine a check takes seconds. */
const SLOW = { timeout: 60_000 };

const desk = prepareProject('rtl', ['de']);

const body = (page: Page) => page.locator('#write-body');

async function open(page: Page, query: string): Promise<void> {
  await page.setViewportSize({ width: 1500, height: 1000 });
  await page.goto(`${desk.url()}/_desk/write?${query}`);
  await expect(body(page)).toBeVisible(SLOW);
}

/** Left and right edge of an element's words, of its first character and of its last one. */
const edgesOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const edges = (start: number, end: number) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const texts = document.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (texts.nextNode()) nodes.push(texts.currentNode as Text);
      const [first, last] = [nodes[0], nodes.at(-1)];
      if (start === 0 && first) range.setStart(first, 0);
      if (end === 1 && first) range.setEnd(first, 1);
      if (start === -1 && last) range.setStart(last, last.length - 1);
      if (end === -1 && last) range.setEnd(last, last.length);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    };
    return { all: edges(0, -1), first: edges(0, 1), last: edges(-1, -1) };
  });

test('text, forms and preview run from the right; findings are below their words and read from the left', LONG_ONLY, async ({ page }) => {
  const path = 'pages/rent/kira-takip/ar.mdx';
  const read = () => readFile(join(desk.contentDir(), path), 'utf8');
  const before = await read();
  await open(page, 'page=kira-takip&locale=ar');
  const preview = page.frameLocator('iframe');
  await expect(preview.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const text of await page.locator('.write-text [role="textbox"]:visible').all())
    expect(await text.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');

  await body(page).focus();
  for (const key of ['ControlOrMeta+Home', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await page.keyboard.insertText('انظر [الإيجار](page:gibt-es-nicht). ');
  const line = page.locator('.write-body .cm-activeLine');
  const finding = page.locator('.write-body .write-finding');
  await expect(finding).toBeVisible(SLOW);
  await expect(preview.locator('main')).toContainText('انظر الإيجار.');
  const [text, reason, at] = [await edgesOf(line), await edgesOf(finding.locator('p').first()), await line.boundingBox()];
  expect(text.first.right).toBeGreaterThan(text.last.right);
  expect(reason.first.left).toBeLessThan(reason.last.left);
  // Both begin at the same side.
  expect(Math.abs(text.all.right - reason.all.right)).toBeLessThan(20);
  expect((await finding.boundingBox())?.y).toBeGreaterThanOrEqual((at?.y ?? 0) + (at?.height ?? 0));

  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible(SLOW);
  expect((await read()).replace('انظر [الإيجار](page:gibt-es-nicht). ', '')).toBe(before);
});

test('beside a translation the source runs from the right, and nothing covers its words', LONG_ONLY, async ({ page }) => {
  await open(page, 'page=home&locale=de');
  await expect(body(page)).toHaveCSS('direction', 'ltr');
  const parts = page.locator('.write-source .write-part');
  expect(await parts.count()).toBeGreaterThan(3);
  for (const part of await parts.all()) {
    const words = part.locator('p').first();
    expect(await words.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');
    const sign = await part.locator('.write-part-link').boundingBox();
    const covered = await part.locator('p').evaluateAll(
      (all, { left, right }) =>
        all.filter((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return [...range.getClientRects()].some((rect) => rect.left < right - 1 && rect.right > left + 1);
        }).length,
      { left: sign?.x ?? 0, right: (sign?.x ?? 0) + (sign?.width ?? 0) },
    );
    expect(covered).toBe(0);
  }
});
