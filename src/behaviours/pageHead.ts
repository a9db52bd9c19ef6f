/** The head of the document that stands here: read, so that the first render in the browser equals it, and kept true to the query. */
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

/** Takes away what the head and the structured data say of the page, so that an error page is not taken for it. */
export function removePageHead(document: Document): void {
  const tags = 'link[rel=canonical], link[rel=alternate], meta[name=description], meta[name^="twitter:"], meta[property]';
  for (const tag of document.head.querySelectorAll(tags)) tag.remove();
  removeStructuredData(document);
}

/** It speaks of the page that the document was made for; search engines, for whom it stands there, never navigate. */
export function removeStructuredData(document: Document): void {
  document.querySelector('script[type="application/ld+json"]')?.remove();
}

/** The file stands for every query; which of its parameters make an address of its own, only the browser can say. */
export function keepCanonicalQuery(search: string, canonicalQuery: readonly string[]): void {
  const link = search && document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (link) link.href = canonicalUrl(link.href, search, canonicalQuery);
}
