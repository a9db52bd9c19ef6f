/** The built documents contain every text of a page and all parts that the specification demands, and no form that asks visitors for data. */
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Document, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../../scripts/core/listFiles.ts';
import { deriveManifest } from '../../src/model/manifest.ts';
import type { Page, PageKind } from '../../src/model/page.ts';
import { errorPathname, htmlFilePath } from '../../src/model/pathname.ts';
import { CONFIG, readSiteContent } from '../specification/siteContent.ts';

const { site, pages, labels, facts } = await readSiteContent();
const manifest = deriveManifest(site, pages, facts);
const CODES = site.locales.map(({ code }) => code);
const files = (await listFiles(CONFIG.outDir)).filter((file) => file.endsWith('.html'));
const documents = new Map<string, Document>();
for (const file of files) documents.set(relative(CONFIG.outDir, file).replaceAll('\\', '/'), parseDocument(await readFile(file, 'utf8')));

/** The built document of a pathname. */
function documentOf(pathname: string): Document {
  const document = documents.get(htmlFilePath(pathname));
  if (!document) throw new Error(`${pathname} is not built: run "npm run build".`);
  return document;
}

function elementOf(document: Document, name: string): Element {
  const [element] = DomUtils.getElementsByTagName(name, document);
  if (!element) throw new Error(`The document has no ${name}.`);
  return element;
}

/** Soft hyphens are no letters. Blanks do not count: between two blocks there is none in the source and a line's end on the screen. */
const wordsOf = (text: string) => text.replace(/[\s\u00ad]+/g, '');
const seenIn = (element: Element) => wordsOf(DomUtils.textContent(element));
const hrefsIn = (element: Element) => DomUtils.getElementsByTagName('a', element).map(({ attribs }) => attribs.href ?? '');
const classOf = (element: Element, name: string) => DomUtils.getElementsByClassName(name, element);

/** Published pages of a kind, one for each language that has it. */
const pagesOfKind = (kind: PageKind) => pages.filter(({ frontmatter }) => frontmatter.kind === kind && !frontmatter.draft);

/** Texts of the page that its document does not show. The names of statutes are written out there, so their references are left out. */
function missingFrom(page: Page): string[] {
  const seen = seenIn(elementOf(documentOf(page.pathname), 'main'));
  return page.outline.blocks
    .flatMap(({ segments }) => segments.filter(({ mark }) => mark !== 'law').map(({ text }) => text))
    .filter((text) => !seen.includes(wordsOf(text)));
}

describe('every text of a page is in its document:', () => {
  // proves: texts.group-home, texts.group-services, texts.group-privacy, texts.group-faq, texts.group-about, texts.group-contact
  it.each(['home', 'services', 'privacy', 'faq', 'about', 'contact'] as const)('the page of the kind %s, in every language', (kind) => {
    const own = pagesOfKind(kind);
    expect(own.map(({ localeCode }) => localeCode).sort()).toEqual([...CODES].sort());
    for (const page of own) {
      expect(page.outline.blocks.flatMap(({ text }) => text.split(' ')).length, page.filePath).toBeGreaterThan(20);
      expect(missingFrom(page), page.filePath).toEqual([]);
    }
  });

  // proves: texts.body, texts.conditions, texts.sub-conditions, texts.steps, texts.description, texts.faq-groups
  it('all pages, with leads, conditions, sub-conditions, steps and questions', () => {
    const regions = new Set(pages.flatMap(({ outline }) => outline.blocks.map(({ region }) => region)));
    expect([...regions]).toEqual(expect.arrayContaining(['lead', 'body', 'conditions', 'subConditions', 'steps', 'faq']));
    for (const page of pages.filter(({ frontmatter }) => !frontmatter.draft)) expect(missingFrom(page), page.filePath).toEqual([]);
  });

  // proves: texts.title
  it('the title is its first heading', () => {
    for (const page of pages.filter(({ frontmatter }) => !frontmatter.draft)) {
      expect(seenIn(elementOf(documentOf(page.pathname), 'h1')), page.filePath).toBe(wordsOf(page.frontmatter.title));
    }
  });

  // proves: texts.guide-steps
  it('the guide to the consular divorce has five steps with title and description', () => {
    for (const code of CODES) {
      const page = pages.find(({ pageId, localeCode }) => pageId === 'konsolosluk-bosanma-rehberi' && localeCode === code);
      const [list] = classOf(elementOf(documentOf(page?.pathname ?? ''), 'main'), 'steps');
      const steps = (list?.children ?? []).filter((child): child is Element => 'name' in child && child.name === 'li');
      expect(steps, code).toHaveLength(5);
      for (const [index, step] of steps.entries()) {
        const { title = '', description = '' } = page?.outline.steps[index] ?? {};
        expect(title.length * description.length, code).toBeGreaterThan(0);
        expect(seenIn(step), code).toContain(wordsOf(title));
        expect(seenIn(step), code).toContain(wordsOf(description));
      }
    }
  });
});

