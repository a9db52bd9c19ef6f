/** Parses a built document with an HTML parser and returns what the checks need, so that they see what a browser sees. */
import { Parser } from 'htmlparser2';

export interface BuiltDocument {
  readonly lang: string;
  readonly dir: string;
  readonly title: string;
  /** Contents of meta tags by name or property, in document order. */
  readonly metas: ReadonlyMap<string, readonly string[]>;
  /** Addresses of link tags by rel, without alternates in other languages. */
  readonly links: ReadonlyMap<string, readonly string[]>;
  /** Addresses by hreflang. */
  readonly hreflang: ReadonlyMap<string, string>;
  /** Number of first-level headings. */
  readonly h1: number;
  readonly hrefs: readonly string[];
  /** Values of address attributes that are neither a path nor an anchor of this site, as the browser reads them. */
  readonly foreign: readonly ForeignAddress[];
  /** Images: the address, and whether an alt attribute exists (an empty one marks a decorative image). */
  readonly images: readonly { readonly src: string; readonly hasAlt: boolean }[];
  readonly ids: ReadonlySet<string>;
  /** Characters of text inside the main element. */
  readonly mainLength: number;
  /** Text of the JSON-LD. */
  readonly structuredData: string;
}

export interface ForeignAddress {
  readonly element: string;
  readonly attribute: string;
  readonly value: string;
}

/**
 * Attributes whose value a browser loads, follows or runs (HTML Living Standard, "Attributes"). Attributes that begin with `on` are scripts
 * too.
 */
const ADDRESSES = new Set(
  'action background cite data formaction href imagesrcset longdesc manifest ping poster src srcdoc srcset xlink:href'.split(' '),
);
const OWN = /^(?:[/#](?![/\\]))/;

export function readDocument(html: string): BuiltDocument {
  const document = { lang: '', dir: '', title: '', h1: 0, mainLength: 0, structuredData: '' };
  const metas = new Map<string, string[]>();
  const links = new Map<string, string[]>();
  const hreflang = new Map<string, string>();
  const hrefs: string[] = [];
  const images: { src: string; hasAlt: boolean }[] = [];
  const ids = new Set<string>();
  const foreign: ForeignAddress[] = [];
  let inTitle = false;
  let inStructuredData = false;
  let inSvg = 0;
  let inMain = false;
  const add = (map: Map<string, string[]>, name: string, value: string) => {
    const values = map.get(name);
    if (values) values.push(value);
    else map.set(name, [value]);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, href = '', rel, content = '' } = attributes;
      if (id) ids.add(id);
      for (const [attribute, value] of Object.entries(attributes)) {
        const isAddress = ADDRESSES.has(attribute) || attribute.startsWith('on') || (attribute === 'http-equiv' && name === 'meta');
        if (isAddress && !OWN.test(value)) foreign.push({ element: name, attribute, value });
      }
      if (name === 'svg') inSvg += 1;
      else if (name === 'html') Object.assign(document, { lang: attributes.lang ?? '', dir: attributes.dir ?? '' });
      else if (name === 'title' && !inSvg) inTitle = true;
      else if (name === 'h1') document.h1 += 1;
      else if (name === 'main') inMain = true;
      else if (name === 'a' && href) hrefs.push(href);
      else if (name === 'img') images.push({ src: attributes.src ?? '', hasAlt: attributes.alt !== undefined });
      else if (name === 'meta') add(metas, attributes.name ?? attributes.property ?? '', content);
      else if (name === 'link' && rel === 'alternate' && attributes.hreflang) hreflang.set(attributes.hreflang, href);
      else if (name === 'link' && rel) add(links, rel, href);
      else if (name === 'script') inStructuredData = attributes.type === 'application/ld+json';
    },
    ontext(text) {
      if (inTitle) document.title += text;
      if (inMain) document.mainLength += text.trim().length;
      if (inStructuredData) document.structuredData += text;
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false;
      if (name === 'main') inMain = false;
      if (name === 'script') inStructuredData = false;
      if (name === 'svg') inSvg -= 1;
    },
  });
  parser.end(html);
  return { ...document, metas, links, hreflang, hrefs, foreign, images, ids };
}
