/** Measures the write view while somebody types: from a key to the changed words in the preview, and to the finding below them. */
import type { Browser, Page } from 'playwright';
import { deskHref } from '../../../src/model/desk.ts';

const TIMES = 30;
/** Between two words, in milliseconds: the second is longer than the wait before words are checked. */
const PAUSES_MS = [400, 2000] as const;

export interface TypingFigures {
  readonly pageId: string;
  /** Milliseconds from the key to the frame that shows the word in the preview. */
  readonly preview: readonly number[];
  /** Milliseconds from the same key to the frame that shows the finding below it. */
  readonly finding: readonly number[];
}

/** Types in the page's German text; nothing is saved. */
export async function measureTyping(browser: Browser, url: string, pageId: string): Promise<TypingFigures> {
  const page = await browser.newPage({ viewport: { width: 1500, height: 1000 } });
  await page.goto(url + deskHref('write', { page: pageId, locale: 'de' }));
  await page.frameLocator('iframe').locator('#main').waitFor();
  await page.evaluate(() => {
    const note = ({ key, timeStamp }: KeyboardEvent) => key === "'" && document.body.setAttribute('data-pressed', `${timeStamp}`);
    addEventListener('keydown', note, true);
  });
  await page.locator('#write-body').focus();
  await page.keyboard.press('ControlOrMeta+Home');
  for (const key of ['ArrowDown', 'ArrowDown', 'Home']) await page.keyboard.press(key);
  const figures: [number, number][] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    await page.waitForTimeout(PAUSES_MS[turn % PAUSES_MS.length] ?? 0);
    figures.push(await measureWord(page, `Wort${turn}x`));
  }
  await page.close();
  return { pageId, preview: figures.map(([preview]) => preview), finding: figures.map(([, finding]) => finding) };
}

/** The straight apostrophe, which is the last key, is a mistake. The word is removed again. */
async function measureWord(page: Page, word: string): Promise<[number, number]> {
  const isShown = (selector: string, inFrame: boolean) =>
    page.waitForFunction(
      ([awaited, place, isInside]) => {
        const document = isInside ? window.document.querySelector('iframe')?.contentDocument : window.document;
        return [...(document?.querySelectorAll(place) ?? [])].some(({ textContent }) => textContent.includes(awaited)) && performance.now();
      },
      [`${word}'`, selector, inFrame] as const,
      { polling: 'raf' },
    );
  const seen = [isShown('#main', true), isShown('.cm-line:has(.write-found)', false)];
  await page.keyboard.type(`${word}'`);
  const [preview, finding] = await Promise.all(seen.map(async (handle) => Number(await (await handle).jsonValue())));
  const pressed = Number(await page.locator('body').getAttribute('data-pressed'));
  for (let count = 0; count <= word.length; count += 1) await page.keyboard.press('Backspace');
  await page.locator('.cm-line .write-found').filter({ hasText: "'" }).waitFor({ state: 'detached' });
  return [(preview ?? 0) - pressed, (finding ?? 0) - pressed];
}
