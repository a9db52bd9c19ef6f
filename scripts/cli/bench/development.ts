/**
 * Measures the development server as a writer experiences it: the time to the first page, and from an edit to its display in the open page.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { WHOLE_BROWSER } from '../../../tests/e2e/browsers.ts';
import { type Setup, startDevelopment } from './run.ts';
import { measureTyping, type TypingFigures } from './typing.ts';

const STARTS = 5;
const EDITS = 15;
/** Longer than the delay before words are checked, so that edits are measured on an idle and on a busy server. */
const PAUSES_MS = [250, 2500] as const;

export interface DevelopmentFigures {
  /** Milliseconds from the start of the command to the home page, with a warm cache. */
  readonly ready: readonly number[];
  /** Milliseconds from writing the file to the frame that shows the new words. */
  readonly edit: readonly number[];
  /** True when the scroll position stayed the same after each edit. */
  readonly keepsScroll: boolean;
  readonly typing: readonly TypingFigures[];
}

/**
 * `filePath` is the page, relative to the content folder, that is opened and edited; its text is restored at the end. `typed` are ids of the
 * pages in whose write view is typed.
 */
export async function measureDevelopment(
  setup: Setup,
  filePath: string,
  pathname: string,
  typed: readonly string[],
): Promise<DevelopmentFigures> {
  // The first start fills the cache.
  (await startDevelopment(setup)).stop();
  const ready: number[] = [];
  for (let start = 1; start < STARTS; start += 1) {
    const startedAt = performance.now();
    const server = await startDevelopment(setup);
    await (await fetch(server.url)).text();
    ready.push(performance.now() - startedAt);
    await server.stop();
  }
  const startedAt = performance.now();
  const server = await startDevelopment(setup);
  await (await fetch(server.url)).text();
  ready.push(performance.now() - startedAt);
  const browser = await chromium.launch(WHOLE_BROWSER);
  const path = join(setup.contentDir, filePath);
  const before = await readFile(path, 'utf8');
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${server.url}${pathname}`);
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    const edit: number[] = [];
    let keepsScroll = true;
    for (let turn = 0; turn < EDITS; turn += 1) {
      await page.waitForTimeout(PAUSES_MS[turn % PAUSES_MS.length] ?? 0);
      edit.push(await measureEdit(page, path, before, `Bearbeitung${turn}x`));
      keepsScroll &&= (await page.evaluate(() => window.scrollY)) === 1500;
    }
    const typing: TypingFigures[] = [];
    for (const pageId of typed) typing.push(await measureTyping(browser, server.url, pageId));
    return { ready, edit, keepsScroll, typing };
  } finally {
    await writeFile(path, before);
    await browser.close();
    await server.stop();
  }
}

async function measureEdit(page: Page, path: string, before: string, word: string): Promise<number> {
  // Polled before each frame; the result is the time of the frame that shows the word.
  const seen = page.waitForFunction(
    (awaited) => document.getElementById('main')?.textContent?.includes(awaited) && performance.timeOrigin + performance.now(),
    word,
    { polling: 'raf' },
  );
  // Waits until the page is polling.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const writtenAt = performance.timeOrigin + performance.now();
  await writeFile(path, `${before}\nDieses Wort ist neu: ${word}.\n`);
  return Number(await (await seen).jsonValue()) - writtenAt;
}
