/** Runs axe-core in a page. */
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/**
 * What axe finds in the page as it is now. It runs in the page itself and at once: the page has no frames and no style sheet of another
 * host, and only violations are needed.
 */
export async function violationsOf(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async (given) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, given);
      return violations.map(({ id, nodes: [first] }) => `${id} ${first?.target} ${first?.any[0]?.message ?? ''}`);
    },
    { resultTypes: ['violations'], preload: false, ...options } satisfies RunOptions,
  );
}
