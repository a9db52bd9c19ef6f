/** Checks the head of a built document against the manifest: every tag that a search engine or a shared link depends on. */

import type { ErrorStatus } from '../../../src/model/errorStatus.ts';
import { formTitle, type SocialImage } from '../../../src/model/head.ts';
import type { Manifest, PageEntry } from '../../../src/model/manifest.ts';
import { formUrl, markdownPathname } from '../../../src/model/pathname.ts';
import { pixelWidth } from '../../../src/model/pixelWidth.ts';
import { SEO_LIMITS, TITLE_WIDTH } from '../../../src/model/searchResult.ts';
import type { BuiltDocument } from '../../core/builtDocument.ts';

export interface HeadExpectation {
  readonly manifest: Manifest;
  readonly page: PageEntry;
  readonly isAlias: boolean;
  readonly image: SocialImage | undefined;
  readonly hasMarkdown: boolean;
  /** False for made-up words, whose lengths say nothing. */
  readonly checkTexts: boolean;
}

/** What is wrong, each as a sentence. */
export function checkHead(document: BuiltDocument, { manifest, page, isAlias, image, hasMarkdown, checkTexts }: HeadExpectation): string[] {
  const { site } = manifest;
  const findings: string[] = [];
  const url = formUrl(site, page.pathname);
  const expectOne = (name: string, expected: string | undefined) => {
    const found = document.metas.get(name) ?? [];
    if (found.length !== 1 || !found[0]) findings.push(`there are ${found.length} tags ${name} with a content instead of one.`);
    else if (expected !== undefined && found[0] !== expected) findings.push(`${name} is "${found[0]}" instead of "${expected}".`);
  };
  const locale = site.locales.find(({ code }) => code === page.localeCode);
  if (document.lang !== page.localeCode) findings.push(`html lang is "${document.lang}".`);
  if (document.dir !== locale?.direction) findings.push(`html dir is "${document.dir}".`);
  if (document.title !== formTitle(site, page.seo.title)) findings.push(`the title is "${document.title}".`);
  const canonicals = document.links.get('canonical') ?? [];
  if (canonicals.length !== 1 || canonicals[0] !== url) findings.push(`the canonical address is "${canonicals.join(', ')}".`);
  if (document.h1 !== 1) findings.push(`there are ${document.h1} first-level headings.`);
  expectOne('description', page.seo.description);
  expectOne('robots', undefined);
  if (/noindex/.test(document.metas.get('robots')?.[0] ?? '')) findings.push('search engines are told to leave it out.');
  expectOne('og:title', page.seo.title);
  expectOne('og:description', page.seo.description);
  expectOne('og:url', url);
  expectOne('og:type', undefined);
  expectOne('og:site_name', site.name);
  expectOne('og:locale', locale?.iso.replace('-', '_'));
  const others = document.metas.get('og:locale:alternate') ?? [];
  if (others.length !== page.alternates.length - 1) findings.push(`og:locale:alternate names ${others.length} languages.`);
  expectOne('twitter:card', image ? 'summary_large_image' : 'summary');
  if (document.metas.get('theme-color')?.length !== 2) findings.push('the theme colour is not given for two schemes.');
  for (const rel of ['manifest', 'apple-touch-icon'])
    if (document.links.get(rel)?.length !== 1) findings.push(`the link ${rel} is missing.`);
  if (image) {
    expectOne('og:image', formUrl(site, image.pathname));
    expectOne('og:image:width', String(image.width));
    expectOne('og:image:height', String(image.height));
    expectOne('og:image:alt', image.alt);
  }
  const twins = document.links.get('alternate') ?? [];
  if (hasMarkdown && !twins.includes(markdownPathname(page.pathname))) findings.push('the twin in Markdown is not named.');
  return [...findings, ...(checkTexts ? checkLengths(document, page) : []), ...checkLanguages(document, manifest, page, isAlias)];
}

/** The rule seo-length asks the same of the texts; here they are measured as they were written out. */
function checkLengths(document: BuiltDocument, page: PageEntry): string[] {
  const own = document.title.slice(0, page.seo.title.length);
  const width = Math.ceil(pixelWidth(own, TITLE_WIDTH.fontSize));
  const { length } = document.metas.get('description')?.[0] ?? '';
  const { min, max } = SEO_LIMITS.description;
  return [
    ...(width > TITLE_WIDTH.pixels ? [`the title is ${width} pixels wide; search results show ${TITLE_WIDTH.pixels}.`] : []),
    ...(length < min || length > max ? [`the description has ${length} characters; search results show ${min} to ${max}.`] : []),
  ];
}

/** hreflang names exactly the languages in which the page exists, itself included, and the source language for all others. */
function checkLanguages(document: BuiltDocument, { site }: Manifest, page: PageEntry, isAlias: boolean): string[] {
  if (isAlias) return document.hreflang.size > 0 ? ['a long address has no alternates of its own, yet names some.'] : [];
  const source = page.alternates.find(({ localeCode }) => localeCode === site.defaultLocale);
  const expected = new Map<string, string>([
    ...page.alternates.map(({ localeCode, pathname }) => [localeCode, formUrl(site, pathname)] as const),
    ...(source ? [['x-default', formUrl(site, source.pathname)] as const] : []),
  ]);
  const findings: string[] = [];
  for (const [code, href] of expected)
    if (document.hreflang.get(code) !== href) findings.push(`hreflang ${code} does not lead to ${href}.`);
  for (const code of document.hreflang.keys()) if (!expected.has(code)) findings.push(`hreflang ${code} has no page.`);
  return findings;
}

/** An error page is nobody's search result and has no address of its own. */
export function checkErrorHead(document: BuiltDocument, status: ErrorStatus): string[] {
  return [
    ...(document.title.startsWith(`${status} `) ? [] : [`the title is "${document.title}", without its status.`]),
    ...(document.metas.get('robots')?.[0] === 'noindex, follow' ? [] : ['robots is not "noindex, follow".']),
    ...(document.links.has('canonical') ? ['it names a canonical address.'] : []),
    ...(document.hreflang.size > 0 ? ['it names alternates.'] : []),
    ...(document.structuredData ? ['it has structured data.'] : []),
    ...(document.h1 === 1 ? [] : [`there are ${document.h1} first-level headings.`]),
  ];
}
