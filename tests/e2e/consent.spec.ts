/** Measurement: a build with tags in its configuration, asked for consent, in two languages. The real site has none and asks nothing. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { servePreview } from '../../scripts/serve.ts';
import { expect, test } from './console.ts';

const root = join(import.meta.dirname, '../..');
const TAG_HOST = /googletagmanager/;
let close = () => {};
let url = '';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const dir = await mkdtemp(join(tmpdir(), 'consent-'));
  await cp(join(root, 'content'), join(dir, 'content'), { recursive: true });
  const file = join(dir, 'content/site.yaml');
  const tags =
    '\n  tags:\n    - { id: G-TEST, purpose: analytics, enabled: true }\n    - { id: AW-TEST, purpose: ads, enabled: true }\n    - { id: G-OFF, purpose: analytics, enabled: false }';
  await writeFile(file, (await readFile(file, 'utf8')).replace(/\n {2}tags: \[\]/, tags));
  const env = { ...process.env, CONTENT_DIR: join(dir, 'content'), OUT_DIR: join(dir, 'dist') };
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: root, env });
  const preview = await servePreview(join(dir, 'dist'), 0);
  url = preview.url;
  close = () => {
    preview.server.close();
    void rm(dir, { recursive: true });
  };
});
test.afterAll(() => close());

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

for (const { prefix, accept, reject, settings, save, ads } of [
  { prefix: '/de', accept: 'Zustimmen', reject: 'Ablehnen', settings: /Datenschutz/, save: /speichern/, ads: /Werb/ },
  { prefix: '', accept: 'Kabul et', reject: 'Reddet', settings: /Gizlilik ayarları/, save: /kaydet/i, ads: /Reklam/ },
]) {
  test(`under "${prefix || '/'}" nothing is loaded or stored before the visitor agrees, and no page moves`, async ({ page, context }) => {
    const asked = await watchTags(page);
    await page.goto(`${url}${prefix}/kira-takip`);
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
    const shift = await page.evaluate(
      () =>
        new Promise<number>(
          (resolve) =>
            new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({ type: 'layout-shift', buffered: true }) ??
            setTimeout(() => resolve(0), 300),
        ),
    );
    expect(shift).toBe(0);
    await no.click();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(yes).toHaveCount(0);
    expect(asked).toEqual([]);
    await page
      .locator('a[href^="https://wa.me/"]')
      .first()
      .evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await page.locator('a[href^="https://wa.me/"]').first().click();
    expect(await conversions(page)).toEqual([]);
  });

  test(`under "${prefix || '/'}" agreeing loads the tags that are on, and a WhatsApp click counts once`, async ({ page }) => {
    const asked = await watchTags(page);
    await page.goto(`${url}${prefix}/kira-takip`);
    await page.getByRole('button', { name: accept, exact: true }).click();
    await expect.poll(() => [...asked].sort()).toEqual(['AW-TEST', 'G-TEST']);
    const link = page.locator('main a[href^="https://wa.me/"]').first();
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    expect(await conversions(page)).toEqual([
      ['event', 'conversion', { send_to: 'AW-TEST', value: 1, currency: 'TRY', transport_type: 'beacon' }],
    ]);
  });

  test(`under "${prefix || '/'}" each purpose can be chosen, and the choice changed from the footer`, async ({ page, context }) => {
    const asked = await watchTags(page);
    await page.goto(`${url}${prefix}/kira-takip`);
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

test('the real site has no tag, asks nothing and offers no settings', async ({ page }) => {
  await page.goto('/de');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.consent')).toHaveCount(0);
  await expect(page.locator('[data-consent-settings]')).toHaveCount(0);
});
