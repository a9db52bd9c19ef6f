/** A site with measurement tags, which asks for consent, and with data from a second origin. The real site has no tags and does not ask. */
import { labelOf } from '../liveTexts.ts';
import { expect, test } from './console.ts';
import { testedIn } from './languages.ts';
import { watchShifts } from './layoutShifts.ts';
import { KINDS, SHORT } from './livePages.ts';
import { CONVERSION, conversions, prepareConfiguration, watchTags } from './otherConfiguration.ts';
import { expectReadable, follow, isSameDocument, markDocument, reach, watchRequests } from './visit.ts';

const { site, data } = prepareConfiguration();

for (const code of testedIn('tr', 'de')) {
  const prefix = code === 'tr' ? '' : `/${code}`;
  const [accept, reject] = [labelOf(code, 'consent.accept'), labelOf(code, 'consent.reject')];

  // proves: whatsapp.tag-consent, whatsapp.conversion-consent
  test(`under "${prefix || '/'}" nothing is loaded or stored before the visitor agrees, and no page moves`, async ({ page, context }) => {
    const asked = await watchTags(page);
    const shifts = await watchShifts(page);
    await page.goto(`${site()}${prefix}/${SHORT.service}`);
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
    await page.goto(`${site()}${prefix}/${SHORT.service}`);
    await page.getByRole('button', { name: accept, exact: true }).click();
    await expect.poll(() => [...asked].sort()).toEqual(['AW-TEST', 'G-TEST']);
    const link = page.locator('main a[href^="https://wa.me/"]').first();
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    expect(await conversions(page)).toEqual([CONVERSION]);
  });
}

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
    await page.goto(`${site()}/de/${SHORT.area}`);
    await expect(page.locator('.offer')).toBeVisible();
    await page.getByRole('button', { name: labelOf('de', 'consent.reject'), exact: true }).click();
    await reach(page);
    await quiet();
    await markDocument(page);
    await follow(page, `header a[href="/de/${KINDS.contact}"]`);
    await expectReadable(page, `${site()}/de/${KINDS.contact}`);
    expect(await isSameDocument(page)).toBe(true);
    expect(fetched.filter(({ origin }) => origin !== data()).map(String)).toEqual([]);
    const kinds = ['/_offers/fr.json', '/assets/shell-de-', '/_build/latest.json', '/_build/', `/_payload/de/${KINDS.contact}.json`];
    for (const kind of kinds)
      expect(
        fetched.some(({ pathname }) => pathname.startsWith(kind)),
        kind,
      ).toBe(true);
  });

  // proves: calls.base-url-headers
  test('headers and policy allow that data and no other', async ({ request }) => {
    for (const url of [`${site()}/de`, `${data()}/_payload/de.json`, `${data()}/no-such-page`]) {
      const headers = (await request.get(url)).headers();
      expect(headers['access-control-allow-origin'], url).toBe('*');
      expect(headers['cross-origin-resource-policy'], url).toBe('cross-origin');
      const connect = headers['content-security-policy']?.split('; ').find((part) => part.startsWith('connect-src')) ?? '';
      expect(connect.split(' ').slice(0, 3)).toEqual(['connect-src', "'self'", data()]);
    }
  });
});

// proves: whatsapp.tag-none
test('the real site has no tag, asks nothing and offers no settings', async ({ page }) => {
  const quiet = watchRequests(page);
  await page.goto('/de');
  await quiet();
  await expect(page.locator('.consent')).toHaveCount(0);
  await expect(page.locator('[data-consent-settings]')).toHaveCount(0);
});
