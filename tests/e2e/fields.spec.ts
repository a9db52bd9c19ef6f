/** Fields of the content on pages: shared labels in their places, names of toggles, sub-conditions, the site's description. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { parse } from 'yaml';
import { expect, test } from './console.ts';
import { testedIn } from './languages.ts';
import { KINDS, namesOfGeneralFinders, WITH_SUB_CONDITIONS } from './livePages.ts';

const content = join(import.meta.dirname, '../../content');
const readYaml = (name: string) => parse(readFileSync(join(content, name), 'utf8')) as unknown;
const site = readYaml('site.yaml') as {
  description: Record<string, string>;
  contact: { phones: string[]; emails: string[]; addresses: { city: Record<string, string> }[] };
};

type SharedLabels = Readonly<
  Record<
    | 'home'
    | 'services'
    | 'about'
    | 'privacy'
    | 'search'
    | 'faq'
    | 'address'
    | 'phone'
    | 'email'
    | 'contact'
    | 'guides'
    | 'whatsappConsultation'
    | 'clickHere'
    | 'toggleMenu'
    | 'toggleQuestion'
    | 'pages'
    | 'menu',
    string
  >
> & { readonly offer: { readonly text: string; readonly link: string; readonly dismiss: string } };

// The words differ by language (labels.yaml); their places are the same code in all languages.
for (const code of testedIn('nl', 'tr', 'en', 'de', 'fr', 'ru')) {
  const labels = readYaml(`labels/${code}.yaml`) as SharedLabels;
  const prefix = code === 'tr' ? '' : `/${code}`;
  const at = (slug: string) => `${prefix}/${slug}`;

  test.describe(`in ${code}`, () => {
    test.use({ locale: code });

    // proves: layout.label-home, layout.label-services, layout.label-about, layout.label-privacy, layout.label-faq, layout.label-contact
    // proves: layout.label-pages
    test('header, menu, breadcrumbs and footer show the shared labels', async ({ page }) => {
      await page.goto(at(KINDS.privacy));
      const main = [labels.services, labels.about, labels.faq, labels.contact];
      await expect(page.locator('header .header-nav a')).toHaveText(main);
      await page.locator('header details summary').evaluate((summary: HTMLElement) => summary.click());
      // Without the marks at which a long word may break.
      const wordsOf = async (links: Locator) => (await links.allTextContents()).map((text) => text.replaceAll('\u00ad', ''));
      expect((await wordsOf(page.locator('header .menu-panel nav').first().locator('a'))).slice(0, 4)).toEqual(main);
      await expect(page.locator('.crumbs li')).toHaveText([labels.home, labels.privacy]);
      const footer = page.getByRole('contentinfo');
      const column = footer.locator('div', { has: page.getByRole('heading', { name: labels.pages, exact: true }) }).last();
      const links = await wordsOf(column.locator('a'));
      // The finders of no area are listed as well; their names are on their pages.
      const expected = [...main, labels.home, labels.privacy, labels.search, ...namesOfGeneralFinders(code)];
      expect([...links].sort()).toEqual(expected.sort());
      await expect(footer.getByRole('heading', { name: labels.contact, exact: true })).toBeVisible();
      const guides = footer.locator('div', { has: page.getByRole('heading', { name: labels.guides, exact: true }) }).last();
      expect(await guides.getByRole('link').count()).toBeGreaterThan(3);
    });

    // proves: layout.label-address, layout.label-phone, layout.label-email, layout.label-whatsapp, fields.phones, fields.emails
    // proves: purpose.offices-place
    test('contact page and legal notice say address, phone and email by their labels, and show all there are', async ({ page }) => {
      await page.goto(at(KINDS.contact));
      const notice = page.locator('.legal-notice');
      for (const label of [labels.address, labels.phone, labels.email])
        await expect(notice.locator('dt').getByText(label ?? '', { exact: true })).toBeVisible();
      for (const text of [...site.contact.phones, ...site.contact.emails]) {
        await expect(page.locator('.contacts').getByText(text)).toBeVisible();
        await expect(notice.getByText(text)).toBeVisible();
        await expect(page.getByRole('contentinfo').getByText(text)).toBeVisible();
      }
      await expect(page.locator('.offices h3')).toHaveText(site.contact.addresses.map(({ city }) => city[code] ?? ''));
      await expect(page.getByRole('link', { name: labels.whatsappConsultation }).first()).toBeVisible();
    });

    // proves: layout.label-toggle-question, layout.label-toggle-menu
    test('a toggle’s name begins with what is seen, and says what it does', async ({ page }) => {
      await page.goto(at(KINDS.faq));
      const summary = page.locator('main .question summary').first();
      const seen = (await summary.innerText()).split('\n')[0]?.replace(labels.toggleQuestion, '').trim() ?? '';
      expect(seen.length).toBeGreaterThan(10);
      const name = await accessibleName(page, 'main .question summary');
      expect(name.startsWith(seen)).toBe(true);
      expect(name.endsWith(labels.toggleQuestion)).toBe(true);
      // What it says to screen readers takes no room.
      expect((await summary.locator('.unseen').boundingBox())?.width ?? 0).toBeLessThanOrEqual(1);
      // In a narrow window the links are in the menu.
      await page.setViewportSize({ width: 400, height: 800 });
      expect(await accessibleName(page, 'header details summary')).toBe(labels.toggleMenu);
      expect(labels.toggleMenu.toLocaleLowerCase(code)).toContain(labels.menu.toLocaleLowerCase(code).slice(0, 3));
    });

    // proves: layout.label-click-here, layout.label-placeholder
    test('the offer is one link: the sentence of the label with the words for {clickHere}, and the short words that are seen', async ({
      page,
    }) => {
      await page.goto(code === 'de' ? `/fr/${KINDS.service}` : `/de/${KINDS.service}`);
      const line = page.locator('.offer');
      const sentence = `${labels.offer.text.replace('{clickHere}', labels.clickHere)} ${labels.offer.link}`;
      const link = line.getByRole('link', { name: sentence });
      await expect(link).toHaveText(sentence);
      await expect(line.getByRole('button', { name: labels.offer.dismiss })).toBeVisible();
      await expect(link).toHaveAttribute('href', at(KINDS.service));
    });

    // proves: fields.site-description
    test('the site’s description is in the web app manifest, the structured data and on error pages', async ({ page, request }) => {
      await page.goto(at(KINDS.contact));
      const href = await page.locator('link[rel="manifest"]').getAttribute('href');
      const manifest = (await (await request.get(href ?? '')).json()) as { description: string };
      expect(manifest.description).toBe(site.description[code]);
      const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
        '@graph': { '@type': string; description?: string }[];
      };
      for (const type of ['LegalService', 'WebSite'])
        expect(graph['@graph'].find((thing) => thing['@type'] === type)?.description).toBe(site.description[code]);
      const missing = await (await request.get(at('boyle-bir-sayfa-yok'))).text();
      expect(missing).toContain(`<meta name="description" content="${site.description[code]}">`);
    });
  });
}

const [first = '', ...others] = WITH_SUB_CONDITIONS;
for (const pathname of testedIn(`/ru/${first}`, ...others.map((slug) => `/${slug}`))) {
  // proves: texts.sub-conditions
  test(`sub-conditions are a list of their own in their section: ${pathname}`, async ({ page, request }) => {
    await page.goto(pathname);
    const points = page.locator('main section ul.subpoints > li');
    const count = await points.count();
    expect(count).toBeGreaterThanOrEqual(3);
    await expect(points.first()).toBeVisible();
    const markdown = await (await request.get(`${pathname}.md`)).text();
    const words = (await points.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
    const plain = markdown
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[*_\\]/g, '')
      .replace(/\s+/g, ' ');
    for (const text of words) expect(plain).toContain(`- ${text}`);
  });
}

/** As the browser computes it for assistive technology. */
async function accessibleName(page: import('@playwright/test').Page, selector: string): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { result } = await client.send('Runtime.evaluate', { expression: `document.querySelector(${JSON.stringify(selector)})` });
  const { nodes } = await client.send('Accessibility.getPartialAXTree', { objectId: result.objectId ?? '', fetchRelatives: false });
  return String(nodes[0]?.name?.value ?? '');
}
