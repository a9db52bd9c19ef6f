/** Small and enlarged displays, other colours, text in the other direction, and paper: one page of each kind. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../axe.ts';
import { LONG_ONLY, testedIn } from '../languages.ts';
import { KINDS } from '../livePages.ts';
import { address, expectReadable, takenOver } from '../visit.ts';

const pathnames = (code: string) => Object.values(KINDS).map((slug) => address(code, slug));

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Text that its own box cuts off. What is only for screen readers is cut on purpose. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, li, dd, a, summary, button, td, th')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const isCut =
          (style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
          (style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1);
        return isCut && element.checkVisibility() && element.clientWidth > 1 && style.overflowX !== 'auto';
      })
      .map((element) => element.textContent),
  );

for (const code of testedIn('de', 'ru')) {
  test(
    `in ${code}, 400 % on a window of 1280 px loses nothing: no sideways scrolling, nothing fixed over the text, menu and links in reach`,
    LONG_ONLY,
    async ({ browser, baseURL }) => {
      // At a zoom of 400 % a page gets a quarter of the window's size in CSS pixels.
      const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });
      const page = await context.newPage();
      for (const pathname of pathnames(code)) {
        await page.goto(pathname);
        expect(await overflow(page), pathname).toBe(0);
        expect(await cutTexts(page), pathname).toEqual([]);
        const covered = await page.evaluate(() =>
          [...document.querySelectorAll('body *')]
            .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position) && element.checkVisibility())
            .map((element) => [element.className, element.getBoundingClientRect().height] as const)
            .filter(([, height]) => height > innerHeight / 4),
        );
        expect(covered, pathname).toEqual([]);
      }
      await page.goto(address(code, ''));
      await page.locator('header details summary').click();
      const last = page.locator('.menu-languages a').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      await page.locator(`header details a[href="${address(code, KINDS.contact)}"]`).click();
      await expectReadable(page, address(code, KINDS.contact));
      await context.close();
    },
  );
}

for (const code of testedIn('ru', 'de')) {
  test(
    `in ${code}, a phone of 320 px is served by the thumb: menu, answers, slider, languages`,
    LONG_ONLY,
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: { width: 320, height: 568 },
        hasTouch: true,
        isMobile: true,
        locale: code,
      });
      const page = await context.newPage();
      await page.goto(address(code, ''));
      await page.locator('[data-slider]').scrollIntoViewIfNeeded();
      const list = page.locator('[data-slider] ul');
      await page.locator('[data-slider-next]').tap();
      await takenOver(page);
      await page.locator('[data-slider-next]').tap();
      await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
      await page.locator('header details summary').tap();
      await page.locator(`header details a[href="${address(code, KINDS.faq)}"]`).tap();
      await expectReadable(page, address(code, KINDS.faq));
      await expect(page.locator('header details')).not.toHaveAttribute('open');
      const question = page.locator('main .question').first();
      await question.locator('summary').tap();
      await expect(question.locator('p').first()).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Nederlands' }).tap();
      await expectReadable(page, `/nl/${KINDS.faq}`);
      await context.close();
    },
  );
}

for (const code of testedIn('de', 'ru')) {
  test(`in ${code}, text of twice the size is neither cut nor pushed out`, async ({ page }) => {
    for (const pathname of pathnames(code)) {
      await page.goto(pathname);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of testedIn(360, 1280)) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page), `${pathname} ${width}`).toBe(0);
        expect(await cutTexts(page), `${pathname} ${width}`).toEqual([]);
      }
    }
  });
}

for (const code of testedIn('ru', 'de')) {
  test(`in ${code}, targets are 24 px, the main ones 44 px, however narrow the system's font is`, async ({ page }) => {
    for (const pathname of pathnames(code)) {
      await page.goto(pathname);
      // Letters that are nearer to each other than in any font that a system has.
      await page.evaluate(() => {
        document.body.style.letterSpacing = '-0.12em';
      });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const small = await page.evaluate(() => {
          const main =
            '.brand, .menu summary, .switcher-button, .header-nav a, .whatsapp, .button, .float-button, .question summary, [data-slider] button, ' +
            '.menu-panel a, .crumbs a, .hero a, .span-arch, .area a, .situations a, .contacts a, .related a, .on-this-page a, .more, .footer a';
          // WCAG 2.5.8 excepts targets in a line of text; hidden elements are no targets.
          const isInText = (element: Element) =>
            !!element
              .closest('p, dd, td, th, li')
              ?.textContent?.replace(element.textContent ?? '', '')
              .trim() && getComputedStyle(element).display === 'inline';
          return [...document.querySelectorAll('a[href], button, summary, input')]
            .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches('.skip') && !isInText(element))
            .map((element) => ({
              text: element.textContent?.trim().slice(0, 30),
              box: element.getBoundingClientRect(),
              least: element.matches(main) ? 44 : 24,
            }))
            .filter(({ box, least }) => box.height < least - 0.5 || box.width < least - 0.5)
            .map(({ text, box, least }) => `${text}: ${Math.round(box.width)}×${Math.round(box.height)}, not ${least}`);
        });
        expect(small, `${pathname} at ${width}`).toEqual([]);
      }
    }
  });
}

for (const code of testedIn('de', 'ru')) {
  test(`in ${code}, who asks for more contrast gets 7:1, by day and by night`, LONG_ONLY, async ({ page }) => {
    for (const [place, pathname] of pathnames(code).entries()) {
      await page.goto(pathname);
      for (const colorScheme of place % 2 === 0 ? testedIn('light', 'dark') : testedIn('dark', 'light')) {
        await page.emulateMedia({ colorScheme, contrast: 'more' });
        const found = await violationsOf(page, { runOnly: ['color-contrast-enhanced'] });
        expect(found, `${pathname} ${colorScheme}`).toEqual([]);
      }
    }
  });
}

for (const code of testedIn('ru', 'de')) {
  test(
    `in ${code}, forced colours keep every control's outline, the focus and the drawings that mean something`,
    LONG_ONLY,
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      for (const pathname of pathnames(code)) {
        await page.goto(pathname);
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const bare = await page.evaluate(() =>
            [...document.querySelectorAll('.menu summary, .switcher-button, .whatsapp, .button, .float, [data-slider] button')]
              .filter((element) => element.checkVisibility())
              .filter(
                (element) =>
                  getComputedStyle(element).borderTopStyle === 'none' || Number.parseFloat(getComputedStyle(element).borderTopWidth) === 0,
              )
              .map((element) => element.className || element.tagName),
          );
          expect(bare, `${pathname} ${width}`).toEqual([]);
          await page.keyboard.press('Tab');
          await page.keyboard.press('Tab');
          const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
          expect(outline, pathname).toBe('solid');
        }
      }
      await page.goto(address(code, KINDS.faq));
      const marker = await page
        .locator('main .question summary')
        .first()
        .evaluate((element) => getComputedStyle(element, '::after').backgroundImage);
      expect(marker).toContain('gradient');
    },
  );
}

for (const code of testedIn('nl', 'de', 'ru')) {
  test(`in ${code}, right-to-left words in the text do not change the direction of the page`, LONG_ONLY, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address(code, KINDS.service));
    await page.evaluate(() => {
      const arabic = 'قانون الميراث التركي رقم ٤٧٢١ لسنة 2001 (المادة 605)';
      const hebrew = 'חוק הירושה הטורקי'.repeat(6);
      for (const element of document.querySelectorAll('main h1, main h2, main p, main li, main summary')) {
        element.append(` ${arabic} — ${hebrew} `, document.createTextNode('90 gün.'));
      }
    });
    expect(await overflow(page)).toBe(0);
    expect(await cutTexts(page)).toEqual([]);
    const paragraph = page.locator('main p').first();
    expect(await paragraph.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
    await page.locator('main .question summary').first().click();
    await expect(page.locator('main .question p').first()).toBeVisible();
  });
}

for (const code of testedIn('fr', 'de', 'ru')) {
  test(`in ${code}, printing opens every answer, and closes them again`, LONG_ONLY, async ({ page }) => {
    await page.goto(address(code, KINDS.faq));
    await page.evaluate(() => {
      addEventListener('beforeprint', () => {
        (globalThis as { atPrint?: number }).atPrint = document.querySelectorAll('main .question:not([open])').length;
      });
    });
    await page.locator('main .question summary').first().click();
    await page.pdf();
    expect(await page.evaluate(() => (globalThis as { atPrint?: number }).atPrint)).toBe(0);
    expect(await page.locator('main .question[open]').count()).toBe(1);
  });
}
