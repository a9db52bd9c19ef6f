/** Tabs that stay open: in two languages, with a wrong clock, and during a deployment. */
import { expect, test } from '@playwright/test';
import { LONG_ONLY, testedIn } from '../languages.ts';
import { KINDS, SHORT } from '../livePages.ts';
import {
  address,
  deployLater,
  expectReadable,
  follow,
  isSameDocument,
  markDocument,
  open,
  reach,
  readDeployment,
  watchRequests,
} from '../visit.ts';

// proves: languages.texts-on-change, languages.start-saved
test('two tabs in two languages each keep their own, and the root opens in the one chosen last', LONG_ONLY, async ({ context }) => {
  const [german, russian] = [await context.newPage(), await context.newPage()];
  await open(german, `/de/${SHORT.area}`);
  await open(russian, `/en/${SHORT.area}`);
  await russian.getByRole('contentinfo').getByRole('link', { name: 'Русский' }).click();
  await expectReadable(russian, `/ru/${SHORT.area}`);
  await reach(russian);
  for (const [tab, code] of [
    [german, 'de'],
    [russian, 'ru'],
    [german, 'de'],
  ] as const) {
    await follow(tab, `footer a[href="${address(code, KINDS.contact)}"]`);
    await expectReadable(tab, address(code, KINDS.contact));
    await expect(tab.locator('html')).toHaveAttribute('lang', code);
    await tab.goBack();
    await expectReadable(tab, address(code, SHORT.area));
  }
  await german.goto('/');
  await expect(german).toHaveURL('/ru');
  await german.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(german).toHaveURL('/de');
  await russian.goto('/');
  await expect(russian).toHaveURL('/de');
});

const YEAR_MS = 365 * 86_400_000;
for (const [code, name, offset] of testedIn(['fr', 'a year fast', YEAR_MS], ['de', 'a year slow', -YEAR_MS])) {
  test(`in ${code}, a clock ${name}, and set right on the way, stops nothing`, LONG_ONLY, async ({ page, context }) => {
    const [first, second] = [address(code, SHORT.area), address(code, KINDS.contact)];
    await page.clock.setSystemTime(Date.now() + offset);
    await page.route(`**/_payload${second}.json`, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, first);
    await follow(page, `main a[href="${address(code, SHORT.service)}"]`);
    await expectReadable(page, address(code, SHORT.service));
    await follow(page, `header a[href="${second}"]`);
    await expectReadable(page, second);
    expect((await context.cookies()).map((cookie) => cookie.name)).toContain('viewport');
    await page.clock.setSystemTime(Date.now());
    await open(page, first);
    // The guard remembers a time that is a year away from now; it must neither loop nor lock out.
    await follow(page, `header a[href="${second}"]`);
    await expectReadable(page, second);
  });
}

for (const code of testedIn('nl', 'tr')) {
  const [first, second, third] = [address(code, SHORT.area), address(code, SHORT.service), address(code, KINDS.services)];

  test(`in ${code}, a tab that stays open during a deployment is not reloaded while it is read; the next page is a new document, also by going back`, async ({
    page,
  }) => {
    const deploy = await deployLater(page);
    await page.clock.install();
    const asked = page.waitForResponse(/latest\.json/);
    await open(page, third);
    await asked;
    await follow(page, `header a[href="${address(code, KINDS.contact)}"]`);
    await expectReadable(page, address(code, KINDS.contact));
    await markDocument(page);
    deploy();
    await page.clock.fastForward(3_600_000);
    await expect(page.locator('html')).toHaveAttribute('data-outdated');
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expectReadable(page, third);
    expect(await isSameDocument(page)).toBe(false);
  });

  test(`in ${code}, a tab whose files are gone before it needed them loads the page again, and then works`, async ({ page }) => {
    await page.goto(first);
    await markDocument(page);
    // As if this document were last week's: its application is gone, and the document that comes next names one that is there.
    let isGone = true;
    await page.route('**/assets/app-*.js', (route) => {
      const answer = isGone ? route.fulfill({ status: 404, body: '' }) : route.continue();
      isGone = false;
      return answer;
    });
    await page.locator('header a').first().hover();
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
    await open(page, first);
    await follow(page, `main a[href="${second}"]`);
    await expectReadable(page, second);
  });

  test(
    `in ${code}, a tab whose frame is gone, but not its application, stays as it is, and its links load whole pages`,
    LONG_ONLY,
    async ({ page }) => {
      let isGone = true;
      const quiet = watchRequests(page);
      await page.route('**/assets/shell-*.json', (route) => (isGone ? route.fulfill({ status: 404, body: '' }) : route.continue()));
      const deployment = await readDeployment(page);
      await page.route('**/_build/latest.json*', async (route) => {
        await route.fulfill({ json: { ...deployment, shells: { [code]: '/assets/shell-newer.json' } } });
        isGone = false;
      });
      await page.goto(first);
      await markDocument(page);
      const gone = page.waitForResponse('**/assets/shell-*.json');
      await page.locator('header a').first().hover();
      await gone;
      await quiet();
      expect(await isSameDocument(page)).toBe(true);
      await page.locator(`main a[href="${second}"]`).first().click();
      await expectReadable(page, second);
      expect(await isSameDocument(page)).toBe(false);
    },
  );

  test(`in ${code}, an open tab whose payloads are gone with the old deployment loads the new page`, LONG_ONLY, async ({ page }) => {
    await page.route(`**/_payload${second}.json`, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, first);
    await markDocument(page);
    await follow(page, `main a[href="${second}"]`);
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
    await expectReadable(page, second);
  });
}
