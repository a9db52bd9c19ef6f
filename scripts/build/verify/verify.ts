/** Checks the built files against the manifest: what a visitor or a search engine would stumble over. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_STATUSES } from '../../../src/model/errorStatus.ts';
import type { HeadAssets } from '../../../src/model/head.ts';
import type { Manifest, PageEntry } from '../../../src/model/manifest.ts';
import { errorPathname, formUrl, htmlFilePath, markdownPathname } from '../../../src/model/pathname.ts';
import { type BuiltDocument, readDocument } from '../../core/builtDocument.ts';
import { checkAddresses } from './addresses.ts';
import { checkPictures, checkPortraits, checkSitemaps, checkWebManifests } from './files.ts';
import { checkErrorHead, checkHead } from './head.ts';
import { checkLedger } from './ledger.ts';
import { checkStructuredData } from './structuredData.ts';

export interface VerifyOptions {
  readonly headAssets: HeadAssets;
  /** False for made-up words, whose lengths say nothing. */
  readonly checkTexts: boolean;
}

/** One line per finding; empty when all is well. */
export async function verifyDist(dir: string, manifest: Manifest, options: VerifyOptions): Promise<string[]> {
  const read = (path: string): BuiltDocument => readDocument(readFileSync(path, 'utf8'));
  const findings: string[] = [];
  const documents = new Map<string, BuiltDocument>();
  for (const page of manifest.pages) {
    for (const pathname of [page.pathname, ...page.aliases]) {
      const path = join(dir, htmlFilePath(pathname));
      if (!existsSync(path)) findings.push(`${page.filePath}: ${pathname} was not written.`);
      else documents.set(pathname, read(path));
    }
  }
  for (const { code } of manifest.site.locales) {
    for (const status of ERROR_STATUSES) {
      const pathname = errorPathname(manifest.site, code, status);
      const path = join(dir, htmlFilePath(pathname));
      if (!existsSync(path)) findings.push(`The error page ${pathname} was not written.`);
      else {
        const document = read(path);
        const what = [...checkErrorHead(document, status), ...checkAddresses(document, manifest.site)];
        findings.push(...what.map((sentence) => `${pathname}: ${sentence}`));
      }
    }
  }
  const pageIds = new Set(manifest.pages.map(({ pathname }) => `${formUrl(manifest.site, pathname)}#page`));
  for (const page of manifest.pages) {
    for (const pathname of [page.pathname, ...page.aliases]) {
      const document = documents.get(pathname);
      if (!document) continue;
      const isAlias = pathname !== page.pathname;
      const image = options.headAssets.socialImages[page.pathname];
      const expectation = { manifest, page, isAlias, image, hasMarkdown: options.headAssets.hasMarkdown, checkTexts: options.checkTexts };
      const isPageId = (id: string) => pageIds.has(id);
      const what = [
        ...checkHead(document, expectation),
        ...checkStructuredData(document.structuredData, isPageId),
        ...checkImages(document),
        ...checkAddresses(document, manifest.site),
      ];
      findings.push(...what.map((sentence) => `${pathname} (${page.filePath}): ${sentence}`));
      if (!isAlias)
        findings.push(...checkLinks(dir, manifest, page, document, documents), ...checkReciprocity(manifest, page, document, documents));
    }
    const twin = markdownPathname(page.pathname);
    if (options.headAssets.hasMarkdown && !existsSync(join(dir, twin))) findings.push(`${page.filePath}: ${twin} was not written.`);
  }
  return [
    ...findings,
    ...checkUnique(manifest, documents),
    ...checkRedirects(manifest, documents),
    ...checkLedger(dir, manifest),
    ...(await checkSitemaps(dir, manifest)),
    ...(await checkPictures(dir, Object.values(options.headAssets.socialImages))),
    ...checkPortraits(dir, manifest),
    ...(await checkWebManifests(dir, manifest)),
  ];
}

/** What a document calls its translation calls it its translation too. */
function checkReciprocity(
  { site }: Manifest,
  page: PageEntry,
  document: BuiltDocument,
  documents: ReadonlyMap<string, BuiltDocument>,
): string[] {
  const url = formUrl(site, page.pathname);
  return [...document.hreflang].flatMap(([code, href]) => {
    const pathname = href.slice(site.url.length) || '/';
    return documents.get(pathname)?.hreflang.get(page.localeCode) === url
      ? []
      : [`${page.pathname} (${page.filePath}): ${href}, its hreflang ${code}, does not name it in return.`];
  });
}

function checkImages({ images }: BuiltDocument): string[] {
  return images.filter(({ hasAlt }) => !hasAlt).map(({ src }) => `the image ${src} has no alt text.`);
}

/** Old endings of addresses lead to pages. */
function checkRedirects({ legacyRedirects }: Manifest, documents: ReadonlyMap<string, BuiltDocument>): string[] {
  return legacyRedirects.flatMap(({ slug, targets }) =>
    Object.entries(targets).flatMap(([code, target]) =>
      documents.has(target) ? [] : [`The old ending ${slug} leads to ${target} (${code}), which was not written.`],
    ),
  );
}

/** Every link of the site's own must lead to a file, and every anchor to an element. A link may name the site's host. */
function checkLinks(
  dir: string,
  { site }: Manifest,
  page: PageEntry,
  document: BuiltDocument,
  documents: ReadonlyMap<string, BuiltDocument>,
): string[] {
  const findings: string[] = [];
  const base = formUrl(site, page.pathname);
  for (const href of document.hrefs) {
    // What is no address has a finding of its own.
    const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
    if (url?.origin !== site.url) continue;
    const [pathname, hash] = [decode(url.pathname), decode(url.hash.slice(1))];
    const target = documents.get(pathname);
    const isFile = !target && existsSync(join(dir, /\.\w+$/.test(pathname) ? pathname : htmlFilePath(pathname)));
    if (!target && !isFile) findings.push(`${page.pathname} (${page.filePath}): the link ${href} leads nowhere.`);
    else if (hash && target && !target.ids.has(hash)) {
      findings.push(`${page.pathname} (${page.filePath}): ${href} names an anchor that does not exist.`);
    }
  }
  return findings;
}

/** As it is where it holds a sign of percent that encodes nothing. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Titles and descriptions are the page's own; aliases share theirs with their page by design. */
function checkUnique(manifest: Manifest, documents: ReadonlyMap<string, BuiltDocument>): string[] {
  const seen = new Map<string, string>();
  const findings: string[] = [];
  for (const { pathname } of manifest.pages) {
    const document = documents.get(pathname);
    for (const text of document ? [`title ${document.title}`, `description ${document.metas.get('description')?.[0]}`] : []) {
      const first = seen.get(`${document?.lang} ${text}`);
      if (first) findings.push(`${pathname} and ${first} have the same ${text}`);
      seen.set(`${document?.lang} ${text}`, pathname);
    }
  }
  return findings;
}
