/** The application's requests: the latest-build file, the build manifest that it names, and payloads of pages in the manifest. */
import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { testedIn } from './languages.ts';
import { KINDS, SHORT } from './livePages.ts';
import { expectReadable, isSameDocument, markDocument, open, readDeployment, settled, takenOver, watchRequests } from './visit.ts';

const MANIFEST = /\/_build\/[0-9a-f]+\.json$/;
const UNKNOWN = '/de/boyle-bir-sayfa-yok';

/** Pathnames, with query, of the page's requests from now on, except for images and fonts. */
function listRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (['document', 'fetch', 'script'].includes(request.resourceType())) asked.push(pathname + search);
  });
  return asked;
}

/** Opens a page and waits until the application knows its addresses. */
async function openKnowing(page: Page, pathname: string): Promise<void> {
  const quiet = watchRequests(page);
  const answered = page.waitForResponse(MANIFEST);
  await open(page, pathname);
  await (await answered).finished();
  await quiet();
}

/** Puts a link on top of the page, as an article may contain one. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    link.id = 'put-in';
    link.textContent = 'link';
    link.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 99; background: white';
    document.querySelector('main')?.append(link);
  }, href);
}

for (const code of testedIn('tr', 'de')) {
  // proves: calls.build-manifest, calls.latest-build
  test(`in ${code}, the latest-build file is asked with the time, and names the build manifest of the language, which is kept`, async ({
    page,
    context,
  }) => {
    const asked = listRequests(page);
    const first = code === 'tr' ? `/${SHORT.area}` : `/de/${SHORT.area}`;
    const { manifests } = await readDeployment(page);
    await openKnowing(page, first);
    const build = asked.filter((address) => address.startsWith('/_build/'));
    expect(build).toEqual([expect.stringMatching(/^\/_build\/latest\.json\?t=\d{13}$/), manifests[code]]);
    // Another document of the same visitor takes it from the browser's cache.
    const other = await context.newPage();
    const answered = other.waitForResponse(MANIFEST);
    await open(other, `${code === 'tr' ? '' : '/de'}/${KINDS.area}`);
    const response = await answered;
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    await response.finished();
    const [entry] = await other.evaluate(
      (url) => performance.getEntriesByName(url).map((timing) => timing.toJSON() as PerformanceResourceTiming),
      response.url(),
    );
    expect(entry).toMatchObject({ transferSize: 0 });
    expect(entry?.decodedBodySize).toBeGreaterThan(0);
  });
}

// proves: calls.build-manifest
test('a link to an address that the build does not know is the server’s to answer, without a request before', async ({ page }) => {
  await openKnowing(page, `/de/${SHORT.area}`);
  const asked = listRequests(page);
  await addLink(page, UNKNOWN);
  await page.locator('#put-in').hover();
  await settled(page);
  expect(asked).toEqual([]);
  await page.locator('#put-in').click();
  await expect(page).toHaveURL(UNKNOWN);
  await expect(page).toHaveTitle(/^404 /);
  expect(asked.filter((address) => address.startsWith('/_payload/'))).toEqual([]);
  expect(asked[0]).toBe(UNKNOWN);
});

test('an address of the history that the build does not know is the server’s to answer as well', async ({ page }) => {
  await openKnowing(page, `/de/${SHORT.area}`);
  await page.evaluate((pathname) => history.pushState(undefined, '', pathname), UNKNOWN);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`/de/${SHORT.area}`);
  const asked = listRequests(page);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveTitle(/^404 /);
  expect(asked.filter((address) => address.startsWith('/_payload/'))).toEqual([]);
});

for (const [from, to] of testedIn(
  ['/de/mirashakki?page=2#main', '/de/miras-hukuku?page=2#main'],
  ['/de/a/b/c/d/malrejimi', '/de/turkiye-bulunan-mallarin-paylasimi'],
  [`/de/${KINDS.service}/`, `/de/${KINDS.service}`],
)) {
  // proves: calls.build-manifest
  test(`a link to ${from} shows ${to} in one step, in the same document`, async ({ page }) => {
    await openKnowing(page, `/de/${KINDS.contact}`);
    await markDocument(page);
    const asked = listRequests(page);
    await addLink(page, from);
    await page.locator('#put-in').click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${to.replace(/[?#].*/, '')}(?:\\?|$)`));
    expect(await isSameDocument(page)).toBe(true);
    const payload = `/_payload${to.replace(/[?#].*/, '')}.json`;
    // The script of a tool on the page comes with the first page that has the tool.
    const own = asked.filter((address) => !/^\/assets\/(?:calculator|checklist|countries|deeds|search|tables|terms)-/.test(address));
    expect(own.filter((address) => !address.startsWith('/_payload/') || address === payload)).toEqual([payload]);
    await page.goBack();
    await expectReadable(page, `/de/${KINDS.contact}`);
  });
}

test('without a build manifest pages are shown all the same', async ({ page, messages }) => {
  await page.route(MANIFEST, (route) => route.fulfill({ status: 404, body: '' }));
  const quiet = watchRequests(page);
  await open(page, `/de/${SHORT.area}`);
  await quiet();
  await markDocument(page);
  await page.locator(`header a[href="/de/${KINDS.contact}"]`).first().click();
  await expectReadable(page, `/de/${KINDS.contact}`);
  expect(await isSameDocument(page)).toBe(true);
  expect(messages.splice(0)).toEqual([expect.stringContaining('404')]);
});

// proves: calls.retry-line
test('what is asked first fails once with a status that may pass, and once with the line: both are tried again', async ({
  page,
  messages,
}) => {
  const tries = new Map<string, number>();
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['fr-FR'] }));
  for (const [pattern, fail] of [
    [MANIFEST, 'status'],
    [/\/_offers\/fr\.json$/, 'line'],
    [/\/assets\/shell-de-/, 'status'],
  ] as const) {
    await page.route(pattern, (route) => {
      const count = (tries.get(String(pattern)) ?? 0) + 1;
      tries.set(String(pattern), count);
      if (count > 1) return route.continue();
      return fail === 'status' ? route.fulfill({ status: 503, body: '' }) : route.abort('connectionreset');
    });
  }
  await page.goto(`/de/${SHORT.area}`);
  await expect(page.getByRole('status').filter({ hasText: 'français' })).toBeVisible();
  await page.locator('header a').first().hover();
  await takenOver(page);
  await expect.poll(() => [...tries.values()]).toEqual([2, 2, 2]);
  messages.length = 0;
});
