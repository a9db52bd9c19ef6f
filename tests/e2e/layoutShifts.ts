/** Notes what moves on a page without the visitor's doing, as Cumulative Layout Shift counts it. */
import type { Page } from '@playwright/test';
import { settled } from './visit.ts';

interface Shift {
  readonly value: number;
  /** The elements that moved, as the beginning of their parent's HTML. */
  readonly moved: readonly string[];
}

/** Watches from the first frame on, so it is called before the page is opened. The answer waits for the fonts and for what they change. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 80) ?? '') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    // A frame paints the shift; observers are notified afterwards.
    for (let frame = 0; frame < 3; frame += 1) await settled(page);
    return page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
  };
}
