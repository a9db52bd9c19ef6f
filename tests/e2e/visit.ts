/** What the tests do and ask on any page, as a visitor would. */
import { expect, type Page, type Request } from '@playwright/test';
import { type Deployment, LATEST_PATHNAME } from '../../src/model/deployment.ts';

/**
 * The application has taken over the page. The history alone does not say so: an entry keeps its setting when it is loaded again, so
 * Preact's own mark on the element that it renders into is asked for as well.
 */
export async function takenOver(page: Page, timeout?: number): Promise<void> {
  await page.waitForFunction(
    () => history.scrollRestoration === 'manual' && '__k' in (document.getElementById('root') ?? {}),
    undefined,
    timeout === undefined ? {} : { timeout },
  );
}

/** Reaches for a link, which starts the application, and waits until it has taken over. */
export async function reach(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.locator('header a').first().hover();
  await takenOver(page);
}

/** Opens a page and waits until the application has taken over. */
export async function open(page: Page, pathname: string): Promise<void> {
  await page.goto(pathname);
  await reach(page);
}

/**
 * The page has processed and painted all responses. Not with a clock that the test controls. The limit is for Chromium, which may call
 * no idle callback in a page that has been reloaded under a pointer that does not move.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 1000 })));
}

/**
 * Watches the page's requests from now on. The returned function waits until all of them are answered and worked off, so that a test
 * which says that nothing happens need not wait for a time. Called before the page is opened.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    let isSettled = false;
    do {
      await expect.poll(() => open.size).toBe(0);
      // If the page is reloaded meanwhile, waiting begins again.
      isSettled = await settled(page).then(
        () => true,
        (error: unknown) => {
          if (page.isClosed()) throw error;
          return false;
        },
      );
    } while (!isSettled || open.size > 0);
  };
}

/** Follows the first such link, in view or not. */
export async function follow(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

/** Marks the document, so that `isSameDocument` tells a change of page from a page load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    (globalThis as { marked?: boolean }).marked = true;
  });
}
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => (globalThis as { marked?: boolean }).marked === true);
}

/**
 * What the server says is deployed. Asked for before a test answers in the server's place: a handler that has to ask first can be overtaken by
 * the page load that the test is about, and then fails for another reason.
 */
export async function readDeployment(page: Page): Promise<Deployment> {
  return (await (await page.request.get(LATEST_PATHNAME)).json()) as Deployment;
}

/** The latest-build file as the server has it; after the returned function is called, as it is after a deployment of other texts. */
export async function deployLater(page: Page): Promise<() => void> {
  let isDeployed = false;
  const deployment = await readDeployment(page);
  await page.route('**/_build/latest.json*', (route) => route.fulfill({ json: { ...deployment, ...(isDeployed && { build: 'newer' }) } }));
  return () => {
    isDeployed = true;
  };
}

/** The page can be read: a heading in sight, text below it, no picture broken. */
export async function expectReadable(page: Page, pathname: string): Promise<void> {
  await expect(page).toHaveURL(pathname);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).not.toHaveText('');
  // A document that is still loading shows its heading before its text.
  await expect.poll(async () => (await page.locator('main').innerText()).length).toBeGreaterThan(300);
  const broken = await page.locator('img').evaluateAll((images) =>
    // A picture for print that is loaded lazily is not complete.
    (images as HTMLImageElement[]).filter((image) => image.checkVisibility() && image.complete && !image.naturalWidth && image.alt),
  );
  expect(broken).toEqual([]);
}

/** Address of a page in a language; Turkish has no prefix. */
export function address(localeCode: string, slug: string): string {
  return `/${[localeCode === 'tr' ? '' : localeCode, slug].filter(Boolean).join('/')}`;
}

/** Counts the documents that the page loads. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  return () => documents;
}
