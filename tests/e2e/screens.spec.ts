/** What a visitor meets first and stumbles over: first screens of a phone, tables, lists of figures, landmarks, long words, controls before their script. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { DIST, documentsOf } from './documents.ts';
import { LONG_ONLY, testedIn } from './languages.ts';
import { AREA_FINDERS, AREAS_WITH_SERVICES, KINDS, WIDE_TABLE } from './livePages.ts';
import { address, settled, takenOver } from './visit.ts';

const PHONE = { width: 360, height: 640 };
const SOFT_HYPHEN = '\u00ad';

/** A page of the language in whose text a long word has marks where it may break. */
function pageWithLongWord(code: string): string {
  const isPage = (pathname: string) => !pathname.endsWith('/404') && pathname !== '/404';
  const hasMark = (pathname: string) => {
    const [, main = ''] = readFileSync(join(DIST, `${pathname === '/' ? '/index' : pathname}.html`), 'utf8').split('<main');
    return main.split('</main>')[0]?.includes(SOFT_HYPHEN) ?? false;
  };
  const found = documentsOf(code).filter(isPage).find(hasMark);
  if (found === undefined) throw new Error(`No page in ${code} has a long word.`);
  return found;
}

/** Height of the phone's screen above the deck. */
const firstScreen = (page: Page) => page.locator('.float').evaluate((deck) => deck.getBoundingClientRect().top);
const bottomOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => Math.max(...elements.map((element) => element.getBoundingClientRect().bottom)));

for (const code of testedIn('ru', 'tr', 'en', 'de', 'nl', 'fr')) {
  test.describe(`in ${code}, on a phone`, () => {
    test.use({ viewport: PHONE, locale: code });

    test('the first screen of contact shows WhatsApp, phone and e-mail, and the drawing follows', async ({ page }) => {
      await page.goto(address(code, KINDS.contact));
      const bottom = await firstScreen(page);
      for (const way of ['wa.me', 'tel:', 'mailto:']) {
        expect(await bottomOf(page, `main .contacts a[href*="${way}"]`), way).toBeLessThanOrEqual(bottom);
      }
      const art = await page.locator('.header-arch').evaluate((element) => element.getBoundingClientRect().top);
      expect(art).toBeGreaterThan(await bottomOf(page, '.contacts'));
    });

    test('the first screen of the home page shows search, the finders and a situation for each, and the bridge leads to answers', async ({
      page,
    }) => {
      await page.goto(address(code, ''));
      for (const part of ['.hero input', '.hero-ask a', '.hero li']) {
        expect(await bottomOf(page, part), part).toBeLessThanOrEqual(await firstScreen(page));
      }
      const targetsOf = (links: string) => page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect((await targetsOf('.hero li a')).sort()).toEqual(AREA_FINDERS.map((slug) => address(code, slug)).sort());
      const answers = await targetsOf('.spans a');
      expect(answers.length).toBe(AREA_FINDERS.length);
      const overviews = AREAS_WITH_SERVICES.map((slug) => address(code, slug));
      expect(answers.filter((target) => overviews.includes(target))).toEqual([]);
    });
  });

  test(
    `in ${code}, long words of menu, headings and footer break with a hyphen where large text needs it, and copies have none`,
    LONG_ONLY,
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.setViewportSize(PHONE);
      await page.goto(pageWithLongWord(code));
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await page.locator('header details summary').click();
      // A word that does not end where its line ends, and has no mark there.
      const broken = await page.locator('.menu-panel a, footer li a, footer h2').evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .flatMap((element) => {
            const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
            const text = node?.textContent ?? '';
            const topOf = (at: number) => {
              const range = document.createRange();
              range.setStart(node as Node, at);
              range.setEnd(node as Node, at + 1);
              // Behind a hyphen, the first of its boxes is the end of the line before.
              return [...range.getClientRects()].at(-1)?.top ?? 0;
            };
            // An e-mail address is no word: it may break anywhere, and a hyphen would be wrong in it.
            const cuts = [...(text.includes('@') ? '' : text)].flatMap((_, at) =>
              at > 0 && /^[\p{L}\p{N}]{2}$/u.test(text.slice(at - 1, at + 1)) && Math.abs(topOf(at) - topOf(at - 1)) > 5
                ? [`${text.slice(0, at)}/${text.slice(at)}`]
                : [],
            );
            return element.scrollWidth > element.clientWidth + 1 ? [...cuts, `${text} is cut`] : cuts;
          }),
      );
      expect(broken).toEqual([]);
      await page.locator('header details summary').click();

      const title = await page.locator('head title').textContent();
      expect(title).not.toContain(SOFT_HYPHEN);
      expect(await page.locator('main').innerHTML()).toContain(SOFT_HYPHEN);
      await page.evaluate(() => {
        getSelection()?.selectAllChildren(document.querySelector('main') as Node);
      });
      await page.keyboard.press('ControlOrMeta+c');
      const copied = await page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        if (!item) throw new Error('Nothing was copied.');
        return await Promise.all(['text/plain', 'text/html'].map(async (type) => await (await item.getType(type)).text()));
      });
      for (const text of copied) {
        expect(text.length).toBeGreaterThan(500);
        expect(text).not.toContain(SOFT_HYPHEN);
      }
      expect(copied[1]).toContain('<h2');
    },
  );
}

