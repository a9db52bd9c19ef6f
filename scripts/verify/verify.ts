/** Checks the built files against the manifest: what a visitor or a search engine would stumble over. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, PageEntry } from '../../src/model/manifest.ts';
import { formPathname, formUrl, htmlFilePath } from '../../src/model/pathname.ts';
import { type BuiltDocument, readDocument } from './document.ts';
import { checkLedger } from './ledger.ts';

/** One line per finding; empty when all is well. */
export async function verifyDist(dir: string, manifest: Manifest): Promise<string[]> {
  const findings: string[] = [];
  const documents = new Map<string, BuiltDocument>();
  for (const page of manifest.pages) {
    for (const pathname of [page.pathname, ...page.aliases]) {
      const path = join(dir, htmlFilePath(pathname));
      if (!existsSync(path)) findings.push(`${page.filePath}: ${pathname} was not written.`);
      else documents.set(pathname, readDocument(await readFile(path, 'utf8')));
    }
  }
  for (const { code } of manifest.site.locales) {
    const pathname = formPathname(manifest.site, code, '404');
    if (!existsSync(join(dir, htmlFilePath(pathname)))) findings.push(`The error page ${pathname} was not written.`);
  }
  for (const page of manifest.pages) {
    const document = documents.get(page.pathname);
    if (document) findings.push(...checkHead(manifest, page, document), ...checkLinks(dir, page, document, documents));
  }
  findings.push(...checkUnique(manifest, documents), ...checkLedger(dir, manifest));
  return findings;
}

function checkHead({ site }: Manifest, page: PageEntry, document: BuiltDocument): string[] {
  const url = formUrl(site, page.pathname);
  const expected = new Map(page.alternates.map((alternate) => [alternate.localeCode, formUrl(site, alternate.pathname)]));
  const findings: string[] = [];
  const report = (what: string) => findings.push(`${page.pathname} (${page.filePath}): ${what}`);
  if (document.lang !== page.localeCode) report(`html lang is "${document.lang}".`);
  if (!document.title.startsWith(page.seo.title)) report(`the title is "${document.title}".`);
  if (document.canonical !== url) report(`the canonical address is "${document.canonical}".`);
  if (!document.description) report('the description is missing.');
  if (document.h1 !== 1) report(`there are ${document.h1} first-level headings.`);
  for (const [code, href] of expected) if (document.hreflang.get(code) !== href) report(`hreflang ${code} does not lead to ${href}.`);
  for (const code of document.hreflang.keys()) if (code !== 'x-default' && !expected.has(code)) report(`hreflang ${code} has no page.`);
  return findings;
}

/** Every link of the site's own must lead to a file, and every anchor to an element. */
function checkLinks(dir: string, page: PageEntry, document: BuiltDocument, documents: ReadonlyMap<string, BuiltDocument>): string[] {
  const findings: string[] = [];
  for (const href of document.hrefs) {
    if (!href.startsWith('/') && !href.startsWith('#')) continue;
    const [pathname = '', hash = ''] = href.startsWith('#') ? [page.pathname, href.slice(1)] : href.split('#');
    const target = documents.get(pathname);
    const isFile = !target && existsSync(join(dir, /\.\w+$/.test(pathname) ? pathname : htmlFilePath(pathname)));
    if (!target && !isFile) findings.push(`${page.pathname} (${page.filePath}): the link ${href} leads nowhere.`);
    else if (hash && target && !target.ids.has(decodeURIComponent(hash))) {
      findings.push(`${page.pathname} (${page.filePath}): ${href} names an anchor that does not exist.`);
    }
  }
  return findings;
}

/** Titles and descriptions are the page's own; aliases share theirs with their page by design. */
function checkUnique(manifest: Manifest, documents: ReadonlyMap<string, BuiltDocument>): string[] {
  const seen = new Map<string, string>();
  const findings: string[] = [];
  for (const { pathname } of manifest.pages) {
    const document = documents.get(pathname);
    for (const text of document ? [`title ${document.title}`, `description ${document.description}`] : []) {
      const first = seen.get(`${document?.lang} ${text}`);
      if (first) findings.push(`${pathname} and ${first} have the same ${text}`);
      seen.set(`${document?.lang} ${text}`, pathname);
    }
  }
  return findings;
}
