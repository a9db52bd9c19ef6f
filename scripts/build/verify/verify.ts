/** Checks the built files against the manifest: problems that a visitor or a search engine would notice. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_STATUSES } from '../../../src/model/errorStatus.ts';
import type { HeadAssets } from '../../../src/model/head.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Manifest, PageEntry } from '../../../src/model/manifest.ts';
import { buildUrl, errorPathname, htmlFilePath, markdownPathname } from '../../../src/model/pathname.ts';
import { type BuiltDocument, readDocument } from '../../core/builtDocument.ts';
import { listSite } from '../../hosting/siteFiles.ts';
import { checkAddresses } from './addresses.ts';
import { checkPictures, checkPortraits, checkSitemaps, checkWebManifests } from './files.ts';
import type { BuiltFinding, DocumentFinding } from './finding.ts';
import { checkErrorHead, checkHead } from './head.ts';
import { checkLedger } from './ledger.ts';
import { checkLinks } from './links.ts';
import { checkStructuredData } from './structuredData.ts';
import { toIssues } from './toIssues.ts';

export interface VerifyOptions {
  readonly headAssets: HeadAssets;
  /** Name of the folder in the report. */
  readonly label: string;
  /** False for generated texts, whose lengths are meaningless. */
  readonly checkTexts: boolean;
}

type Documents = ReadonlyMap<string, BuiltDocument>;

/** All issues of the site in `dir`; empty when there are none. */
export async function verifyDist(dir: string, manifest: Manifest, options: VerifyOptions): Promise<Issue[]> {
  const { headAssets } = options;
  const read = (file: string) => readDocument(readFileSync(join(dir, file), 'utf8'));
  const files: ReadonlySet<string> = new Set(await listSite(dir));
  const findings: BuiltFinding[] = [];
  const documents = new Map<string, BuiltDocument>();
  for (const page of manifest.pages) {
    for (const pathname of [page.pathname, ...page.aliases]) {
      const file = htmlFilePath(pathname);
      if (files.has(file)) documents.set(pathname, read(file));
      else findings.push(missing(file, page.filePath));
    }
    const twin = markdownPathname(page.pathname).slice(1);
    if (headAssets.hasMarkdown && !files.has(twin)) findings.push(missing(twin, page.filePath));
  }
  for (const file of errorFiles(manifest)) {
    if (!files.has(file.name)) findings.push(missing(file.name));
    else {
      const document = read(file.name);
      const found = [...checkErrorHead(document, file.status), ...checkAddresses(document, manifest.site)];
      findings.push(...found.map((finding) => ({ ...finding, file: file.name })));
    }
  }
  findings.push(
    ...checkDocuments(manifest, documents, files, options),
    ...checkUnique(manifest, documents),
    ...checkRedirects(manifest, documents),
    ...checkLedger(files, manifest),
    ...(await checkSitemaps(dir, manifest)),
    ...(await checkPictures(dir, Object.values(headAssets.socialImages))),
    ...checkPortraits(files, manifest),
    ...(await checkWebManifests(dir, manifest, files)),
  );
  return toIssues(dir, options.label, findings);
}

function missing(file: string, source?: string): BuiltFinding {
  return { ruleId: 'built-missing', message: `The file ${file} was not written.`, file, source };
}

function errorFiles({ site }: Manifest) {
  return site.locales.flatMap(({ code }) =>
    ERROR_STATUSES.map((status) => ({ name: htmlFilePath(errorPathname(site, code, status)), status })),
  );
}

/** Problems in the document of each page, at its short and its long addresses. */
function checkDocuments(
  manifest: Manifest,
  documents: Documents,
  files: ReadonlySet<string>,
  { headAssets: { socialImages, hasMarkdown }, checkTexts }: VerifyOptions,
): BuiltFinding[] {
  const { site, pages } = manifest;
  const pageIds = new Set(pages.map(({ pathname }) => `${buildUrl(site, pathname)}#page`));
  const targets = { site, documents, files };
  return pages.flatMap((page) =>
    [page.pathname, ...page.aliases].flatMap((pathname) => {
      const document = documents.get(pathname);
      if (!document) return [];
      const isAlias = pathname !== page.pathname;
      const found: DocumentFinding[] = [
        ...checkHead(document, { manifest, page, isAlias, image: socialImages[page.pathname], hasMarkdown, checkTexts }),
        ...checkGraph(document, (id) => pageIds.has(id)),
        ...checkImages(document),
        ...checkAddresses(document, site),
        ...(isAlias ? [] : [...checkLinks(pathname, document, targets), ...checkReciprocity(manifest, page, document, documents)]),
      ];
      return found.map((finding) => ({ ...finding, file: htmlFilePath(pathname), source: page.filePath }));
    }),
  );
}

function checkGraph({ structuredData }: BuiltDocument, isPageId: (id: string) => boolean): DocumentFinding[] {
  const at = { element: 'script', value: 'application/ld+json' };
  return checkStructuredData(structuredData, isPageId).map((message) => ({ ruleId: 'built-structured-data', message, at }));
}

/** A document's translations must list it as their translation. */
function checkReciprocity({ site }: Manifest, page: PageEntry, document: BuiltDocument, documents: Documents): DocumentFinding[] {
  const url = buildUrl(site, page.pathname);
  return [...document.hreflang].flatMap(([code, href]): DocumentFinding[] => {
    const pathname = href.slice(site.url.length) || '/';
    if (documents.get(pathname)?.hreflang.get(page.localeCode) === url) return [];
    const message = `hreflang ${code} leads to ${href}, which does not lead back to ${page.pathname}.`;
    return [{ ruleId: 'built-hreflang', message, at: { element: 'link', value: code } }];
  });
}

function checkImages({ images }: BuiltDocument): DocumentFinding[] {
  return images
    .filter(({ hasAlt }) => !hasAlt)
    .map(({ src }) => ({ ruleId: 'built-alt', message: `The image ${src} has no alt text.`, at: { element: 'img', value: src } }));
}

/** Redirects from old endings must lead to pages. */
function checkRedirects({ legacyRedirects, pages }: Manifest, documents: Documents): BuiltFinding[] {
  return legacyRedirects.flatMap(({ slug, targets }) =>
    Object.entries(targets).flatMap(([code, target]): BuiltFinding[] => {
      if (documents.has(target)) return [];
      const message = `The old ending ${slug} leads to ${target} (${code}), which was not written.`;
      const source = pages.find(({ pathname }) => pathname === target)?.filePath;
      return [{ ruleId: 'built-old-ending', message, file: htmlFilePath(target), source }];
    }),
  );
}

/** Titles and descriptions must be unique within a language; aliases share those of their page by design. */
function checkUnique({ pages }: Manifest, documents: Documents): BuiltFinding[] {
  const seen = new Map<string, string>();
  const findings: BuiltFinding[] = [];
  for (const { pathname, filePath } of pages) {
    const document = documents.get(pathname);
    if (!document) continue;
    const [description = ''] = document.metas.get('description') ?? [];
    const texts = [
      { what: `title "${document.title}"`, at: { element: 'title' } },
      { what: `description "${description}"`, at: { element: 'meta', value: 'description' } },
    ];
    for (const { what, at } of texts) {
      const key = `${document.lang} ${what}`;
      const first = seen.get(key);
      const message = `${pathname} and ${first} have the same ${what}.`;
      if (first !== undefined) findings.push({ ruleId: 'built-unique', message, at, file: htmlFilePath(pathname), source: filePath });
      seen.set(key, pathname);
    }
  }
  return findings;
}
