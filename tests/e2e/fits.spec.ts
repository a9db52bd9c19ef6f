/** Texts and targets stay inside the space that shapes, lists and table columns give them. */
import type { Locator } from '@playwright/test';
import { expect, test } from './console.ts';
import { documentsOf } from './documents.ts';
import { IS_LONG, LONG_ONLY, testedIn } from './languages.ts';
import { KINDS, MOST_ROWS, WIDE_TABLE } from './livePages.ts';
import { layOut } from './paper.ts';
import { address, open } from './visit.ts';

/** Shorter words need no break in a column of a table. Longer ones may break where the browser hyphenates them. */
const LETTERS_WITHOUT_BREAK = 12;
/** The height of a line of text, in px. */
const LINE = 20;

/** The lines of a slide's link that reach beyond the slide's circle. */
const linesOutside = (slides: Locator) =>
  slides.evaluateAll((arches) =>
    arches.flatMap((arch) => {
      const { left, width, bottom } = arch.getBoundingClientRect();
      const radius = width / 2;
      const link = arch.querySelector('.more');
      if (!link) throw new Error('The slide names no page.');
      const range = document.createRange();
      range.selectNodeContents(link);
      // A large text makes the arch taller than a circle. Its lower end stays a half circle.
      return [...range.getClientRects()]
        .filter((line) => [line.left, line.right].some((x) => Math.hypot(x - left - radius, line.bottom - (bottom - radius)) > radius))
        .map((line) => `${link.textContent}: ${line.left} to ${line.right}`);
    }),
  );

/** Width in px that an empty field has left beside its words, and the browser's button that clears it. */
function spareRoom(field: Element): number {
  if (!(field instanceof HTMLInputElement)) throw new Error('This is no field.');
  const { font, fontSize, paddingLeft, paddingRight } = getComputedStyle(field);
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) throw new Error('Nothing can be measured.');
  brush.font = font;
  const sign = Number.parseFloat(fontSize);
  const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - sign;
  return room - brush.measureText(field.placeholder).width;
}

for (const code of testedIn('en', 'tr', 'de', 'nl', 'fr', 'ru')) {
  test(`in ${code}, the page that a slide leads to is named inside its circle`, LONG_ONLY, async ({ page }) => {
    for (const width of [360, 800, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address(code, ''));
      expect(await linesOutside(page.locator('.span-arch')), `${width} px`).toEqual([]);
    }
  });

  test(`in ${code}, the list of languages opens inside the window, also with text of double size`, LONG_ONLY, async ({ page }) => {
    await page.route(/jsdelivr/, (route) =>
      route.fulfill({ body: '<svg xmlns="http://www.w3.org/2000/svg"/>', contentType: 'image/svg+xml' }),
    );
    await page.goto(address(code, MOST_ROWS));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [800, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator('.switcher-button').focus();
      const { x, width: size } = (await page.locator('.switcher-list').boundingBox()) ?? { x: -1, width: 0 };
      expect(x, `${width} px`).toBeGreaterThanOrEqual(0);
      expect(x + size, `${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

for (const code of testedIn('tr', 'en', 'de', 'nl', 'fr', 'ru')) {
  test(`in ${code}, the words in the header’s empty search field are not cut`, async ({ page }) => {
    for (const width of [1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address(code, MOST_ROWS));
      const field = page.locator('.header-row > form').getByRole('searchbox');
      await expect(field).toBeVisible();
      expect(await field.evaluate(spareRoom), `${width} px`).toBeGreaterThanOrEqual(0);
    }
  });
}

for (const code of testedIn('ru', 'en', 'de', 'nl', 'fr', 'tr')) {
  test(`in ${code}, no column of a printed table is so narrow that it breaks short words`, async ({ page }) => {
    for (const slug of [WIDE_TABLE, MOST_ROWS, KINDS.area]) {
      await page.goto(address(code, slug));
      await layOut(page, 'A4');
      const broken = await page.locator('th, td').evaluateAll(
        (cells, letters) =>
          cells.flatMap((cell) => {
            const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
            const found: string[] = [];
            while (texts.nextNode()) {
              const node = texts.currentNode;
              for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
                const range = document.createRange();
                range.setStart(node, index);
                range.setEnd(node, index + word.length);
                const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
                if (word.length < letters && lines.size > 1) found.push(word);
              }
            }
            return found;
          }),
        LETTERS_WITHOUT_BREAK,
      );
      expect(broken, slug).toEqual([]);
    }
  });
}

for (const code of testedIn('de', 'tr', 'en', 'nl', 'fr', 'ru')) {
  test(`in ${code}, the first act for today is in the first view of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const hidden: string[] = [];
    for (const pathname of IS_LONG ? documentsOf(code) : [address(code, KINDS.service)]) {
      await page.goto(pathname);
      const acts = page.locator('.today li');
      if ((await acts.count()) === 0) continue;
      const [first, bar] = [await acts.first().boundingBox(), await page.locator('.float').boundingBox()];
      if (!first || !bar || first.y + LINE > bar.y) hidden.push(`${pathname}: ${first?.y}`);
    }
    expect(hidden).toEqual([]);
  });
}

test('a row of a table is named by its words, without the control that copies its address', async ({ page }) => {
  await open(page, `/en/${MOST_ROWS}`);
  const heading = page.locator('tr[id] > th').first();
  await expect(heading.getByRole('button')).toHaveCount(1);
  const words = await heading.evaluate((cell) => cell.firstChild?.textContent ?? '');
  await expect(heading).toHaveAccessibleName(words.trim());
});

test('the links from a figure back to the text are as high as a finger needs', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/en/${MOST_ROWS}`);
  const heights = await page.locator('.back').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('the control of a heading follows its words, and nothing lies over it', LONG_ONLY, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const slug of ['', MOST_ROWS]) {
    await open(page, address('en', slug));
    const controls = page.locator('h2 + .part-link');
    await expect(controls).not.toHaveCount(0);
    for (const control of await controls.all()) {
      await control.focus();
      const { name, gap, isOnTop } = await control.evaluate((button) => {
        const heading = button.previousElementSibling ?? button;
        const words = document.createRange();
        words.selectNodeContents(heading);
        const { left, top, width, height } = button.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        const isOneLine = words.getClientRects().length === 1;
        return {
          name: heading.textContent,
          gap: isOneLine ? left - words.getBoundingClientRect().right : 0,
          isOnTop: button.contains(seen),
        };
      });
      expect(Math.abs(gap), `${slug}: ${name}`).toBeLessThan(44);
      expect(isOnTop, `${slug}: ${name}`).toBe(true);
    }
  }
});