for (const code of testedIn('de', 'tr', 'ru')) {
  test(`in ${code}, a figure of the text leads to a sentence with its basis, and the sentence back to the figure's place`, async ({
    page,
  }) => {
    await page.goto(address(code, KINDS.area));
    const entries = page.locator('.facts li');
    const said = await entries.evaluateAll((items) => items.map((item) => item.querySelector('span')?.textContent ?? ''));
    expect(said.length).toBeGreaterThan(3);
    // Words around each figure, not bare numbers.
    expect(said.filter((text) => text.split(/\s+/).length < 4)).toEqual([]);
    for (const item of await entries.all()) {
      const [figure, place] = [item.locator('b').first(), await item.locator('a.back').getAttribute('href')];
      await expect(page.locator(place ?? '')).toHaveAttribute('href', `#${await figure.getAttribute('id')}`);
    }
    await page.locator('main a.fact').last().click();
    await expect(page.locator('.facts b:target')).toBeInViewport();
    await page
      .locator('.facts li', { has: page.locator('b:target') })
      .locator('a.back')
      .click();
    await expect(page.locator('main a.fact:target')).toBeInViewport();
  });

  test(`in ${code}, a highlight is read in the order in which it is seen`, LONG_ONLY, async ({ page }) => {
    await page.goto(address(code, KINDS.service));
    const highlights = page.locator('.highlights > *');
    expect(await highlights.count()).toBeGreaterThan(1);
    for (const highlight of await highlights.all()) {
      const [first, second] = await highlight.evaluate((element) =>
        [...element.children].map((part) => ({ text: part.textContent?.trim() ?? '', top: part.getBoundingClientRect().top })),
      );
      expect(first?.top).toBeLessThan(second?.top ?? 0);
      const read = (await highlight.ariaSnapshot()).replace(/\s+/g, ' ');
      expect(read.indexOf(second?.text ?? '?')).toBeGreaterThan(read.indexOf(first?.text ?? '?'));
    }
  });

  test(`in ${code}, a table of many columns is cards on a phone: nothing to scroll, every value with its head, still a table to screen readers`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(address(code, WIDE_TABLE));
    const box = page.locator('.table', { has: page.locator('.cards') });
    expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    const heads = await box.locator('thead th').allTextContents();
    const seen = await box
      .locator('tbody tr')
      .first()
      .locator('th, td')
      .evaluateAll((cells) =>
        cells.map((cell) => [getComputedStyle(cell, '::before').content, (cell as HTMLElement).dataset.head] as const),
      );
    expect(seen.map(([, head]) => head)).toEqual(heads);
    expect(seen.filter(([content, head]) => !content.includes(head ?? '?'))).toEqual([]);
    const table = page.getByRole('table', {
      name:
        (await page
          .locator('h2', { has: page.locator('~ .table .cards') })
          .last()
          .textContent()) ?? '?',
    });
    await expect(table.getByRole('rowheader')).toHaveCount(await box.locator('tbody tr').count());
    await expect(table.getByRole('columnheader')).toHaveCount(heads.length);
  });

  test(`in ${code}, a table is a region and a stop for the keyboard only where it scrolls, and no heading makes a landmark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    await page.goto(address(code, WIDE_TABLE));
    await page.mouse.move(0, 0);
    await page.locator('header a').first().hover();
    await takenOver(page);
    await settled(page);
    await expect(page.locator('main').getByRole('region')).toHaveCount(0);
    await expect(page.locator('main').getByRole('complementary')).toHaveCount(0);
    await expect(page.locator('.table[tabindex]')).toHaveCount(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const region = page.locator('main').getByRole('region');
    await expect(region).toHaveCount(1);
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
}

test('without the start script, no button of the slider is shown, since none would answer', LONG_ONLY, async ({ page, messages }) => {
  await page.setViewportSize(PHONE);
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto('/de');
  await expect(page.locator('[data-slider-next]')).toBeHidden();
  messages.length = 0;
  await page.unrouteAll();
  await page.reload();
  await expect(page.locator('[data-slider-next]')).toBeVisible();
});
