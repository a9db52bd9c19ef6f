/** Every file that a visit asks for fails, one at a time: the page stays readable, and every link still leads on. */
import { type Browser, expect, type Page, type Route, test } from '@playwright/test';
import { address, expectReadable, takenOver } from '../visit.ts';

const FLAG_HOST = /jsdelivr/;
const START_FILE = /\/assets\/start.*\.js$/;
const flag = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/** A visit that uses all there is: font, offer of a language, application, flags, fetching ahead, change of page. */
async function visit(page: Page, code: string): Promise<void> {
  const [first, second] = [address(code, 'kira-takip'), address(code, 'iletisim')];
  await page.goto(first);
  await expectReadable(page, first);
  await page.locator('.switcher-button').hover();
  await expect(page.locator('#language-list')).toBeVisible();
  // As long as the application may take; without it the visit goes on all the same.
  await takenOver(page, 3000).catch(() => {});
  await page.locator('main .question summary').first().click();
  await expect(page.locator('main .question').first()).toHaveAttribute('open');
  await page.locator(`.header-nav a[href="${second}"]`).click();
  await expectReadable(page, second);
  await page.goBack();
  await expectReadable(page, first);
}

interface Visit {
  readonly code: string;
  /** The one address that fails. */
  readonly failing?: string;
  readonly fail?: (route: Route) => Promise<void>;
}

/** The addresses asked for, without the documents. */
async function visitWith(browser: Browser, baseURL: string, { code, failing, fail }: Visit): Promise<string[]> {
  const context = await browser.newContext({ baseURL, locale: 'nl-NL', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const asked = new Set<string>();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**', async (route) => {
    const url = route
      .request()
      .url()
      .replace(/\?t=\d+$/, '');
    if (route.request().resourceType() !== 'document') asked.add(url);
    if (url === failing && fail) await fail(route);
    else if (FLAG_HOST.test(url)) await route.fulfill({ contentType: 'image/svg+xml', body: flag });
    else await route.continue();
  });
  await visit(page, code);
  // A classic script that is somebody else's HTML cannot be read; the browser says so, and nobody can catch that.
  const own = errors.filter((message) => !(START_FILE.test(failing ?? '') && message === "Unexpected token '<'"));
  expect(own, `uncaught while ${failing} failed`).toEqual([]);
  await context.close();
  return [...asked];
}

const FILE_KINDS = [
  /\/assets\/app-.*\.js$/,
  /\/assets\/shell-/,
  /\/assets\/styles-.*\.css$/,
  START_FILE,
  /\.woff2$/,
  /\/_payload\//,
  /\/_offers\//,
  /latest\.json/,
  /\/flags\//,
  FLAG_HOST,
];

for (const { code, how, fail, isEach } of [
  { code: 'tr', how: 'each file that is cut off', fail: (route: Route) => route.abort('connectionreset'), isEach: true },
  {
    code: 'de',
    how: 'a file of each kind that answers 503',
    fail: (route: Route) => route.fulfill({ status: 503, body: '' }),
    isEach: false,
  },
  {
    code: 'ru',
    how: 'a file of each kind that answers with a login page',
    fail: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
    isEach: false,
  },
]) {
  test(`in ${code}, ${how} costs neither text nor links`, async ({ browser, baseURL }) => {
    test.setTimeout(240_000);
    const asked = await visitWith(browser, baseURL ?? '', { code });
    const ofEachKind = FILE_KINDS.map((kind) => asked.find((url) => kind.test(url)) ?? String(kind));
    expect(asked).toEqual(expect.arrayContaining(ofEachKind));
    for (const failing of isEach ? asked : ofEachKind) {
      await test.step(failing, () => visitWith(browser, baseURL ?? '', { code, failing, fail }));
    }
  });
}
