/** The error pages of each status in each language: what they say, that they are whole without a script, and that anybody can use them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ERROR_STATUSES } from '../../../src/model/errorStatus.ts';
import { ERROR_TEXTS, TITLE_END } from '../../liveTexts.ts';
import { violationsOf } from '../axe.ts';
import { expect, test } from '../console.ts';
import { DIST, LOCALES } from '../documents.ts';
import { IS_LONG, testedIn } from '../languages.ts';
import { SHORT } from '../livePages.ts';
import { address, takenOver } from '../visit.ts';

/** The other statuses of a server's failure differ from 500 in the number only: in the long run. */
const STATUSES = ERROR_STATUSES.filter((status) => (IS_LONG ? status !== 404 : status === 410 || status === 500));

/** Answers an address with an error page, as a host does that refuses, fails, or knows that a page is gone. */
async function meet(page: Page, code: string, status: number): Promise<void> {
  const pathname = address(code, SHORT.service);
  const body = readFileSync(join(DIST, `${address(code, String(status)).slice(1)}.html`), 'utf8');
  await page.route(`**${pathname}`, (route) => route.fulfill({ status, contentType: 'text/html; charset=utf-8', body }));
  await page.goto(pathname);
}

/** The browser's own remark about the answer that a test makes. */
function forgetStatus(messages: string[]): void {
  messages.splice(0, messages.length, ...messages.filter((message) => !/status of \d{3}/.test(message)));
}

// That each language has its own texts and documents, the HTML tests say of all of them.
for (const code of testedIn('de', ...LOCALES.filter((other) => other !== 'de'))) {
  test.describe(`in ${code}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });
    // proves: errors.status, errors.translated, errors.action, errors.robots, errors.title, errors.server-error, errors.gone
    test('each error page says its status, its title and its message, and leads home, to the languages and to WhatsApp', async ({
      page,
      messages,
    }) => {
      for (const status of STATUSES) {
        await meet(page, code, status);
        const { gone, serverError } = ERROR_TEXTS[code];
        const [title, message] = status === 410 ? gone : serverError;
        await expect(page).toHaveTitle(`${status} ${title}${TITLE_END}`);
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(main.getByText(String(status), { exact: true })).toBeVisible();
        await expect(main.getByText(message)).toBeVisible();
        await expect(main.getByRole('link')).toHaveAttribute('href', address(code, ''));
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
        await expect(page.locator('link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]')).toHaveCount(0);
        await expect(page.getByRole('contentinfo').locator('a[hreflang]')).toHaveCount(LOCALES.length);
        await expect(page.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
      }
      forgetStatus(messages);
    });
  });
}

for (const code of testedIn('nl', ...LOCALES.filter((other) => other !== 'nl'))) {
  test(`in ${code}, the error pages of a failure and of a removed page have no accessibility violation, and the application takes them over in silence`, async ({
    page,
    messages,
  }) => {
    for (const [place, status] of [410, 500].entries()) {
      await meet(page, code, status);
      for (const colorScheme of place === 0 ? testedIn('light', 'dark') : testedIn('dark', 'light')) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page)).toEqual([]);
      }
      await page.mouse.move(0, 0);
      await page.locator('header a').first().hover();
      await takenOver(page);
      await expect(page).toHaveTitle(new RegExp(`^${status} `));
    }
    forgetStatus(messages);
  });
}

// proves: errors.server-hosts
test('a form sent from somewhere else gets the error page 405 in the language of the address', async ({ page, baseURL, messages }) => {
  await page.setContent(`<form method="post" action="${baseURL}/fr/${SHORT.service}"><button>x</button></form>`);
  const answer = page.waitForResponse(`**/fr/${SHORT.service}`);
  await page.getByRole('button').click();
  expect((await answer).status()).toBe(405);
  await expect(page).toHaveTitle(`405 ${ERROR_TEXTS.fr.serverError[0]}${TITLE_END}`);
  forgetStatus(messages);
});
