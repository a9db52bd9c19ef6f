/** A test that fails when the console has an error, a warning, or a failed request of our own. */
import { test as base, expect } from '@playwright/test';

export const test = base.extend<{ messages: string[] }>({
  messages: [
    async ({ page, baseURL }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        // An error page has the status 404, which the browser itself logs.
        const isOwnStatus = message.location().url === page.url() && message.text().includes('status of 404');
        if (!isOwnStatus) messages.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
      page.on('requestfailed', (request) => {
        const aborted = request.failure()?.errorText === 'net::ERR_ABORTED';
        if (baseURL && request.url().startsWith(baseURL) && !aborted) messages.push(`failed: ${request.url()}`);
      });
      await use(messages);
      expect(messages).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
