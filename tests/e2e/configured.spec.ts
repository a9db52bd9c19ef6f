/** A site with another configuration: data from a second origin, an ads tag with its label, flags from the site itself. */
import type { Server } from 'node:http';
import type { Page } from '@playwright/test';
import { servePreview } from '../../scripts/hosting/serve/servePreview.ts';
import { labelOf } from '../liveTexts.ts';
import { expect, test } from './console.ts';
import { IS_LONG, LONG_ONLY, testedIn } from './languages.ts';
import { KINDS, SHORT } from './livePages.ts';
import { buildWith, freePort, type OwnBuild } from './ownBuild.ts';
import { expectReadable, follow, isSameDocument, markDocument, reach, watchRequests } from './visit.ts';

// One worker for the file, because each worker would make its own build.
test.describe.configure({ mode: 'default' });

let build: OwnBuild;
let site = '';
let data = '';
const servers: Server[] = [];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const dataPort = await freePort();
  data = `http://localhost:${dataPort}`;
  build = await buildWith([
    ['dataUrl: /\n', `dataUrl: ${data}/\n`],
    ['  tags: []', '  tags:\n    - { id: AW-TEST, label: Test-Label_1, purpose: ads, enabled: true }'],
    ['  source: cdn', '  source: self'],
  ]);
  const first = await servePreview(build.outDir, 0);
  const second = await servePreview(build.outDir, dataPort);
  site = first.url;
  servers.push(first.server, second.server);
});
test.afterAll(async () => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  await build.remove();
});

test.describe('with data from another origin', () => {
  test.use({ locale: 'fr-FR' });

  // proves: calls.base-url
  test('everything that scripts fetch comes from there, the offer and the build files too, and pages change in the same document', async ({
    page,
  }) => {
    const fetched: URL[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()));
    });
    const quiet = watchRequests(page);
    await page.goto(`${site}/de/${SHORT.area}`);
    await expect(page.locator('.offer')).toBeVisible();
    await page.getByRole('button', { name: labelOf('de', 'consent.reject'), exact: true }).click();
    await reach(page);
    await quiet();
    await markDocument(page);
    await follow(page, `header a[href="/de/${KINDS.contact}"]`);
    await expectReadable(page, `${site}/de/${KINDS.contact}`);
    expect(await isSameDocument(page)).toBe(true);
    expect(fetched.filter(({ origin }) => origin !== data).map(String)).toEqual([]);
    const kinds = ['/_offers/fr.json', '/assets/shell-de-', '/_build/latest.json', '/_build/', `/_payload/de/${KINDS.contact}.json`];
    for (const kind of kinds)
      expect(
        fetched.some(({ pathname }) => pathname.startsWith(kind)),
        kind,
      ).toBe(true);
  });

  // proves: calls.base-url-headers
  test('headers and policy allow that data and no other', async ({ request }) => {
    for (const url of [`${site}/de`, `${data}/_payload/de.json`, `${data}/no-such-page`]) {
      const headers = (await request.get(url)).headers();
      expect(headers['access-control-allow-origin'], url).toBe('*');
      expect(headers['cross-origin-resource-policy'], url).toBe('cross-origin');
      const connect = headers['content-security-policy']?.split('; ').find((part) => part.startsWith('connect-src')) ?? '';
      expect(connect.split(' ').slice(0, 3)).toEqual(['connect-src', "'self'", data]);
    }
  });
});

// proves: switcher.flags-self
test('flags that are to come from the site alone ask no other host', LONG_ONLY, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (![site, data].includes(new URL(request.url()).origin)) foreign.push(request.url());
  });
  await page.goto(`${site}/de/${SHORT.service}`);
  await page.getByRole('button', { name: labelOf('de', 'consent.reject'), exact: true }).click();
  await page.locator('.switcher-button').hover();
  await expect(page.locator('#language-list img')).toHaveCount(6);
  await expect(page.locator('#language-list img').first()).toHaveAttribute('src', '/flags/tr.svg');
  expect(foreign).toEqual([]);
});

/** Each link to the chat, by its page. */
const PLACES = [
  testedIn([`/de/${SHORT.service}`, '.call a'], ['/de', '.call a'], [`/de/${SHORT.area}`, '.call a'], [`/ru/${KINDS.guide}`, '.call a']),
  testedIn(['/boyle-bir-sayfa-yok', 'footer a'], ['/de', 'footer a']),
  testedIn(['/de', '.float-button'], [`/de/${SHORT.service}`, '.float-button']),
  [[`/de/${KINDS.contact}`, '.contacts a']] as const,
].flat();
const CHAT = '[href^="https://wa.me/"]';
const CONVERSION = ['event', 'conversion', { send_to: 'AW-TEST/Test-Label_1', value: 1, currency: 'TRY', transport_type: 'beacon' }];

const conversions = (page: Page) =>
  page.evaluate(() =>
    (globalThis.window.dataLayer ?? []).map((entry) => [...(entry as IArguments)]).filter((entry) => entry[1] === 'conversion'),
  );

/** Answers in place of the tag's host, and keeps the visitor on the page. */
async function prepareClicks(page: Page): Promise<void> {
  await page.route(/googletagmanager/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.addInitScript(() => addEventListener('click', (event) => event.preventDefault()));
}

// The usual run tries every second place.
for (const [pathname, place] of PLACES.filter((_, index) => IS_LONG || index % 2 === 0)) {
  // proves: whatsapp.conversion, whatsapp.conversion-places, whatsapp.conversion-consent, whatsapp.conversion-label
  test(
    `a click on "${place}" of ${pathname} is one conversion with the tag's label, and none before the visitor agrees`,
    LONG_ONLY,
    async ({ page, context }) => {
      await prepareClicks(page);
      await page.goto(site + pathname);
      const link = page.locator(`${place}${CHAT}`).first();
      await expect(page.locator('.consent')).toBeVisible();
      await link.evaluate((element: HTMLElement) => element.click());
      expect(await conversions(page)).toEqual([]);
      await context.addCookies([{ name: 'consent', value: 'ads', url: site }]);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-consent', '');
      expect(await conversions(page)).toEqual([]);
      await link.click();
      expect(await conversions(page)).toEqual([CONVERSION]);
      await link.click();
      expect(await conversions(page)).toEqual([CONVERSION, CONVERSION]);
    },
  );
}

// proves: whatsapp.conversion
test('a click counts once after a new choice, and after a change of page', LONG_ONLY, async ({ page, context }) => {
  await context.addCookies([{ name: 'consent', value: 'ads', url: site }]);
  await page.route(/googletagmanager/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(`${site}/de/${SHORT.service}`);
  for (const choice of ['accept', 'reject', 'accept']) {
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: labelOf('de', 'consent.settings') })
      .click();
    await page.getByRole('button', { name: labelOf('de', `consent.${choice}`), exact: true }).click();
  }
  await reach(page);
  await follow(page, `header a[href="/de/${KINDS.contact}"]`);
  await expectReadable(page, `${site}/de/${KINDS.contact}`);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.locator(`.float-button${CHAT}`).click();
  expect(await conversions(page)).toEqual([CONVERSION]);
});