describe('the home page', () => {
  const homes = pagesOfKind('home').map((page) => [page.localeCode, page] as const);

  // proves: purpose.audience
  it.each(homes)('in %s speaks of Turkey, and of holders of the Mavi Kart', (_code, page) => {
    const text = DomUtils.textContent(elementOf(documentOf(page.pathname), 'main'));
    expect(text).toMatch(/mavi kart/i);
    expect(text).toMatch(/türkiye|turkey|türkei|turkije|turquie|турци/i);
  });

  // proves: texts.group-slider
  it.each(homes)('in %s has a slider with its statements', (_code, page) => {
    const [slider] = classOf(elementOf(documentOf(page.pathname), 'main'), 'slider');
    expect(page.frontmatter.slides.length).toBeGreaterThan(1);
    for (const { title, text } of page.frontmatter.slides) {
      expect(slider && seenIn(slider)).toContain(wordsOf(title));
      expect(slider && seenIn(slider)).toContain(wordsOf(text));
    }
  });

  // proves: texts.group-about-section, texts.group-services-section
  it.each(homes)('in %s has a part on the practice and one on the four areas, with links', (code, page) => {
    const sections = DomUtils.getElementsByTagName('section', elementOf(documentOf(page.pathname), 'main'));
    const about = pagesOfKind('about').find(({ localeCode }) => localeCode === code)?.pathname ?? '';
    const areas = site.areas.map(
      ({ id }) => pages.find((other) => other.area === id && other.frontmatter.kind === 'area' && other.localeCode === code)?.pathname,
    );
    expect(sections.some((section) => hrefsIn(section).includes(about))).toBe(true);
    expect(sections.some((section) => areas.every((area) => area && hrefsIn(section).includes(area)))).toBe(true);
  });
});

// proves: texts.group-all-services
it.each(pagesOfKind('services').map((page) => [page.localeCode, page] as const))(
  'the overview in %s leads to every service',
  (code, page) => {
    const hrefs = hrefsIn(elementOf(documentOf(page.pathname), 'main'));
    const services = pages.filter(({ area, localeCode }) => area !== 'general' && localeCode === code);
    expect(new Set(services.map(({ area }) => area)).size).toBe(site.areas.length);
    expect(services.map(({ pathname }) => pathname).filter((pathname) => !hrefs.includes(pathname))).toEqual([]);
  },
);

// proves: texts.group-footer
it.each(CODES)('the footer in %s has its texts', (code) => {
  const contact = pagesOfKind('contact').find(({ localeCode }) => localeCode === code);
  const seen = seenIn(elementOf(documentOf(contact?.pathname ?? ''), 'footer'));
  const texts = ['footerNote', 'site.tagline', 'visitByAppointment', 'areas', 'offices', 'pages', 'contact'] as const;
  for (const key of texts) expect(seen, key).toContain(wordsOf(labels[code]?.[key] || '?'));
});

