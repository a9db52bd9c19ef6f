/** Links to a part of a page: arriving at it, copying and sending its address, and keeping it when the language changes. */
import type { Locator, Page } from '@playwright/test';
import GithubSlugger from 'github-slugger';
import { expect, test } from './console.ts';
import { LONG_ONLY, testedIn } from './languages.ts';
import { KINDS, MOST_ROWS, SHORT } from './livePages.ts';
import { address, isSameDocument, markDocument, open, takenOver } from './visit.ts';

const question = (page: Page) => page.locator('.question').last();
const idOf = (part: Locator) => part.locator('.answer > i').first().getAttribute('id');
const section = (page: Page) => page.locator('.prose > section').nth(3);
const headingOf = (part: Locator) => part.locator('h2').first();

/** Which id the last question of a page has. */
async function lastQuestion(page: Page, pathname: string): Promise<string> {
  await page.goto(pathname);
  return (await idOf(question(page))) ?? '';
}

/** Without a way to the link, which would scroll the page. */
async function changeLanguage(page: Page, localeCode: string): Promise<void> {
  await page.locator(`footer a[hreflang=${localeCode}]`).evaluate((link: HTMLElement) => link.click());
}

/** The answer is open, and its question is completely visible at the top of the window. */
async function expectShown(page: Page): Promise<void> {
  await expect(question(page)).toHaveAttribute('open', '');
  const top = () =>
    question(page)
      .locator('summary')
      .evaluate((summary) => summary.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect(question(page).locator('summary')).toBeInViewport({ ratio: 1 });
  await expect(question(page).locator('.answer')).toBeInViewport();
}

for (const code of testedIn('ru', 'tr', 'en', 'de', 'nl', 'fr')) {
  const pathname = address(code, KINDS.service);

  test(`in ${code}, the address of a question opens it and gives it the focus`, async ({ page }) => {
    const id = await lastQuestion(page, pathname);
    await page.goto('about:blank');
    await page.goto(`${pathname}#${id}`);
    await takenOver(page);
    await expectShown(page);
    await expect(question(page).locator('summary')).toBeFocused();
  });

  test(`in ${code}, copying gives the address of a section, and its heading reads as before`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(pathname);
    const words = (await headingOf(section(page)).textContent()) ?? '';
    const id = await headingOf(section(page)).getAttribute('id');
    await open(page, pathname);
    const control = section(page).getByRole('button');
    await expect(control).toHaveCSS('opacity', '0');
    await headingOf(section(page)).hover();
    await expect(control).toHaveCSS('opacity', '1');
    await expect(control).toHaveAccessibleName(
      new RegExp(
        `: ${words
          .trim()
          .replaceAll('\u00ad', '')
          .replace(/[\s\u00a0]+/g, '\\s')
          .replace(/[?()]/g, '\\$&')}$`,
      ),
    );
    await expect(headingOf(section(page))).toHaveAccessibleName(words.trim().replace(/\s+/g, ' '));
    await control.click();
    await expect(page.locator('.part-told')).not.toBeEmpty();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(`${pathname}#${id}`, page.url()).href);
    expect(new URL(page.url()).hash).toBe('');
  });

  test(`in ${code}, a change of language leads to the section in view, and from the top to the top`, async ({ page }) => {
    const other = code === 'de' ? 'fr' : 'de';
    await open(page, pathname);
    await changeLanguage(page, other);
    await expect(page).toHaveURL(address(other, KINDS.service));
    await open(page, pathname);
    const id = await headingOf(section(page)).getAttribute('id');
    await headingOf(section(page)).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await changeLanguage(page, other);
    await expect(page).toHaveURL(`${address(other, KINDS.service)}#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });

  test(`in ${code}, the id that a heading had in its language leads to it still`, LONG_ONLY, async ({ page }) => {
    await page.goto(pathname);
    // Those ids were made of the words before no-break spaces were set.
    const words = ((await headingOf(section(page)).textContent()) ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
    await page.goto('about:blank');
    await page.goto(`${pathname}#${encodeURIComponent(new GithubSlugger().slug(words))}`);
    await takenOver(page);
    await expect(headingOf(section(page))).toBeInViewport();
  });
}

