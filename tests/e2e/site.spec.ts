/** What holds on every page: it hydrates in silence, and says who to write to. And what a visitor without script, motion or colours meets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './console.ts';
import { addressOf, DIST, documentsOf, LOCALES } from './documents.ts';
import { readDeployment, takenOver } from './visit.ts';

for (const code of LOCALES) {
  test(`every page in ${code} hydrates without a word in the console`, async ({ page }) => {
    test.setTimeout(180_000);
    const own = documentsOf(code);
    expect(own).toHaveLength(26);
    for (const pathname of own) {
      await page.goto(addressOf(pathname));
      await page.evaluate(() => document.querySelector('a')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
      await takenOver(page);
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
}

const ERRORS = {
  tr: ['Bulunamadı', 'Üzgünüz, aradığınız sayfa yok'],
  en: ['Not Found', 'Sorry, the page you are looking for does not exist or may have been moved to another address.'],
  de: ['Nicht gefunden', 'Die gesuchte Seite gibt es leider nicht'],
  nl: ['Niet gevonden', ''],
  fr: ['Page introuvable', 'Désolé'],
  ru: ['Страница не найдена', 'К сожалению'],
} as const;
for (const [code, [title, message]] of Object.entries(ERRORS)) {
  test(`in ${code} an error page says its status, title and message, and leads home`, async ({ page }) => {
    const prefix = code === 'tr' ? '' : `/${code}`;
    const response = await page.goto(`${prefix}/a/b/c`);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(`404 ${title} · Köprü Hukuk`);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    const main = page.getByRole('main');
    await expect(main).toContainText('404');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main).toContainText(message);
    await expect(main).toContainText(`${prefix}/a/b/c`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await expect(main.getByRole('link')).toHaveCount(1);
    await main.getByRole('link').click();
    await expect(page).toHaveURL(prefix || '/');
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

for (const [code, reducedMotion] of [
  ['de', 'reduce'],
  ['fr', 'no-preference'],
] as const) {
  test(`in ${code}, the slider moves by its buttons and by keyboard, and never by itself, so that there is nothing to pause (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ reducedMotion });
    await page.goto(`/${code}`);
    const list = page.locator('[data-slider] ul');
    const left = () => list.evaluate((element) => Math.round(element.scrollLeft));
    await list.scrollIntoViewIfNeeded();
    const before = await left();
    const next = page.locator('[data-slider-next]');
    await next.hover();
    await takenOver(page);
    // A minute of nothing.
    await page.clock.runFor(60_000);
    expect(await left()).toBe(before);
    await next.click();
    await expect.poll(left).toBeGreaterThan(before + 100);
    await page.locator('[data-slider-previous]').click();
    await expect.poll(left).toBe(before);
    await page.locator('[data-slider] a').nth(2).focus();
    await expect.poll(left).toBeGreaterThan(before + 100);
    await expect(page.locator('[aria-roledescription]')).toHaveCount(0);
  });
}

for (const code of ['nl', 'en']) {
  test(`in ${code}, the skip link is the first stop and leads past the header`, async ({ page }) => {
    await page.goto(`/${code}/vasiyetname`);
    await page.keyboard.press('Tab');
    const skip = page.locator('a[href="#main"]').first();
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
}

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
  await takenOver(page);
  await expect(waiting).toHaveCount(0);
});

for (const code of ['de', 'ru']) {
  test(`in ${code}, on paper there is the text, the sources and the number, and no navigation`, async ({ page }) => {
    await page.goto(`/${code}/konsolosluk-bosanma-rehberi`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('header nav').first()).toBeHidden();
    await expect(page.locator('.float')).toBeHidden();
    await expect(page.locator('.steps > li').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText('27/A');
    await expect(page.getByText(`https://www.example.org/${code}/konsolosluk-bosanma-rehberi`)).toBeVisible();
  });
}

for (const code of LOCALES) {
  test(`in ${code}, on a host that only has files, old endings still lead to the new page`, async ({ page }) => {
    // Such a host answers every unknown address with the one error page.
    const body = readFileSync(join(DIST, '404.html'), 'utf8');
    const prefix = code === 'tr' ? '' : `/${code}`;
    for (const [legacy, slug] of [
      ['malrejimi', 'turkiye-bulunan-mallarin-paylasimi'],
      ['mirashakki', 'miras-hukuku'],
      ['anlasmalibosan', 'turkiye-gelmeden-anlasmali-bosanma'],
      ['tuerkiye-deki-tapu-bilgilerini-sorg', 'gayrimenkul-hukuku'],
    ] as const) {
      await page.route(`**/eski/${legacy}*`, (route) => route.fulfill({ status: 404, contentType: 'text/html', body }));
      await page.goto(`${prefix}/eski/${legacy}?q=1`);
      await expect(page).toHaveURL(`${prefix}/${slug}?q=1`);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
    }
  });
}

test('the error page names the address, as text', async ({ page }) => {
  await page.goto('/de/gibt-es-nicht-%3Cimg%20src=x%3E');
  await expect(page.getByRole('main')).toContainText('/de/gibt-es-nicht');
  await expect(page.locator('main img')).toHaveCount(0);
});

for (const code of ['de', 'ru']) {
  test(`in ${code}, when the frame itself fails, the visitor gets the error page`, async ({ page, messages }) => {
    const { shells } = await readDeployment(page);
    const shell = await (await page.request.get(shells[code] ?? '')).json();
    await page.route(`**/assets/shell-${code}-*.json`, (route) => route.fulfill({ json: { ...shell, main: null } }));
    await page.goto(`/${code}/kira-takip`);
    await page.locator('header a').first().hover();
    await expect(page.getByRole('main')).toContainText('500');
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', `/${code}`);
    messages.length = 0;
  });

  test(`in ${code}, words that cannot be loaded are remarked on in the console only`, async ({ page, messages }) => {
    await page.route('**/assets/shell-*', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`/${code}/kira-takip`);
    await page.locator('header a').first().hover();
    await expect.poll(() => messages.filter((message) => message.startsWith('warning: ')).length).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(messages.some((message) => message.includes('Uncaught'))).toBe(false);
    messages.length = 0;
  });

  test(`in ${code}, a language without an address is a warning, and a site at another address than configured an error in the console`, async ({
    page,
    messages,
    baseURL,
  }) => {
    await page.route('https://www.another.example/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route.fetch({ url: `${baseURL}${pathname}${search}` });
      const isDocument = route.request().resourceType() === 'document';
      // As if this page had not been written in French.
      const body = isDocument
        ? (await response.text()).replace(/(<footer[\s\S]*?)<li><a [^>]*hrefLang="fr"[^>]*>[^<]*<\/a><\/li>/i, '$1')
        : await response.body();
      await route.fulfill({ response, body });
    });
    await page.goto(`https://www.another.example/${code}/kira-takip`);
    await page.locator('header a').first().hover();
    await expect
      .poll(() => messages.filter((message) => /^error: .*www\.example\.org.*www\.another\.example/.test(message)).length)
      .toBe(1);
    expect(messages.filter((message) => /^warning: .*"fr"/.test(message))).toHaveLength(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Files still on their way through this test's handler are of no interest any more.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    messages.length = 0;
  });
}
