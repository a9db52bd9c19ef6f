/** Reads the head of the document, so that the first client render equals it, and adds canonical query parameters to it. */
import type { HeadData, HeadLink, HeadMeta } from '../model/head.ts';
import { canonicalUrl } from '../model/pathname.ts';

export function readHead(document: Document): HeadData {
  const attributes = (selector: string, names: readonly string[]) =>
    [...document.head.querySelectorAll(selector)].map((element) =>
      Object.fromEntries(names.flatMap((name) => (element.hasAttribute(name) ? [[name, element.getAttribute(name) ?? '']] : []))),
    );
  return {
    title: document.title,
    link: attributes('link[rel=canonical], link[rel=alternate]', ['rel', 'hreflang', 'type', 'href']) as unknown as HeadLink[],
    meta: attributes('meta[name=description], meta[name=robots], meta[name=theme-color], meta[name^="twitter:"], meta[property]', [
      'name',
      'property',
      'content',
      'media',
    ]) as unknown as HeadMeta[],
  };
}

/** Removes the tags and structured data of the page from the head, so that they do not describe an error page. */
export function removePageHead(document: Document): void {
  const tags = 'link[rel=canonical], link[rel=alternate], meta[name=description], meta[name^="twitter:"], meta[property]';
  for (const tag of document.head.querySelectorAll(tags)) tag.remove();
  removeStructuredData(document);
}

/** It describes the page that the document was built for. Only search engines read it, and they never navigate. */
export function removeStructuredData(document: Document): void {
  document.querySelector('script[type="application/ld+json"]')?.remove();
}

/** A static file serves every query, so only the browser can add the query parameters that belong to the canonical address. */
export function keepCanonicalQuery(search: string, canonicalQuery: readonly string[]): void {
  const link = search && document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (link) link.href = canonicalUrl(link.href, search, canonicalQuery);
}
