/** Every uncaught error of our own code shows the error page; errors of extensions and third-party scripts do not. */
import { expect, type Page, test } from '@playwright/test';
import { ERROR_TEXTS, TITLE_END } from '../../liveTexts.ts';
import { LOCALES } from '../documents.ts';
import { testedIn } from '../languages.ts';
import { SHORT } from '../livePages.ts';
import {
  address,
  expectReadable,
  follow,
  isSameDocument,
  markDocument,
  open,
  readDeployment,
  settled,
  takenOver,
  watchRequests,
} from '../visit.ts';

/** The complete error page, at the address of the error; its button loads the home page as a new document. */
async function expectErrorPage(page: Page, code: 'de' | 'ru'): Promise<void> {
  const [title, message] = ERROR_TEXTS[code].serverError;
  await expect(page).toHaveTitle(`500 ${title}${TITLE_END}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main).toContainText(message);
  await expect(main).toContainText('500');
  await expect(main).toBeFocused();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.locator('link[rel=canonical], link[rel=alternate], meta[property], script[type="application/ld+json"]')).toHaveCount(0);
  await expect(page.locator('header .brand')).toBeVisible();
  await expect(page.locator('header')).toHaveCount(1);
  await expect(page.getByRole('contentinfo').locator('a[hreflang]')).toHaveCount(LOCALES.length);
  await expect(page.locator('.float a')).toBeVisible();
  await expect(page.locator('.float a')).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await markDocument(page);
  await main.getByRole('link').click();
  await expectReadable(page, address(code, ''));
  expect(await isSameDocument(page)).toBe(false);
  await expect(page).not.toHaveTitle(/^500 /);
}

/** Adds code to the end of one of our scripts. */
async function addCode(page: Page, files: string, code: string): Promise<void> {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${code}` });
  });
}

const THROWN = {
  'in a timer': "setTimeout(() => { throw new Error('made by a test'); }, 300);",
  'in an event': "addEventListener('keydown', () => { throw new Error('made by a test'); });",
  'in a promise': "addEventListener('keydown', async () => { await undefined; throw new Error('made by a test'); });",
};

for (const code of testedIn('de', 'ru')) {
  const [first, second] = [address(code, SHORT.area), address(code, SHORT.service)];

  for (const where of testedIn('in a promise', 'in an event', 'in a timer')) {
    const thrown = THROWN[where];
    // proves: errors.fatal, errors.fatal-frame
    test(`in ${code}, an error of the application ${where} shows the error page`, async ({ page }) => {
      await addCode(page, '**/assets/app-*.js', thrown);
      await open(page, first);
      await page.keyboard.press('Shift');
      await expectErrorPage(page, code);
    });
  }

  // proves: errors.fatal
  test(`in ${code}, an error while the application starts shows the error page, and loads nothing again`, async ({ page }) => {
    // What the application asks for first when it takes over.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        get: () => {
          throw new Error('made by a test');
        },
      }),
    );
    await page.goto(first);
    await markDocument(page);
    await page.locator('header a').first().hover();
    await expect(page.getByRole('main')).toContainText('500');
    expect(await isSameDocument(page)).toBe(true);
    await expectErrorPage(page, code);
  });

  // proves: errors.fatal
  test(`in ${code}, an error on a page that the browser has translated shows the error page`, async ({ page }) => {
    await addCode(page, '**/assets/app-*.js', THROWN['in an event']);
    const quiet = watchRequests(page);
    await page.goto(first);
    await page.evaluate(() => document.documentElement.classList.add('translated-ltr'));
    const application = page.waitForResponse('**/assets/app-*.js');
    await page.locator('header a').first().hover();
    await application;
    await quiet();
    await expectReadable(page, first);
    await page.keyboard.press('Shift');
    await expectErrorPage(page, code);
  });

  // proves: errors.fatal
  test(`in ${code}, an error of the start script, before there is an application, shows the error page`, async ({ page }) => {
    await addCode(
      page,
      '**/assets/start-*.js',
      "addEventListener('scroll', () => { throw new Error('made by a test'); }, { once: true });",
    );
    await page.goto(first);
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await expectErrorPage(page, code);
  });

  test(`in ${code}, an error of the start script leaves the page where the application cannot be had`, async ({ page }) => {
    await page.route('**/assets/app-*.js', (route) => route.abort());
    await addCode(page, '**/assets/start-*.js', "setTimeout(() => { throw new Error('made by a test'); });");
    const quiet = watchRequests(page);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/app-'));
    await page.goto(first);
    await failed;
    await quiet();
    await expectReadable(page, first);
  });

  // proves: errors.fatal, errors.fatal-frame
  test(`in ${code}, a frame that cannot be hydrated gives the error page with the frame of the document`, async ({ page }) => {
    const { shells } = await readDeployment(page);
    const shell = await (await page.request.get(shells[code] ?? '')).json();
    await page.route(`**/assets/shell-${code}-*.json`, (route) => route.fulfill({ json: { ...shell, main: null } }));
    await page.goto(first);
    await page.locator('header a').first().hover();
    await expectErrorPage(page, code);
  });

  // proves: errors.fatal
  test(`in ${code}, a frame that fails at a change of page gives the error page with the frame that was there`, async ({ page }) => {
    await page.route(`**/_payload${second}.json`, async (route) => {
      const response = await route.fetch();
      const payload = await response.json();
      await route.fulfill({ json: { ...payload, page: { ...payload.page, alternates: null } } });
    });
    await open(page, first);
    await follow(page, `main a[href="${second}"]`);
    await expectErrorPage(page, code);
  });

  // proves: errors.fatal-foreign
  test(`in ${code}, what others throw in the page changes nothing`, async ({ page }) => {
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await page.addInitScript(() =>
      setTimeout(() => {
        throw new Error('of somebody else, early');
      }, 100),
    );
    await open(page, first);
    await markDocument(page);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('of somebody else');
      });
      void Promise.reject(new Error('of somebody else'));
      const filename = 'chrome-extension://abc/assets/x.js';
      dispatchEvent(new ErrorEvent('error', { message: 'x', filename }));
      dispatchEvent(new ErrorEvent('error', { message: 'Script error.', filename: '' }));
      const reason = { stack: `Error: x\n    at f (${filename}:1:1)\n    at ${location.origin}/assets/app-1.js:1:1` };
      dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason }));
      for (const nothing of [undefined, null, 'text']) {
        dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: nothing }));
      }
    });
    // All of it has been thrown, and what listens has heard of it.
    await expect.poll(() => thrown.filter((message) => message === 'of somebody else')).toHaveLength(2);
    await expect.poll(() => thrown).toContain('of somebody else, early');
    await settled(page);
    await expectReadable(page, first);
    await follow(page, `main a[href="${second}"]`);
    await expectReadable(page, second);
    expect(await isSameDocument(page)).toBe(true);
  });

  test(`in ${code}, an element that an extension takes away before the application comes changes nothing`, async ({ page }) => {
    await page.goto(first);
    await page.evaluate(() => document.querySelector('header .switcher')?.remove());
    await page.locator('header a').first().hover();
    await takenOver(page);
    await settled(page);
    await expectReadable(page, first);
    await expect(page).not.toHaveTitle(/^500 /);
  });
}
