/** Checks the head of a built document against the manifest: every tag on which search engines or shared links depend. */

import type { ErrorStatus } from '../../../src/model/errorStatus.ts';
import { buildTitle, type SocialImage } from '../../../src/model/head.ts';
import type { Manifest, PageEntry } from '../../../src/model/manifest.ts';
import { buildUrl, markdownPathname } from '../../../src/model/pathname.ts';
import { pixelWidth } from '../../../src/model/pixelWidth.ts';
import { SEO_LIMITS, TITLE_WIDTH } from '../../../src/model/searchResult.ts';
import type { BuiltDocument } from '../../core/builtDocument.ts';
import { type BuiltRule, type DocumentFinding, type ElementQuery, HEAD } from './finding.ts';

export interface HeadExpectation {
  readonly manifest: Manifest;
  readonly page: PageEntry;
  readonly isAlias: boolean;
  readonly image: SocialImage | undefined;
  readonly hasMarkdown: boolean;
  /** False for generated texts, whose lengths are meaningless. */
  readonly checkTexts: boolean;
}

export function checkHead(
  document: BuiltDocument,
  { manifest, page, isAlias, image, hasMarkdown, checkTexts }: HeadExpectation,
): DocumentFinding[] {
  const { site } = manifest;
  const findings: DocumentFinding[] = [];
  const report = (ruleId: BuiltRule, message: string, at: ElementQuery) => findings.push({ ruleId, message, at });
  const url = buildUrl(site, page.pathname);
  const expectOne = (name: string, expected: string | undefined) => {
    const found = document.metas.get(name) ?? [];
    const at: ElementQuery = found.length > 0 ? { element: 'meta', value: name, nth: found.length } : HEAD;
    if (found.length !== 1 || !found[0]) report('built-tag', `There are ${found.length} tags ${name} with a content instead of one.`, at);
    else if (expected !== undefined && found[0] !== expected) report('built-tag', `${name} is "${found[0]}" instead of "${expected}".`, at);
  };
  const locale = site.locales.find(({ code }) => code === page.localeCode);
  const root = { element: 'html' };
  if (document.lang !== page.localeCode)
    report('built-language', `The language of the document is "${document.lang}" instead of "${page.localeCode}".`, root);
  if (document.dir !== locale?.direction)
    report('built-language', `The direction of the document is "${document.dir}" instead of "${locale?.direction}".`, root);
  const title = buildTitle(site, page.seo.title);
  if (document.title !== title)
    report('built-tag', `The title is "${document.title}" instead of "${title}".`, document.title ? { element: 'title' } : HEAD);
  const canonicals = document.links.get('canonical') ?? [];
  if (canonicals.length !== 1 || canonicals[0] !== url)
    report(
      'built-tag',
      `The canonical address is "${canonicals.join(', ')}" instead of "${url}".`,
      canonicals.length > 0 ? { element: 'link', value: 'canonical' } : HEAD,
    );
  findings.push(...checkHeading(document));
  expectOne('description', page.seo.description);
  expectOne('robots', undefined);
  if (/noindex/.test(document.metas.get('robots')?.[0] ?? ''))
    report('built-noindex', 'The page asks search engines to leave it out.', { element: 'meta', value: 'robots' });
  expectOne('og:title', page.seo.title);
  expectOne('og:description', page.seo.description);
  expectOne('og:url', url);
  expectOne('og:type', undefined);
  expectOne('og:site_name', site.name);
  expectOne('og:locale', locale?.iso.replace('-', '_'));
  const others = document.metas.get('og:locale:alternate') ?? [];
  if (others.length !== page.alternates.length - 1)
    report('built-tag', `og:locale:alternate names ${others.length} languages instead of ${page.alternates.length - 1}.`, HEAD);
  expectOne('twitter:card', image ? 'summary_large_image' : 'summary');
  if (document.metas.get('theme-color')?.length !== 2) report('built-tag', 'The theme colour is not given for light and dark.', HEAD);
  for (const rel of ['manifest', 'apple-touch-icon'])
    if (document.links.get(rel)?.length !== 1) report('built-tag', `The link ${rel} is missing, or is there twice.`, HEAD);
  if (image) {
    expectOne('og:image', buildUrl(site, image.pathname));
    expectOne('og:image:width', String(image.width));
    expectOne('og:image:height', String(image.height));
    expectOne('og:image:alt', image.alt);
  }
  const alternateLinks = document.links.get('alternate') ?? [];
  if (hasMarkdown && !alternateLinks.includes(markdownPathname(page.pathname)))
    report('built-tag', 'The head does not name the Markdown version of the page.', HEAD);
  return [...findings, ...(checkTexts ? checkLengths(document, page) : []), ...checkLanguages(document, manifest, page, isAlias)];
}

