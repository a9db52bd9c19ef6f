/** Rare choices and accidents on a site with measurement tags: single purposes, blockers, each way to the chat, flags of its own. */
import type { Page } from '@playwright/test';
import { labelOf } from '../liveTexts.ts';
import { expect, test } from './console.ts';
import { KINDS, SHORT } from './livePages.ts';
import { CONVERSION, conversions, prepareConfiguration, TAG_HOST, watchTags } from './otherConfiguration.ts';
import { expectReadable, follow, reach } from './visit.ts';

const { site, data } = prepareConfiguration();

for (const [code, prefix] of [
  ['tr', ''],
  ['de', '/de'],
] as const) {
  const [reject, settings] = [labelOf(code, 'consent.reject'), labelOf(code, 'consent.settings')];
  const [save, ads] = [labelOf(code, 'consent.save'), labelOf(code, 'consent.purposeAds')];

  test(`under "${prefix || '/'}" each purpose can be chosen, and the choice changed from the footer`, async ({ page, context }) => {
    const asked = await watchTags(page);
    await page.goto(`${site()}${prefix}/${SHORT.service}`);
    await page.getByRole('checkbox', { name: ads }).check();
    await page.getByRole('button', { name: save }).click();
    await expect.poll(() => asked).toEqual(['AW-TEST']);
    expect((await context.cookies()).find((cookie) => cookie.name === 'consent')?.value).toBe('ads');
    await page.getByRole('contentinfo').getByRole('button', { name: settings }).click();
    await expect(page.getByRole('checkbox', { name: ads })).toBeChecked();
    await page.getByRole('button', { name: reject, exact: true }).click();
    expect((await context.cookies()).find((cookie) => cookie.name === 'consent')?.value).toBe('none');
    expect(await page.evaluate(() => (globalThis as unknown as Record<string, boolean>)['ga-disable-AW-TEST'])).toBe(true);
  });
}

for (const code of ['fr', 'de'] as const) {
  const prefix = `/${code}`;
  const accept = labelOf(code, 'consent.accept');
  // proves: whatsapp.tag-switch
  test(`under "${prefix}" a tag can be switched off and on by its id while the page is open`, async ({ page }) => {
    const asked = await watchTags(page);
    await page.goto(`${site()}${prefix}/${SHORT.service}`);
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
  test(`under "${prefix}" a blocker that refuses the tags costs nothing but the measurement`, async ({ page, messages }) => {
    await page.route(TAG_HOST, (route) => route.abort('blockedbyclient'));
    await page.goto(`${site()}${prefix}/${SHORT.service}`);
    await page.getByRole('button', { name: accept, exact: true }).click();
    await expectOnward(page, prefix);
    expect(messages.filter((message) => !message.includes('ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
    messages.length = 0;
  });

  test(`under "${prefix}" a blocker that refuses the consent module leaves no button without an answer`, async ({ page, messages }) => {
    await page.route('**/assets/consent-*.js', (route) => route.abort('blockedbyclient'));
    await page.goto(`${site()}${prefix}/${SHORT.service}`);
    await expectOnward(page, prefix);
    await expect(page.locator('[data-consent-settings]')).toBeHidden();
    await expect(page.locator('.consent')).toHaveCount(0);
    expect(messages.some((message) => message.includes('Uncaught'))).toBe(false);
    messages.length = 0;
  });

  test(`under "${prefix}" a blocker that takes the question away means no`, async ({ page, context }) => {
    const asked = await watchTags(page);
    await page.addInitScript(() => {
      new MutationObserver(() => document.querySelector('.consent')?.remove()).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${site()}${prefix}/${SHORT.service}`);
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
  await expectReadable(page, `${site()}${prefix}/${KINDS.contact}`);
}

// proves: switcher.flags-self
test('flags that are to come from the site alone ask no other host', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (![site(), data()].includes(new URL(request.url()).origin)) foreign.push(request.url());
  });
  await page.goto(`${site()}/de/${SHORT.service}`);
  await page.getByRole('button', { name: labelOf('de', 'consent.reject'), exact: true }).click();
  await page.locator('.switcher-button').hover();
  await expect(page.locator('#language-list img')).toHaveCount(6);
  await expect(page.locator('#language-list img').first()).toHaveAttribute('src', '/flags/tr.svg');
  expect(foreign).toEqual([]);
});

/** Each link to the chat, by its page. */
const PLACES = [
  [`/de/${SHORT.service}`, '.call a'],
  ['/de', '.call a'],
  [`/de/${SHORT.area}`, '.call a'],
  [`/ru/${KINDS.guide}`, '.call a'],
  ['/boyle-bir-sayfa-yok', 'footer a'],
  ['/de', 'footer a'],
  ['/de', '.float-button'],
  [`/de/${SHORT.service}`, '.float-button'],
  [`/de/${KINDS.contact}`, '.contacts a'],
] as const;
const CHAT = '[href^="https://wa.me/"]';

/** Answers in place of the tag's host, and keeps the visitor on the page. */
async function prepareClicks(page: Page): Promise<void> {
  await watchTags(page);
  await page.addInitScript(() => addEventListener('click', (event) => event.preventDefault()));
}

for (const [pathname, place] of PLACES) {
  // proves: whatsapp.conversion, whatsapp.conversion-places, whatsapp.conversion-consent, whatsapp.conversion-label
  test(`a click on "${place}" of ${pathname} is one conversion with the tag's label, and none before the visitor agrees`, async ({
    page,
    context,
  }) => {
    await prepareClicks(page);
    await page.goto(site() + pathname);
    const link = page.locator(`${place}${CHAT}`).first();
    await expect(page.locator('.consent')).toBeVisible();
    await link.evaluate((element: HTMLElement) => element.click());
    expect(await conversions(page)).toEqual([]);
    await context.addCookies([{ name: 'consent', value: 'ads', url: site() }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-consent', '');
    expect(await conversions(page)).toEqual([]);
    await link.click();
    expect(await conversions(page)).toEqual([CONVERSION]);
    await link.click();
    expect(await conversions(page)).toEqual([CONVERSION, CONVERSION]);
  });
}

// proves: whatsapp.conversion
test('a click counts once after a new choice, and after a change of page', async ({ page, context }) => {
  await context.addCookies([{ name: 'consent', value: 'ads', url: site() }]);
  await watchTags(page);
  await page.goto(`${site()}/de/${SHORT.service}`);
  for (const choice of ['accept', 'reject', 'accept']) {
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: labelOf('de', 'consent.settings') })
      .click();
    await page.getByRole('button', { name: labelOf('de', `consent.${choice}`), exact: true }).click();
  }
  await reach(page);
  await follow(page, `header a[href="/de/${KINDS.contact}"]`);
  await expectReadable(page, `${site()}/de/${KINDS.contact}`);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.locator(`.float-button${CHAT}`).click();
  expect(await conversions(page)).toEqual([CONVERSION]);
});