// proves: texts.group-errors
it.each(CODES)('the error pages in %s have texts of their own', (code) => {
  const seen = (status: number) => seenIn(elementOf(documentOf(errorPathname(site, code, status as 404)), 'main'));
  const own = labels[code] ?? {};
  for (const key of ['errors.not_found', 'errors.not_found_message', 'errors.goHome'] as const)
    expect(seen(404)).toContain(wordsOf(own[key] || '?'));
  for (const key of ['errors.internal_server_error', 'errors.internal_server_error_message'] as const)
    expect(seen(500)).toContain(wordsOf(own[key] || '?'));
});

// proves: whatsapp.link, whatsapp.greeting
it.each(CODES)('in %s every link to the chat has the number’s digits, and the greeting of the label with the name of a page', (code) => {
  const [before = '', after = ''] = (labels[code]?.whatsapp_hi ?? '').split('{{page}}');
  expect(before.length).toBeGreaterThan(5);
  for (const { pathname } of manifest.pages.filter(({ localeCode }) => localeCode === code)) {
    const links = hrefsIn(elementOf(documentOf(pathname), 'body')).filter((href) => href.startsWith('https://wa.me/'));
    expect(links.length, pathname).toBeGreaterThan(0);
    for (const link of links) {
      expect(new URL(link).pathname, pathname).toBe(`/${site.contact.whatsapp.replace(/\D/g, '')}`);
      const text = new URL(link).searchParams.get('text') ?? '';
      expect(text.startsWith(before) && text.endsWith(after) && text.length > before.length + after.length, `${pathname}: ${text}`).toBe(
        true,
      );
    }
  }
});

// proves: texts.bold
it('words in bold are in the texts', () => {
  const bold = [...documents.values()].flatMap((document) => DomUtils.getElementsByTagName('strong', document));
  expect(bold.length).toBeGreaterThan(0);
});

// proves: purpose.anonymous, calls.no-forms
it('no document has a form but the search, or a field for a name, an address or a password', () => {
  const asking = new Set(['form', 'textarea', 'select', 'input']);
  const isSearch = ({ name, attribs }: Element) =>
    name === 'form' ? attribs.role === 'search' && !attribs.method : attribs.type === 'search' && attribs.name === 'q';
  for (const [name, document] of documents) {
    const fields = DomUtils.findAll((element) => asking.has(element.name) && element.attribs.type !== 'checkbox', document.children);
    expect(
      fields.filter((element) => !isSearch(element)).map((element) => element.name),
      name,
    ).toEqual([]);
  }
});

// proves: routes.no-parameters
it('every address is a file without placeholders', () => {
  const addresses = manifest.pages.flatMap(({ pathname, aliases }) => [pathname, ...aliases]);
  expect(addresses.length).toBeGreaterThan(manifest.pages.length);
  for (const address of addresses) expect(address).toMatch(/^(?:\/|(?:\/[A-Za-z0-9-]+)+)$/);
  const own = [...documents.keys()].filter((name) => !/(?:^|\/)\d{3}\.html$/.test(name));
  expect(own.sort()).toEqual([...new Set(addresses.map(htmlFilePath))].sort());
});

// proves: routes.same-page
it('a long address shows the page of the short one', () => {
  let count = 0;
  for (const page of manifest.pages) {
    for (const alias of page.aliases) {
      count += 1;
      expect(seenIn(elementOf(documentOf(alias), 'main')), alias).toBe(seenIn(elementOf(documentOf(page.pathname), 'main')));
    }
  }
  expect(count).toBeGreaterThan(0);
});

// proves: routes.short-only
it('no document leads to a long address, in links, alternates or canonical', () => {
  const long = new Set(manifest.pages.flatMap(({ aliases }) => aliases));
  for (const [name, document] of documents) {
    const hrefs = DomUtils.findAll(({ name: tag }) => tag === 'a' || tag === 'link', document.children).map(
      ({ attribs }) => attribs.href ?? '',
    );
    const pathnames = hrefs.map((href) => href.replace(site.url, '').replace(/[?#].*/, ''));
    expect(
      pathnames.filter((pathname) => long.has(pathname)),
      name,
    ).toEqual([]);
  }
});