test('a question that was come for by its address stays the same question in another language', LONG_ONLY, async ({ page }) => {
  const id = await lastQuestion(page, `/${KINDS.service}`);
  await page.goto('about:blank');
  await page.goto(`/${KINDS.service}#${id}`);
  await takenOver(page);
  await changeLanguage(page, 'nl');
  await expect(page).toHaveURL(`/nl/${KINDS.service}#${id}`);
  await expectShown(page);
});

test('the language that is offered leads to the same question', LONG_ONLY, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'de-DE', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const id = await lastQuestion(page, `/${KINDS.service}`);
  await page.goto('about:blank');
  await page.goto(`/${KINDS.service}#${id}`);
  await takenOver(page);
  await page.locator('.offer a').click();
  await expect(page).toHaveURL(`/de/${KINDS.service}#${id}`);
  await expectShown(page);
  await context.close();
});

test('a change of page arrives at a question of the other page', LONG_ONLY, async ({ page }) => {
  const id = await lastQuestion(page, `/en/${KINDS.service}`);
  await open(page, `/en/${MOST_ROWS}`);
  await markDocument(page);
  await page.locator('main').evaluate((main, target) => {
    main.insertAdjacentHTML('afterbegin', `<a id="put-in" href="${target}">x</a>`);
  }, `/en/${KINDS.service}#${id}`);
  await page.locator('#put-in').click();
  await expect(page).toHaveURL(`/en/${KINDS.service}#${id}`);
  expect(await isSameDocument(page)).toBe(true);
  await expectShown(page);
  await expect(question(page).locator('summary')).toBeFocused();
});

test('where copying is not allowed, the address bar has the address', LONG_ONLY, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page, `/${KINDS.service}`);
  const id = await headingOf(section(page)).getAttribute('id');
  const control = section(page).getByRole('button');
  await control.focus();
  await expect(control).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/${KINDS.service}#${id}`);
  await expect(page.locator('.part-told')).not.toBeEmpty();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the browser opens a question for its address', async ({ page }) => {
    const id = await lastQuestion(page, `/${KINDS.service}`);
    await page.goto('about:blank');
    await page.goto(`/${KINDS.service}#${id}`);
    await expect(question(page).locator('.answer')).toBeInViewport();
    await expect(question(page).locator('summary')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.part-link')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('every part has a control in sight, large enough, where nothing moves for it, and paper has none', async ({ page }) => {
    await page.goto(`/de/${SHORT.service}`);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.locator('header a').first().dispatchEvent('touchstart');
    await takenOver(page);
    // The way to it is a touch, so the rest of the styles has come with it.
    await expect.poll(() => page.locator('.part-link').count()).toBeGreaterThan(10);
    await expect.poll(height).toBe(before);
    const missing = await page
      .locator('main :is(.prose h2, .steps > li, .question, .highlight, tr[id])')
      .evaluateAll((parts) =>
        parts
          .filter((part) => !part.querySelector('.part-link') && !part.parentElement?.querySelector(':scope > .part-link'))
          .map((part) => part.outerHTML),
      );
    expect(missing).toEqual([]);
    const listControls = () =>
      page.locator('.part-link').evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility())
          .map((button) => {
            const { left, right, width, height: tall } = button.getBoundingClientRect();
            // A table scrolls in its own box.
            const isInTable = button.closest('.table') !== null;
            const isInside = (left >= 0 && right <= innerWidth) || isInTable;
            return { isLarge: width >= (isInTable ? 24 : 44) && tall >= 44, isInside, isShown: getComputedStyle(button).opacity === '1' };
          }),
      );
    // What a heading comes into sight with moves it and its control for a moment.
    await expect
      .poll(async () => (await listControls()).filter(({ isLarge, isInside, isShown }) => !isLarge || !isInside || !isShown))
      .toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    // The controls do not widen a table of two columns.
    expect(await page.locator('.table').evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.part-link').filter({ visible: true })).toHaveCount(0);
  });

  test('the control opens the system’s sheet', LONG_ONLY, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (data: ShareData) => {
          Object.assign(globalThis, { shared: data });
        },
      });
    });
    const id = await lastQuestion(page, `/de/${KINDS.service}`);
    await page.goto('about:blank');
    await page.goto(`/de/${KINDS.service}#${id}`);
    await takenOver(page);
    const words = await question(page).locator('summary').innerText();
    await question(page).getByRole('button').tap();
    const shared = await page.evaluate(() => (globalThis as { shared?: ShareData }).shared);
    expect(shared?.url).toBe(page.url());
    expect(words).toContain(shared?.title ?? 'no title');
  });
});
