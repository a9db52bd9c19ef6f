/** The head: what search engines and those who share a page see, the same in the file and after a change of page. */
import type { Page } from '@playwright/test';
import { SITE } from '../liveTexts.ts';
import { expect, test } from './console.ts';
import { LONG_ONLY, testedIn } from './languages.ts';
import { AREAS, KINDS, SHORT } from './livePages.ts';
import { isSameDocument, markDocument, takenOver } from './visit.ts';

/** Pages of different kinds, from one field of colour to others. */
const WAYS = testedIn(
  [`/ru/${KINDS.area}`, `/ru/${KINDS.guide}`, `/ru/${KINDS.about}`, `/ru/${KINDS.faq}`, '/ru'],
  [`/de/${SHORT.area}`, `/de/${SHORT.service}`, `/de/${KINDS.services}`, '/de'],
  [`/${SHORT.area}`, `/${SHORT.service}`, `/${KINDS.contact}`, '/'],
);

/** Every tag of the head as text, sorted; what runs or styles is not meant. Structured data is for those who never navigate. */
function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tags = [...document.head.children].filter((element) => !['SCRIPT', 'STYLE'].includes(element.tagName));
    const write = (element: Element) =>
      [element.tagName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort(), element.textContent].join(' ');
    const { lang, dir } = document.documentElement;
    // Vite preloads its own modules, and the complete style sheet comes with the application.
    return [`HTML ${lang} ${dir}`, ...tags.map(write)].filter((tag) => !/rel=(?:modulepreload|stylesheet)/.test(tag)).sort();
  });
}

async function startApplication(page: Page): Promise<void> {
  await page.locator('header a').first().hover();
  await takenOver(page);
}

async function follow(page: Page, pathname: string): Promise<void> {
  await page
    .locator(`a[href="${pathname}"]:not([hreflang])`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(pathname);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${SITE.url}${pathname}`);
}

for (const [start = '', ...targets] of WAYS) {
  // proves: heads.after-change
  test(`from ${start} on, each page has the head that its file has`, async ({ page, context }) => {
    const visitor = await context.newPage();
    await page.goto(start);
    await startApplication(page);
    await markDocument(page);
    for (const target of targets) {
      await follow(page, target);
      // Without scripts, a document is unchanged.
      await visitor.route('**/*.js', (route) => route.abort());
      await visitor.goto(target);
      await expect.poll(() => headOf(page), target).toEqual(await headOf(visitor));
    }
    await page.goBack();
    await visitor.goto(targets.at(-2) ?? '');
    await expect.poll(() => headOf(page)).toEqual(await headOf(visitor));
    expect(await isSameDocument(page)).toBe(true);
  });
}

// proves: heads.canonical-sorted, heads.canonical-whitelist
test(
  'the canonical address keeps the listed query parameters, sorted, on arrival and after a change of page',
  LONG_ONLY,
  async ({ page }) => {
    const canonical = page.locator('link[rel=canonical]');
    await page.goto(`/de/${SHORT.area}?tag=1&sort=2&fbclid=3&search=4&page=5&filter=6&category=7&q=8`);
    await expect(canonical).toHaveAttribute('href', `${SITE.url}/de/${SHORT.area}?category=7&filter=6&page=5&q=8&search=4&sort=2&tag=1`);
    await page.goto(`/de/${SHORT.area}?utm_source=x&q=b%20c&page=2`);
    await expect(canonical).toHaveAttribute('href', `${SITE.url}/de/${SHORT.area}?page=2&q=b+c`);
    await page
      .locator(`main a[href="/de/${SHORT.service}"]`)
      .first()
      .evaluate((link, href) => link.setAttribute('href', href), `/de/${SHORT.service}?tag=b&gclid=1&category=a`);
    await startApplication(page);
    await expect(canonical).toHaveAttribute('href', `${SITE.url}/de/${SHORT.area}?page=2&q=b+c`);
    await page.locator(`main a[href^="/de/${SHORT.service}?"]`).first().click();
    await expect(canonical).toHaveAttribute('href', `${SITE.url}/de/${SHORT.service}?category=a&tag=b`);
    await page.goBack();
    await expect(canonical).toHaveAttribute('href', `${SITE.url}/de/${SHORT.area}?page=2&q=b+c`);
    // A long address names the short one.
    await page.goto(`/de/services/${SHORT.area}?page=3&x=1`);
    await expect(canonical).toHaveAttribute('href', `${SITE.url}/de/${SHORT.area}?page=3`);
    await expect(page.locator('link[hreflang]')).toHaveCount(0);
  },
);

test("the browser's bars take the colour that the page opens with, by day and by night", LONG_ONLY, async ({ page }) => {
  await page.goto(`/de/${SHORT.area}`);
  await startApplication(page);
  for (const slug of [SHORT.area, SHORT.service, KINDS.services, ...AREAS.filter((area) => area !== SHORT.area)]) {
    const pathname = `/de/${slug}`;
    if (slug !== SHORT.area) await follow(page, pathname);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const colours = await page.evaluate((scheme) => {
        const meta = document.querySelector<HTMLMetaElement>(`meta[name=theme-color][media="(prefers-color-scheme: ${scheme})"]`);
        const probe = document.createElement('i');
        probe.style.color = meta?.content ?? '';
        document.body.append(probe);
        const theme = getComputedStyle(probe).color;
        probe.remove();
        const header = document.querySelector('header.header');
        return { theme, header: header && getComputedStyle(header).backgroundColor };
      }, colorScheme);
      expect(colours.theme, `${pathname} ${colorScheme}`).toBe(colours.header);
    }
  }
});

test('pictures, icons and the web app manifest that a head names are there', async ({ request }) => {
  const html = await (await request.get(`/ru/${SHORT.service}`)).text();
  const attributeOf = (tag: RegExp, name: string) =>
    [...html.matchAll(tag)].map(([text]) => new RegExp(`${name}="([^"]*)"`).exec(text)?.[1] ?? '');
  const [image = ''] = attributeOf(/<meta [^>]*property="og:image"[^>]*>/g, 'content');
  const response = await request.get(new URL(image).pathname);
  expect(response.headers()['content-type']).toBe('image/png');
  expect(response.headers()['cache-control']).toContain('immutable');
  const icons = attributeOf(/<link [^>]*rel="[^"]*icon"[^>]*>/g, 'href');
  expect(icons.length).toBeGreaterThan(1);
  for (const href of icons) expect((await request.get(href)).status(), href).toBe(200);
  const [manifestHref = ''] = attributeOf(/<link [^>]*rel="manifest"[^>]*>/g, 'href');
  const answer = await request.get(manifestHref);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { lang: string; start_url: string; icons: { src: string }[] };
  expect(manifest).toMatchObject({ lang: 'ru-RU', start_url: '/ru', name: SITE.name });
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});
