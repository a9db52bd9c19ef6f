/** axe-core inside a page. */
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Before the page is opened: each document that it loads from then on brings axe along. */
export async function addAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source });
}

/** In the page itself and at once: the page has no frames and no style sheet of another host, and only what is wrong needs to be told. */
export function violationsOf(page: Page, options: RunOptions = {}): Promise<string[]> {
  return page.evaluate(
    async (given) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, given);
      return violations.map(({ id, nodes: [first] }) => `${id} ${first?.target} ${first?.any[0]?.message ?? ''}`);
    },
    { resultTypes: ['violations'], preload: false, ...options } satisfies RunOptions,
  );
}