function checkHeading({ h1 }: BuiltDocument): DocumentFinding[] {
  if (h1 === 1) return [];
  const message = `There are ${h1} first-level headings instead of one.`;
  return [{ ruleId: 'built-heading', message, at: h1 === 0 ? { element: 'body' } : { element: 'h1', nth: h1 } }];
}

/** The rule seo-length checks the source texts; this checks them as built. */
function checkLengths(document: BuiltDocument, page: PageEntry): DocumentFinding[] {
  const own = document.title.slice(0, page.seo.title.length);
  const width = Math.ceil(pixelWidth(own, TITLE_WIDTH.fontSize));
  const { length } = document.metas.get('description')?.[0] ?? '';
  const { min, max } = SEO_LIMITS.description;
  const findings: DocumentFinding[] = [];
  const report = (message: string, at: ElementQuery) => findings.push({ ruleId: 'built-length', message, at });
  if (width > TITLE_WIDTH.pixels)
    report(`The title is ${width} pixels wide; search results show ${TITLE_WIDTH.pixels}.`, { element: 'title' });
  if (length < min || length > max)
    report(`The description has ${length} characters; search results show ${min} to ${max}.`, { element: 'meta', value: 'description' });
  return findings;
}

/** hreflang must list exactly the languages of the page, including itself, and the source language for all others. */
function checkLanguages(document: BuiltDocument, { site }: Manifest, page: PageEntry, isAlias: boolean): DocumentFinding[] {
  const findings: DocumentFinding[] = [];
  const report = (message: string, at: ElementQuery) => findings.push({ ruleId: 'built-hreflang', message, at });
  const at = (code: string): ElementQuery => (document.hreflang.has(code) ? { element: 'link', value: code } : HEAD);
  if (isAlias) {
    const [code] = document.hreflang.keys();
    if (code !== undefined) report('A long address may not name versions in other languages: the short address names them.', at(code));
    return findings;
  }
  const source = page.alternates.find(({ localeCode }) => localeCode === site.defaultLocale);
  const expected = new Map<string, string>([
    ...page.alternates.map(({ localeCode, pathname }) => [localeCode, buildUrl(site, pathname)] as const),
    ...(source ? [['x-default', buildUrl(site, source.pathname)] as const] : []),
  ]);
  for (const [code, href] of expected)
    if (document.hreflang.get(code) !== href) report(`hreflang ${code} does not lead to ${href}.`, at(code));
  for (const code of document.hreflang.keys())
    if (!expected.has(code)) report(`hreflang ${code} names a language in which the page does not exist.`, at(code));
  return findings;
}

/** An error page must not be indexed and has no address of its own. */
export function checkErrorHead(document: BuiltDocument, status: ErrorStatus): DocumentFinding[] {
  const findings: DocumentFinding[] = [];
  const report = (message: string, at: ElementQuery) => findings.push({ ruleId: 'built-error-page', message, at });
  if (!document.title.startsWith(`${status} `))
    report(`The title is "${document.title}" and does not begin with ${status}.`, { element: 'title' });
  if (document.metas.get('robots')?.[0] !== 'noindex, follow')
    report('The tag robots is not "noindex, follow".', document.metas.has('robots') ? { element: 'meta', value: 'robots' } : HEAD);
  if (document.links.has('canonical')) report('An error page may not name a canonical address.', { element: 'link', value: 'canonical' });
  const [code] = document.hreflang.keys();
  if (code !== undefined) report('An error page may not name versions in other languages.', { element: 'link', value: code });
  if (document.structuredData) report('An error page may not have structured data.', { element: 'script', value: 'application/ld+json' });
  return [...findings, ...checkHeading(document)];
}
