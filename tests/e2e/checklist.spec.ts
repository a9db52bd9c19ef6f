/** The checklist of a page: its button, with and without a script, and what is on its sheets. */
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from './console.ts';
import { documentsOf, LOCALES } from './documents.ts';
import { IS_LONG, testedIn } from './languages.ts';
import { KINDS, LONGEST_GUIDE } from './livePages.ts';
import { cutOf, layOut, overlapsOf, sizeOf } from './paper.ts';
import { address, open, reach } from './visit.ts';

const SHEETS_AT_MOST = 2;
const MILLIMETRE = 96 / 25.4;

/** Pages of a normal run. */
const CHOSEN = [address('ru', KINDS.service), address('ru', LONGEST_GUIDE)];

const button = (page: Page) => page.locator('button.checklist');
const hint = (page: Page) => page.locator('#checklist');

/** Records each print with what the printer gets, because a test cannot operate the browser's own dialogue. */
async function watchPrints(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const prints: unknown[] = [];
    Object.assign(window, { prints });
    window.print = () => {
      const picture = document.querySelector<HTMLImageElement>('.qr');
      prints.push({ mode: document.documentElement.dataset.print, isPictureLoaded: (picture?.naturalWidth ?? 0) > 0 });
      dispatchEvent(new Event('afterprint'));
    };
  });
  return () => page.evaluate(() => (window as unknown as { prints: unknown }).prints);
}

for (const code of testedIn('nl', 'tr', 'en', 'de', 'fr', 'ru')) {
  test(`in ${code} the button prints the checklist with its QR code, by mouse and by key, and the browser's own print remains the page`, async ({
    page,
  }) => {
    const prints = await watchPrints(page);
    await open(page, address(code, KINDS.service));
    await expect(button(page)).toHaveAttribute('data-watched', '');
    const box = await button(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await button(page).click();
    const printed = { mode: 'checklist', isPictureLoaded: true };
    await expect.poll(prints).toEqual([printed]);
    await expect(page.locator('html')).not.toHaveAttribute('data-print');
    await button(page).focus();
    await page.keyboard.press('Space');
    await expect.poll(prints).toEqual([printed, printed]);
    await expect(hint(page)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.questions h2')).toBeVisible();
    for (const part of [button(page), page.locator('.due'), page.locator('.qr')]) await expect(part).toBeHidden();
  });
}

test('where an app cannot print, the button says how to go on', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: undefined }));
  await open(page, address('en', KINDS.service));
  await expect(button(page)).toHaveAttribute('data-watched', '');
  await button(page).click();
  await expect(hint(page)).toBeVisible();
});

test('a press before the script has arrived prints as soon as it is there', async ({ page }) => {
  const prints = await watchPrints(page);
  await page.goto(address('de', KINDS.service));
  await page.evaluate(() => document.querySelector<HTMLButtonElement>('button.checklist')?.click());
  await expect(hint(page)).toBeVisible();
  await reach(page);
  await expect.poll(prints).toEqual([{ mode: 'checklist', isPictureLoaded: true }]);
  await expect(hint(page)).toBeHidden();
});

test('the QR code is loaded for print only', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(address('fr', KINDS.service));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('/qr/'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button opens the hint, and while it is open the browser prints the checklist', async ({ page }) => {
    await page.goto(address('tr', KINDS.service));
    const whole = sheetsIn(await page.pdf(sizeOf('A4')));
    await button(page).click();
    await expect(hint(page)).toBeVisible();
    expect(sheetsIn(await page.pdf(sizeOf('A4')))).toBeLessThan(whole);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.today li').first()).toBeVisible();
    await expect(page.locator('.questions h2')).toBeHidden();
    await expect(hint(page)).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.keyboard.press('Escape');
    await expect(hint(page)).toBeHidden();
    expect(sheetsIn(await page.pdf(sizeOf('A4')))).toBe(whole);
  });
});

for (const code of LOCALES) {
  const pathnames = (IS_LONG ? documentsOf(code) : CHOSEN).filter((pathname) => documentsOf(code).includes(pathname));
  if (pathnames.length === 0) continue;
  test(`in ${code} checklists have at most ${SHEETS_AT_MOST} sheets, a box before each entry, and a QR code with their address`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(600_000);
    // As sharp as a printer, for the decoder.
    const page = await browser.newPage({ deviceScaleFactor: 4, colorScheme: 'dark', ...(baseURL && { baseURL }) });
    for (const pathname of pathnames) {
      // layOut leaves the window as narrow as a sheet, where the white edge of the QR code is outside of it.
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(pathname);
      if ((await button(page).count()) === 0) continue;
      await page.evaluate(() => document.getElementById('checklist')?.showPopover());
      for (const format of ['A4', 'Letter'] as const)
        expect.soft(sheetsIn(await page.pdf(sizeOf(format))), `${pathname} on ${format}`).toBeLessThanOrEqual(SHEETS_AT_MOST);
      await page.emulateMedia({ media: 'print' });
      const entries = await page.locator('main li:visible').evaluateAll((items) =>
        items.map((item) => {
          const { inlineSize, borderTopWidth, borderTopColor } = getComputedStyle(item, '::before');
          return {
            text: item.textContent,
            isBox: Number.parseFloat(inlineSize) > 10 && borderTopWidth !== '0px' && borderTopColor === 'rgb(0, 0, 0)',
          };
        }),
      );
      expect.soft(entries.length, pathname).toBeGreaterThan(2);
      expect
        .soft(
          entries.filter(({ isBox }) => !isBox),
          pathname,
        )
        .toEqual([]);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      await expect.soft(page.locator('.review p.on-paper'), pathname).toHaveText(canonical ?? '');
      const picture = page.locator('.qr');
      await picture.evaluate((image: HTMLImageElement) => {
        image.loading = 'eager';
        return image.decode();
      });
      const read = await readQrCode(await picture.screenshot());
      expect.soft(read?.data, pathname).toBe(canonical);
      // The code itself, without its quiet zone.
      expect.soft((read?.width ?? 0) / 4 / MILLIMETRE, pathname).toBeGreaterThanOrEqual(20);
      const paper = await layOut(page, 'A4');
      expect.soft(overlapsOf(paper), pathname).toEqual([]);
      expect.soft(cutOf(paper), pathname).toEqual([]);
    }
    await page.close();
  });
}

function sheetsIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The text of a QR code and its width in the picture's pixels. */
async function readQrCode(png: Buffer): Promise<{ data: string; width: number } | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  return code ? { data: code.data, width: code.location.topRightCorner.x - code.location.topLeftCorner.x } : undefined;
}
