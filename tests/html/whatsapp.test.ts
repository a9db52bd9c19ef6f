/** WhatsApp in the built documents: the floating button on every page, including error pages, and the call to action at the end of each page of an area of law. */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Document, type Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, expect, it } from 'vitest';
import { openContentCache } from '../../scripts/content/contentCache.ts';
import { type Content, loadContent } from '../../scripts/content/load.ts';
import { readConfig } from '../../scripts/core/config.ts';
import { listFiles } from '../../scripts/core/listFiles.ts';
import { withSlashes } from '../../scripts/core/paths.ts';
import { whatsappUrl } from '../../src/model/contact.ts';
import { htmlFilePath } from '../../src/model/pathname.ts';

const config = readConfig(process.env, join(import.meta.dirname, '../..'));
const documents = new Map<string, Document>();
let content: Content;
/** What every address of the chat begins with. */
let chat = '';

beforeAll(async () => {
  const cache = openContentCache(config);
  const loaded = await loadContent({ contentDir: config.contentDir, cache, texts: false });
  if (!loaded.content) throw new Error('The content cannot be read.');
  content = loaded.content;
  chat = whatsappUrl(content.site.contact.whatsapp, '');
  for (const file of (await listFiles(config.outDir)).filter((name) => name.endsWith('.html')))
    documents.set(withSlashes(relative(config.outDir, file)), parseDocument(await readFile(file, 'utf8')));
});

function findByClass(name: string, inside: Document | Element): Element | undefined {
  return DomUtils.findOne((element) => (element.attribs.class ?? '').split(' ').includes(name), inside.children) ?? undefined;
}

/** Address of the first chat with the practice inside an element. */
function chatIn(element: Element | undefined): string | undefined {
  const link = element && DomUtils.findOne(({ attribs }) => attribs.href?.startsWith(chat) ?? false, element.children);
  return link?.attribs.href;
}

// proves: layout.float
it('each document has the floating button, with words in it', () => {
  expect([...documents.keys()]).toEqual(expect.arrayContaining(['index.html', 'de/404.html', 'ru/500.html']));
  const without = [...documents].filter(([, document]) => {
    const float = findByClass('float', document);
    return !chatIn(float) || !float || DomUtils.textContent(float).trim() === '';
  });
  expect(without.map(([name]) => name)).toEqual([]);
});

// proves: purpose.closing-call, whatsapp.greeting-page
it('each page of an area of law ends with the call, whose greeting names the page, under its long address too', () => {
  const ends = content.pages
    .filter(({ area }) => area !== 'general')
    .flatMap(({ pathname, aliases, area, localeCode }) =>
      [pathname, ...aliases].map((own) => ({ file: htmlFilePath(own), area, localeCode })),
    )
    .flatMap(({ file, ...page }) => {
      // Drafts and withheld translations are not built.
      const document = documents.get(file);
      return document ? [{ ...page, file, isClosed: endsWithCall(document) }] : [];
    });
  expect(ends.filter(({ isClosed }) => !isClosed).map(({ file }) => file)).toEqual([]);
  // Each area in each language was asked.
  expect(new Set(ends.map(({ area, localeCode }) => `${localeCode}/${area}`)).size).toBe(
    content.site.areas.length * content.site.locales.length,
  );
});

function endsWithCall(document: Document): boolean {
  const [main] = DomUtils.getElementsByTagName('main', document);
  const last = main?.children.filter(isTag).at(-1);
  const address = last?.attribs.class?.split(' ').includes('call') ? chatIn(last) : undefined;
  const crumbs = findByClass('crumbs', document);
  const page = crumbs && DomUtils.getElementsByTagName('li', crumbs).at(-1);
  return address !== undefined && page !== undefined && decodeURIComponent(address).includes(DomUtils.textContent(page));
}
