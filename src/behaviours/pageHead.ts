/** Reads the head of the prerendered document, so that the first render in the browser equals it and later ones replace it. */
import type { HeadData, HeadLink, HeadMeta } from '../model/head.ts';

export function readHead(document: Document): HeadData {
  const attributes = (selector: string, names: readonly string[]) =>
    [...document.head.querySelectorAll(selector)].map((element) =>
      Object.fromEntries(names.flatMap((name) => (element.hasAttribute(name) ? [[name, element.getAttribute(name) ?? '']] : []))),
    );
  return {
    title: document.title,
    htmlAttrs: { lang: document.documentElement.lang, dir: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr' },
    link: attributes('link[rel=canonical], link[rel=alternate][hreflang]', ['rel', 'hreflang', 'href']) as unknown as HeadLink[],
    meta: attributes('meta[name=description], meta[name=robots], meta[name^="twitter:"], meta[property]', [
      'name',
      'property',
      'content',
    ]) as unknown as HeadMeta[],
  };
}
