/** The parts of the site around the text: WhatsApp, error pages, the slider, paper, hosts that only serve files. Neighbour: everyDocument.spec.ts, for what applies to every document. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_TEXTS, greetingOf, SITE, TITLE_END } from '../liveTexts.ts';
import { expect, test } from './console.ts';
import { DIST } from './documents.ts';
import { LONG_ONLY, testedIn } from './languages.ts';
import { KINDS, MOST_ROWS, SHORT } from './livePages.ts';
import { readDeployment, takenOver } from './visit.ts';

for (const code of testedIn('ru', 'de')) {
  // proves: whatsapp.link, whatsapp.greeting, whatsapp.greeting-page
  test(`in ${code} WhatsApp is on the float, at a service page's end, on contact and home, with a greeting that names the page`, async ({
    page,
  }) => {
    for (const [pathname, least] of [
      [`/${code}/${KINDS.service}`, 2],
      [`/${code}/${KINDS.contact}`, 2],
      [`/${code}`, 2],
    ] as const) {
      await page.goto(pathname);
      const links = page.locator('a[href^="https://wa.me/"]');
      expect(await links.count()).toBeGreaterThanOrEqual(least);
      const text = new URL((await links.first().getAttribute('href')) ?? '').searchParams.get('text') ?? '';
      expect(text.startsWith(greetingOf(code)), text).toBe(true);
      const crumb = page.locator('[aria-current="page"]').last();
      if (pathname.endsWith(KINDS.service)) expect(text).toContain((await crumb.textContent()) ?? '');
    }
  });
}

for (const [code, { unknown }] of Object.entries(ERROR_TEXTS)) {
  const [title, message] = unknown;
  const prefix = code === 'tr' ? '' : `/${code}`;

  // proves: errors.status, errors.translated, errors.robots, errors.title, errors.not-found-title, errors.not-found-message, heads.title
  test(`in ${code}, the answer for an unknown address has its status, title, message and colour, and is no page for search engines`, async ({
    request,
  }) => {
    const response = await request.get(`${prefix}/a/b/c`, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain(`<html lang="${code}"`);
    expect(html).toContain(`<title>404 ${title}${TITLE_END.replaceAll('&', '&amp;')}</title>`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toContain(message);
    expect(html).toContain('content="noindex, follow"');
    expect(html).not.toMatch(/rel="canonical"|<link [^>]*hreflang=|<meta [^>]*property=/i);
    expect(html.match(/<meta [^>]*name="theme-color"/g)).toHaveLength(2);
  });
}

for (const code of testedIn('de', 'tr', 'en', 'nl', 'fr', 'ru')) {
  // proves: errors.action, errors.not-found-path
  test(`in ${code}, an error page names the address that was asked for, as text, and leads home`, async ({ page }) => {
    const prefix = code === 'tr' ? '' : `/${code}`;
    const unknown = `${prefix}/gibt-es-nicht-%3Cimg%20src=x%3E`;
    await page.goto(unknown);
    const main = page.getByRole('main');
    await expect(main).toContainText('404');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(ERROR_TEXTS[code].unknown[0]);
    const line = ERROR_TEXTS[code].unknownPath.replace('{{path}}', unknown);
    await expect(main.getByText(line, { exact: true })).toBeVisible();
    await expect(main.locator('img')).toHaveCount(0);
    // The ways on are our own, and none of them comes from the address.
    await expect(main.locator(`a[href*="%"], a[href*="javascript"]`)).toHaveCount(0);
    // The one button, before the ways to topics.
    await expect(main.locator('.button')).toHaveCount(1);
    await main.getByRole('link').first().click();
    await expect(page).toHaveURL(prefix || '/');
  });
}

for (const code of testedIn('fr', 'de')) {
  test(`in ${code}, the slider moves by its buttons and by keyboard, and never automatically, so that there is nothing to pause`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 360, height: 800 });
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
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
    }
  });
}

for (const code of testedIn('en', 'nl')) {
  test(`in ${code}, the skip link is the first stop and leads past the header`, async ({ page }) => {
    await page.goto(`/${code}/${MOST_ROWS}`);
    await page.keyboard.press('Tab');
    const skip = page.locator('a[href="#main"]').first();
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
}

test('sections come into view while scrolling, and are there at once with reduced motion', LONG_ONLY, async ({ page }) => {
  const waiting = page.locator('main section.waiting');
  await page.goto(`/de/${KINDS.service}`);
  await page.locator('header a').first().hover();
  await expect.poll(() => waiting.count()).toBeGreaterThan(2);
  await page.evaluate(async () => {
    for (let top = 0; top <= document.documentElement.scrollHeight; top += 500) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(waiting).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/de/${MOST_ROWS}`);
  await page.locator('header a').first().hover();
  await takenOver(page);
  await expect(waiting).toHaveCount(0);
});

for (const code of testedIn('ru', 'de')) {
  test(`in ${code}, on paper there is the text, the sources and the number, and no navigation`, async ({ page }) => {
    await page.goto(`/${code}/${KINDS.guide}`);
    const source = ((await page.locator('.facts small', { hasText: /\d/ }).first().textContent()) ?? '').split(' ·')[0] ?? '';
    expect(source).toMatch(/\d/);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('header nav').first()).toBeHidden();
    await expect(page.locator('.float')).toBeHidden();
    await expect(page.locator('.steps > li').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText(source);
    await expect(page.getByText(`${SITE.url}/${code}/${KINDS.guide}`)).toBeVisible();
  });
}

for (const code of testedIn('nl', 'tr', 'en', 'de', 'fr', 'ru')) {
  // proves: legacy.files-only
  test(`in ${code}, on a host that only has files, old endings still lead to the new page`, LONG_ONLY, async ({ page }) => {
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

for (const code of testedIn('de', 'ru')) {
  // proves: errors.fatal
  test(`in ${code}, when the frame itself fails, the visitor gets the error page`, async ({ page, messages }) => {
    const { shells } = await readDeployment(page);
    const shell = await (await page.request.get(shells[code] ?? '')).json();
    await page.route(`**/assets/shell-${code}-*.json`, (route) => route.fulfill({ json: { ...shell, main: null } }));
    await page.goto(`/${code}/${SHORT.service}`);
    await page.locator('header a').first().hover();
    await expect(page.getByRole('main')).toContainText('500');
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', `/${code}`);
    messages.length = 0;
  });

  // proves: errors.language-loading
  test(`in ${code}, words that cannot be loaded are remarked on in the console only`, LONG_ONLY, async ({ page, messages }) => {
    await page.route('**/assets/shell-*', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`/${code}/${SHORT.service}`);
    await page.locator('header a').first().hover();
    await expect.poll(() => messages.filter((message) => message.startsWith('warning: ')).length).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(messages.some((message) => message.includes('Uncaught'))).toBe(false);
    messages.length = 0;
  });

  // proves: errors.language-address, errors.base-url
  test(
    `in ${code}, a language without an address is a warning, and a site at another address than configured an error in the console`,
    LONG_ONLY,
    async ({ page, messages, baseURL }) => {
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
      await page.goto(`https://www.another.example/${code}/${SHORT.service}`);
      await page.locator('header a').first().hover();
      await expect
        .poll(() => messages.filter((message) => /^error: .*www\.example\.org.*www\.another\.example/.test(message)).length)
        .toBe(1);
      expect(messages.filter((message) => /^warning: .*"fr"/.test(message))).toHaveLength(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Files still on their way through this test's handler are of no interest any more.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      messages.length = 0;
    },
  );
}
