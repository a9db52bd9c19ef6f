/** What holds on every page: it hydrates in silence, and says who to write to. And what a visitor without script, motion or colours meets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './console.ts';
import { addressOf, DIST, documentsOf, LOCALES } from './documents.ts';

for (const code of LOCALES) {
  test(`every page in ${code} hydrates without a word in the console`, async ({ page }) => {
    test.setTimeout(180_000);
    const own = documentsOf(code);
    expect(own).toHaveLength(26);
    for (const pathname of own) {
      await page.goto(addressOf(pathname));
      await page.evaluate(() => document.querySelector('a')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
      await page.waitForFunction(() => history.scrollRestoration === 'manual');
      await expect(page.locator('#root > *').first()).toBeAttached();
    }
  });
}

const GREETINGS = { de: /Guten Tag/, ru: /Здравствуйте/ } as const;
for (const [code, greeting] of Object.entries(GREETINGS)) {
  test(`in ${code} WhatsApp stands on the float, at a service page's end, on contact and home, with a greeting that names the page`, async ({
    page,
  }) => {
    for (const [pathname, least] of [
      [`/${code}/reddi-miras`, 2],
      [`/${code}/iletisim`, 2],
      [`/${code}`, 2],
    ] as const) {
      await page.goto(pathname);
      const links = page.locator('a[href^="https://wa.me/905000000000?text="]');
      expect(await links.count()).toBeGreaterThanOrEqual(least);
      const text = new URL((await links.first().getAttribute('href')) ?? '').searchParams.get('text') ?? '';
      expect(text).toMatch(greeting);
      const crumb = page.locator('[aria-current="page"]').last();
      if (pathname.endsWith('reddi-miras')) expect(text).toContain((await crumb.textContent()) ?? '');
    }
  });

  test(`in ${code} an error page says its status, title and message, and leads home`, async ({ page }) => {
    const response = await page.goto(`/${code}/a/b/c`);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/^404 /);
    await expect(page.getByRole('main')).toContainText('404');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(`/${code}`);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 700 } });

  for (const [pathname, language] of [
    ['/de/kira-hukuku', 'Français'],
    ['/ru/kira-hukuku', 'Deutsch'],
  ] as const) {
    test(`the menu at ${pathname} opens, and holds pages and languages`, async ({ page }) => {
      await page.goto(pathname);
      const menu = page.locator('header details');
      await menu.locator('summary').click();
      await expect(menu.getByRole('link', { name: language })).toBeVisible();
      await expect(menu.locator(`a[href="${pathname.slice(0, 3)}/iletisim"]`)).toBeVisible();
    });
  }

  test('answers open, and every slide is there', async ({ page }) => {
    await page.goto('/de/sikca-sorulan-sorular');
    const question = page.locator('main details.question').first();
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
    expect(await page.locator('main details.question').count()).toBeGreaterThanOrEqual(24);
    await page.goto('/de');
    await expect(page.locator('[data-slider] li')).toHaveCount(3);
  });
});

test('the slider moves by its buttons and by keyboard, and never by itself', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/de');
  const list = page.locator('[data-slider] ul');
  const left = () => list.evaluate((element) => Math.round(element.scrollLeft));
  await list.scrollIntoViewIfNeeded();
  const before = await left();
  const next = page.locator('[data-slider-next]');
  await next.hover();
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.waitForTimeout(1500);
  expect(await left()).toBe(before);
  await next.click();
  await expect.poll(left).toBeGreaterThan(before + 100);
  await page.locator('[data-slider-previous]').click();
  await expect.poll(left).toBe(before);
  await page.locator('[data-slider] a').nth(2).focus();
  await expect.poll(left).toBeGreaterThan(before + 100);
});

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto('/nl/vasiyetname');
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#main"]').first();
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('sections come into view while scrolling, and stand there at once for who wants no motion', async ({ page }) => {
  const waiting = page.locator('main section.waiting');
  await page.goto('/de/reddi-miras');
  await page.locator('header a').first().hover();
  await expect.poll(() => waiting.count()).toBeGreaterThan(2);
  await page.evaluate(async () => {
    for (let top = 0; top <= document.documentElement.scrollHeight; top += 500) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
  });
  await expect(waiting).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/de/vasiyetname');
  await page.locator('header a').first().hover();
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await expect(waiting).toHaveCount(0);
});

test('on paper there is the text, the sources and the number, and no navigation', async ({ page }) => {
  await page.goto('/de/konsolosluk-bosanma-rehberi');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header nav').first()).toBeHidden();
  await expect(page.locator('.float')).toBeHidden();
  await expect(page.locator('.steps > li').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('27/A');
  await expect(page.getByText('https://www.example.org/de/konsolosluk-bosanma-rehberi')).toBeVisible();
});

test('text of twice the size loses nothing at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const pathname of ['/de', '/ru/konsolosluk-bosanma-rehberi', '/de/sikca-sorulan-sorular', '/fr/iletisim']) {
    await page.goto(pathname);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), pathname).toBe(0);
  }
});

for (const [pathname, target] of [
  ['/eski/yol/malrejimi', '/turkiye-bulunan-mallarin-paylasimi'],
  ['/de/alt/mirashakki', '/de/miras-hukuku'],
] as const) {
  test(`on a host that only has files, ${pathname} still leads to ${target}`, async ({ page, messages }) => {
    // Such a host answers every unknown address with the one error page.
    const body = readFileSync(join(DIST, '404.html'), 'utf8');
    await page.route(`**${pathname}*`, (route) => route.fulfill({ status: 404, contentType: 'text/html', body }));
    await page.goto(`${pathname}?q=1`);
    await expect(page).toHaveURL(`${target}?q=1`);
    messages.length = 0;
  });
}

test('the error page names the address, as text', async ({ page }) => {
  await page.goto('/de/gibt-es-nicht-%3Cimg%20src=x%3E');
  await expect(page.getByRole('main')).toContainText('/de/gibt-es-nicht');
  await expect(page.locator('main img')).toHaveCount(0);
});

test('when the frame itself fails, the visitor gets the error page', async ({ page, messages }) => {
  await page.route('**/assets/shell-de-*.json', async (route) => {
    const shell = await (await route.fetch()).json();
    await route.fulfill({ json: { ...shell, main: null } });
  });
  await page.goto('/de/kira-takip');
  await page.locator('header a').first().hover();
  await expect(page.getByRole('main')).toContainText('500');
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/de');
  messages.length = 0;
});
