/** Each file that a visit requests fails in turn: the page stays readable, and every link works. */
import { type Browser, expect, type Page, type Route, test } from '@playwright/test';
import { IS_LONG } from '../languages.ts';
import { KINDS, SHORT } from '../livePages.ts';
import { address, expectReadable, watchRequests } from '../visit.ts';

const FLAG_HOST = /jsdelivr/;
const START_FILE = /\/assets\/start.*\.js$/;
const flag = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/** A visit that uses all there is: font, offer of a language, application, flags, fetching ahead, change of page. */
async function visit(page: Page, code: string): Promise<void> {
  const [first, second] = [address(code, SHORT.service), address(code, KINDS.contact)];
  const quiet = watchRequests(page);
  await page.goto(first);
  // A file that is missing may have the page loaded again.
  await quiet();
  await expectStillReadable(page, first);
  await page.locator('.switcher-button').hover();
  await expect(page.locator('#language-list')).toBeVisible();
  // The application has taken over by then, if it can; without it the visit goes on all the same.
  await quiet();
  await openAnswer(page);
  await page.locator(`.header-nav a[href="${second}"]`).click();
  await expectStillReadable(page, second);
  await page.goBack();
  await expectStillReadable(page, first);
}

/** A page that is loaded again for want of a file loses a click of that moment; a visitor clicks again. */
async function openAnswer(page: Page): Promise<void> {
  const question = page.locator('main .question').first();
  await expect(async () => {
    if ((await question.getAttribute('open')) === null) await question.locator('summary').click();
    await expect(question).toHaveAttribute('open', { timeout: 1_000 });
  }).toPass();
}

/** A page that is loaded again for want of a file cannot be asked in that moment. */
async function expectStillReadable(page: Page, pathname: string): Promise<void> {
  await expect(() => expectReadable(page, pathname)).toPass();
}

interface Visit {
  readonly code: string;
  /** What fails: the first address asked for that this is true of. */
  readonly isFailing?: (url: string) => boolean;
  readonly fail?: (route: Route) => Promise<void>;
  /** Not every visit requests the file: preloading depends on the link below the pointer. */
  readonly isSpeculative?: boolean;
}

/** The addresses asked for, without the documents. */
async function visitWith(browser: Browser, baseURL: string, { code, isFailing, fail, isSpeculative }: Visit): Promise<string[]> {
  const context = await browser.newContext({ baseURL, locale: 'nl-NL', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const asked = new Set<string>();
  const errors: string[] = [];
  let failed: string | undefined;
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**', async (route) => {
    const url = route
      .request()
      .url()
      .replace(/\?t=\d+$/, '');
    const isDocument = route.request().resourceType() === 'document';
    if (!isDocument) asked.add(url);
    if (!isDocument && isFailing?.(url)) failed ??= url;
    if (url === failed && fail) await fail(route);
    else if (FLAG_HOST.test(url)) await route.fulfill({ contentType: 'image/svg+xml', body: flag });
    else await route.continue();
  });
  await visit(page, code);
  if (isFailing && !isSpeculative) expect(failed, 'nothing asked for it').toBeDefined();
  // HTML in place of a classic script causes a syntax error that no code can catch.
  const own = errors.filter((message) => !(START_FILE.test(failed ?? '') && message === "Unexpected token '<'"));
  expect(own, `uncaught while ${failed} failed`).toEqual([]);
  await context.close();
  return [...asked];
}

/** Kinds of files that a visit asks for. */
const FILE_KINDS = [
  /\/assets\/app-.*\.js$/,
  /\/assets\/styles-.*\.css$/,
  START_FILE,
  /\.woff2$/,
  /\/flags\//,
  FLAG_HOST,
  /\/assets\/shell-/,
  /\/_payload\//,
  /\/_offers\//,
  /latest\.json/,
];

for (const [way, { code, how, fail }] of [
  { code: 'tr', how: 'is cut off', fail: (route: Route) => route.abort('connectionreset') },
  { code: 'de', how: 'answers 503', fail: (route: Route) => route.fulfill({ status: 503, body: '' }) },
  {
    code: 'ru',
    how: 'answers with a login page',
    fail: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
  },
].entries()) {
  test(`in ${code}, a file of any kind that ${how} costs neither text nor links`, async ({ browser, baseURL }) => {
    test.setTimeout(240_000);
    // Six of the ten kinds fail in one of the three ways each, in the long run all in all.
    const some = FILE_KINDS.filter((_, index) => IS_LONG || index % 6 === way);
    for (const kind of some) {
      await test.step(String(kind), () => visitWith(browser, baseURL ?? '', { code, isFailing: (url) => kind.test(url), fail }));
    }
  });
}

test('in tr, each single file that is cut off costs neither text nor links', async ({ browser, baseURL }) => {
  test.skip(!IS_LONG, 'in the long run');
  test.setTimeout(480_000);
  for (const url of await visitWith(browser, baseURL ?? '', { code: 'tr' })) {
    const isFailing = (asked: string) => asked === url;
    const fail = (route: Route) => route.abort('connectionreset');
    await test.step(url, () =>
      visitWith(browser, baseURL ?? '', { code: 'tr', isFailing, fail, isSpeculative: url.includes('/_payload/') }),
    );
  }
});
