/** Measurement in a build with configured tags: it asks for consent. The real site has no tags and does not ask. */
import type { Server } from 'node:http';
import type { Page } from '@playwright/test';
import { servePreview } from '../../scripts/hosting/serve/servePreview.ts';
import { labelOf } from '../liveTexts.ts';
import { expect, test } from './console.ts';
import { LONG_ONLY, testedIn } from './languages.ts';
import { watchShifts } from './layoutShifts.ts';
import { KINDS, SHORT } from './livePages.ts';
import { buildWith, type OwnBuild } from './ownBuild.ts';
import { expectReadable, follow, reach, watchRequests } from './visit.ts';

const TAG_HOST = /googletagmanager/;
const TAGS = `  tags:
    - { id: G-TEST, purpose: analytics, enabled: true }
    - { id: AW-TEST, label: Test-Label_1, purpose: ads, enabled: true }
    - { id: G-OFF, purpose: analytics, enabled: false }`;
let build: OwnBuild;
let server: Server;
let url = '';

// One worker for the file, because each worker would make its own build.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  build = await buildWith([['  tags: []', TAGS]]);
  ({ server, url } = await servePreview(build.outDir, 0));
});
test.afterAll(async () => {
  server.close();
  await build.remove();
});

/** Answers in place of the tag's host; returns the ids asked for. */
async function watchTags(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(TAG_HOST, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('id') ?? '');
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

const conversions = (page: Page) =>
  page.evaluate(() =>
    (globalThis.window.dataLayer ?? []).map((entry) => [...(entry as IArguments)]).filter((entry) => entry[1] === 'conversion'),
  );

for (const code of testedIn('tr', 'de')) {
  const prefix = code === 'tr' ? '' : `/${code}`;
  const [accept, reject, settings] = [labelOf(code, 'consent.accept'), labelOf(code, 'consent.reject'), labelOf(code, 'consent.settings')];
  const [save, ads] = [labelOf(code, 'consent.save'), labelOf(code, 'consent.purposeAds')];

  // proves: whatsapp.tag-consent, whatsapp.conversion-consent
  test(`under "${prefix || '/'}" nothing is loaded or stored before the visitor agrees, and no page moves`, async ({ page, context }) => {
    const asked = await watchTags(page);
    const shifts = await watchShifts(page);
    await page.goto(`${url}${prefix}/${SHORT.service}`);
    const yes = page.getByRole('button', { name: accept, exact: true });
    const no = page.getByRole('button', { name: reject, exact: true });
    await expect(yes).toBeVisible();
    const [yesBox, noBox] = [await yes.boundingBox(), await no.boundingBox()];
    expect(yesBox?.height).toBe(noBox?.height);
    expect(await yes.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
      await no.evaluate((button) => getComputedStyle(button).backgroundColor),
    );
    expect(asked).toEqual([]);
    expect((await context.cookies()).map((cookie) => cookie.name).filter((name) => name !== 'viewport')).toEqual([]);
    expect(await shifts()).toEqual([]);
    for (const width of [320, 390, 800, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      // What a finger would meet: the question must not lie over the way to the practice.
      await page.locator('.float-button').click({ trial: true });
    }
    await no.click();
    const quiet = watchRequests(page);
    await page.reload();
    await quiet();
    await expect(yes).toHaveCount(0);
    expect(asked).toEqual([]);
    await page
      .locator('a[href^="https://wa.me/"]')
      .first()
      .evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await page.locator('a[href^="https://wa.me/"]').first().click();
    expect(await conversions(page)).toEqual([]);
  });

  // proves: whatsapp.tag-script, whatsapp.tag-off, whatsapp.conversion, whatsapp.conversion-label
  test(`under "${prefix || '/'}" agreeing loads the tags that are on, and a WhatsApp click counts once`, async ({ page }) => {
    const asked = await watchTags(page);
    await page.goto(`${url}${prefix}/${SHORT.service}`);
    await page.getByRole('button', { name: accept, exact: true }).click();
    await expect.poll(() => [...asked].sort()).toEqual(['AW-TEST', 'G-TEST']);
    const link = page.locator('main a[href^="https://wa.me/"]').first();
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    expect(await conversions(page)).toEqual([
      ['event', 'conversion', { send_to: 'AW-TEST/Test-Label_1', value: 1, currency: 'TRY', transport_type: 'beacon' }],
    ]);
  });

  test(
    `under "${prefix || '/'}" each purpose can be chosen, and the choice changed from the footer`,
    LONG_ONLY,
    async ({ page, context }) => {
      const asked = await watchTags(page);
      await page.goto(`${url}${prefix}/${SHORT.service}`);
      await page.getByRole('checkbox', { name: ads }).check();
      await page.getByRole('button', { name: save }).click();
      await expect.poll(() => asked).toEqual(['AW-TEST']);
      expect((await context.cookies()).find((cookie) => cookie.name === 'consent')?.value).toBe('ads');
      await page.getByRole('contentinfo').getByRole('button', { name: settings }).click();
      await expect(page.getByRole('checkbox', { name: ads })).toBeChecked();
      await page.getByRole('button', { name: reject, exact: true }).click();
      expect((await context.cookies()).find((cookie) => cookie.name === 'consent')?.value).toBe('none');
      expect(await page.evaluate(() => (globalThis as unknown as Record<string, boolean>)['ga-disable-AW-TEST'])).toBe(true);
    },
  );
}

for (const code of testedIn('fr', 'de')) {
  const prefix = `/${code}`;
  const accept = labelOf(code, 'consent.accept');
  // proves: whatsapp.tag-switch
  test(`under "${prefix}" a tag can be switched off and on by its id while the page is open`, LONG_ONLY, async ({ page }) => {
    const asked = await watchTags(page);
    await page.goto(`${url}${prefix}/${SHORT.service}`);
    await page.getByRole('button', { name: accept, exact: true }).click();
    await expect.poll(() => asked.length).toBe(2);
    const setEnabled = (id: string, isEnabled: boolean) =>
      page.evaluate((detail) => dispatchEvent(new CustomEvent('analytics:switch', { detail })), { id, isEnabled });
    const isDisabled = (id: string) =>
      page.evaluate((name) => (globalThis as unknown as Record<string, boolean>)[`ga-disable-${name}`], id);
    expect(await isDisabled('AW-TEST')).toBe(false);
    await setEnabled('AW-TEST', false);
    expect(await isDisabled('AW-TEST')).toBe(true);
    expect(await isDisabled('G-TEST')).toBe(false);
    const link = page.locator('main a[href^="https://wa.me/"]').first();
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    expect(await conversions(page)).toEqual([]);
    await setEnabled('AW-TEST', true);
    await link.click();
    expect(await conversions(page)).toHaveLength(1);
    await setEnabled('G-OFF', true);
    await expect.poll(() => asked).toContain('G-OFF');
  });

  // proves: whatsapp.conversion-consent
  test(`under "${prefix}" a blocker that refuses the tags costs nothing but the measurement`, LONG_ONLY, async ({ page, messages }) => {
    await page.route(TAG_HOST, (route) => route.abort('blockedbyclient'));
    await page.goto(`${url}${prefix}/${SHORT.service}`);
    await page.getByRole('button', { name: accept, exact: true }).click();
    await expectOnward(page, prefix);
    expect(messages.filter((message) => !message.includes('ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
    messages.length = 0;
  });

  test(
    `under "${prefix}" a blocker that refuses the consent module leaves no button without an answer`,
    LONG_ONLY,
    async ({ page, messages }) => {
      await page.route('**/assets/consent-*.js', (route) => route.abort('blockedbyclient'));
      await page.goto(`${url}${prefix}/${SHORT.service}`);
      await expectOnward(page, prefix);
      await expect(page.locator('[data-consent-settings]')).toBeHidden();
      await expect(page.locator('.consent')).toHaveCount(0);
      expect(messages.some((message) => message.includes('Uncaught'))).toBe(false);
      messages.length = 0;
    },
  );

  test(`under "${prefix}" a blocker that takes the question away means no`, LONG_ONLY, async ({ page, context }) => {
    const asked = await watchTags(page);
    await page.addInitScript(() => {
      new MutationObserver(() => document.querySelector('.consent')?.remove()).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${url}${prefix}/${SHORT.service}`);
    await expectOnward(page, prefix);
    expect(asked).toEqual([]);
    expect((await context.cookies()).some(({ name }) => name === 'consent')).toBe(false);
  });
}

/** The link to WhatsApp is whole, and other pages can be reached. */
async function expectOnward(page: Page, prefix: string): Promise<void> {
  await reach(page);
  const link = page.locator('main a[href^="https://wa.me/"]').first();
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=./);
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
  await follow(page, `header a[href="${prefix}/${KINDS.contact}"]`);
  await expectReadable(page, `${url}${prefix}/${KINDS.contact}`);
}

// proves: whatsapp.tag-none
test('the real site has no tag, asks nothing and offers no settings', async ({ page }) => {
  const quiet = watchRequests(page);
  await page.goto('/de');
  await quiet();
  await expect(page.locator('.consent')).toHaveCount(0);
  await expect(page.locator('[data-consent-settings]')).toHaveCount(0);
});
