/**
 * Reads the head of the document, writes the head of the page that is shown next, and adds canonical query parameters. The build renders
 * heads with unhead (src/app/prerender.tsx); the browser only exchanges tags of the same data, for which unhead would be 6 KB of script.
 */
import type { HeadData, HeadLink, HeadMeta } from '../model/head.ts';
import { canonicalUrl } from '../model/pathname.ts';
import { applyStyles } from './styles.ts';

const LINKS = 'link[rel=canonical], link[rel=alternate]';
const METAS = 'meta[name=description], meta[name=robots], meta[name=theme-color], meta[name^="twitter:"], meta[property]';

/** The head of the page that the document was built for. */
export function readHead(): HeadData {
  const attributes = (selector: string) =>
    [...document.head.querySelectorAll(selector)].map((element) =>
      Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    );
  return {
    title: document.title,
    link: attributes(LINKS) as unknown as HeadLink[],
    meta: attributes(METAS) as unknown as HeadMeta[],
  };
}

/** Exchanges the title and the tags of the previous page, whose main element is about to be replaced. */
export function writeHead({ title, link, meta }: HeadData): void {
  document.title = title;
  applyStyles();
  // Structured data describes the page that the document was built for. Only search engines read it, and they never navigate.
  for (const tag of document.querySelectorAll(`script[type="application/ld+json"], ${LINKS}, ${METAS}`)) tag.remove();
  document.head.append(...link.map((attributes) => makeTag('link', attributes)), ...meta.map((attributes) => makeTag('meta', attributes)));
}

function makeTag(name: 'link' | 'meta', attributes: HeadLink | HeadMeta): HTMLElement {
  const tag = document.createElement(name);
  for (const [key, value] of Object.entries<string | undefined>(attributes)) if (value !== undefined) tag.setAttribute(key, value);
  return tag;
}

/** A static file serves every query, so only the browser can add the query parameters that belong to the canonical address. */
export function keepCanonicalQuery(search: string, canonicalQuery: readonly string[]): void {
  const link = search && document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (link) link.href = canonicalUrl(link.href, search, canonicalQuery);
}
