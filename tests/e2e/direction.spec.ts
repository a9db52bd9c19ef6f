/** A site whose first language is written from right to left: one page of each kind, the menu, the switcher, the slider, tables, paper. */
import type { Server } from 'node:http';
import type { Page } from '@playwright/test';
import { servePreview } from '../../scripts/hosting/serve/servePreview.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './console.ts';
import { buildFixture, type OwnBuild } from './ownBuild.ts';
import { reach } from './visit.ts';

// One worker for the file, because each worker would make its own build.
test.describe.configure({ mode: 'default' });
test.use({ locale: 'ar-EG', contextOptions: { reducedMotion: 'reduce' } });

let build: OwnBuild;
let site = '';
let server: Server;
test.beforeAll(async () => {
  build = await buildFixture('rtl', ['de']);
  ({ server, url: site } = await servePreview(build.outDir, 0));
});
test.afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await build.remove();
});

/** The fixture translates its home page alone, which the site tells the console; one address is unknown. */
const EXPECTED = /No address of this page found for "de"|status of 404/;
test.afterEach(({ messages }) => {
  messages.splice(0, messages.length, ...messages.filter((message) => !EXPECTED.test(message)));
});

const PAGES = [
  '/',
  '/hizmetler',
  '/hakkimizda',
  '/iletisim',
  '/sorular',
  '/gizlilik',
  '/kira-hukuku',
  '/kira-takip',
  '/kira-rehberi',
  '/sureler',
  '/404',
];

/** What lies outside the window at its sides, but for what scrolls sideways itself. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const cut = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      if (own === 0 || !element.checkVisibility({ checkVisibilityCSS: true })) return false;
      return !element.closest('svg, .spans, .table, .unseen') && (left < -1 || right > width + 1);
    });
    const names = cut.map((element) => element.outerHTML.slice(0, 80));
    return document.documentElement.scrollWidth > width ? ['the page scrolls sideways', ...names] : names;
  });

/** Where an element's middle is, as a share of the window's width from the left. */
const middle = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, width } = element.getBoundingClientRect();
      return (left + width / 2) / innerWidth;
    });

for (const width of [360, 800, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('every kind of page keeps inside the window, and WhatsApp is completely visible at the end of the line', async ({ page }) => {
      for (const pathname of PAGES) {
        await page.goto(site + pathname);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        expect(await outside(page), pathname).toEqual([]);
        await expect(page.locator('.float-button')).toBeInViewport({ ratio: 1 });
        expect(await middle(page, '.float-button svg'), pathname).toBeLessThan(0.25);
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu is at the start of the line, and opens inside the window with both languages', async ({ page }) => {
    await page.goto(`${site}/`);
    await reach(page);
    expect(await middle(page, '.menu summary')).toBeGreaterThan(0.5);
    await page.locator('.menu summary').click();
    await expect(page.locator('.menu-panel a[hreflang="de"]')).toBeVisible();
    expect(await outside(page)).toEqual([]);
  });

  test('marks are before their lines, numbers in their stones, and a phone number is read from left to right', async ({ page }) => {
    await page.goto(`${site}/kira-rehberi`);
    const marks = await page.evaluate(() =>
      ['.points li', '.steps > li'].map((selector) => {
        const own = getComputedStyle(document.querySelector(selector) as Element, '::before');
        return [own.right, own.left === '0px'];
      }),
    );
    expect(marks).toEqual([
      ['0px', false],
      ['0px', false],
    ]);
    const number = await page
      .locator('footer a[href^="tel:"]')
      .first()
      .evaluate((link) => {
        const text = link.firstChild as Text;
        const at = (start: number) => {
          const range = document.createRange();
          range.setStart(text, start);
          range.setEnd(text, start + 1);
          return range.getBoundingClientRect().left;
        };
        return [...text.data].every((_, index) => index === 0 || at(index) >= at(index - 1));
      });
    expect(number).toBe(true);
  });

  test('a wide table is cards that begin at the right; the slider’s next span comes from the left', async ({ page }) => {
    await page.goto(`${site}/kira-rehberi`);
    const table = page.locator('.table').first();
    expect(await middle(page, '.table th:first-child')).toBeGreaterThan(0.5);
    expect(await table.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await page.goto(`${site}/`);
    const list = page.locator('[data-slider-list]');
    const place = () => list.evaluate((element) => element.scrollLeft);
    await page.locator('[data-slider-next]').click();
    await expect.poll(place).toBeLessThan(0);
    await page.locator('[data-slider-previous]').click();
    await expect.poll(place).toBe(0);
  });

  test('anybody can use it: no accessibility violation', async ({ page }) => {
    await page.goto(`${site}/kira-rehberi`);
    expect(await violationsOf(page)).toEqual([]);
  });
});

test('the list of languages opens inside the window, and leads to the other one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto(`${site}/`);
  await page.locator('.switcher-button').hover();
  await expect(page.locator('#language-list a[hreflang="de"]')).toBeInViewport({ ratio: 1 });
  await page.locator('#language-list a[hreflang="de"]').click();
  await expect(page).toHaveURL(`${site}/de`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('on paper, nothing is cut off at the sides', async ({ page }) => {
  // The width inside the margins of A4, in CSS pixels.
  await page.setViewportSize({ width: 680, height: 960 });
  await page.emulateMedia({ media: 'print' });
  for (const pathname of ['/', '/iletisim', '/kira-hukuku', '/kira-rehberi', '/sureler']) {
    await page.goto(site + pathname);
    expect(await outside(page), pathname).toEqual([]);
  }
});
