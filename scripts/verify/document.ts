/** Reads what the checks need out of a built document, by a real HTML parser, so that they see what a browser sees. */
import { Parser } from 'htmlparser2';

export interface BuiltDocument {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string;
  /** Addresses by hreflang. */
  readonly hreflang: ReadonlyMap<string, string>;
  /** Number of first-level headings. */
  readonly h1: number;
  readonly hrefs: readonly string[];
  readonly ids: ReadonlySet<string>;
}

export function readDocument(html: string): BuiltDocument {
  const document = { lang: '', title: '', description: '', canonical: '', robots: '', h1: 0 };
  const hreflang = new Map<string, string>();
  const hrefs: string[] = [];
  const ids = new Set<string>();
  let inTitle = false;
  let inSvg = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, href, rel, content } = attributes;
      if (id) ids.add(id);
      if (name === 'svg') inSvg += 1;
      if (name === 'html') document.lang = attributes.lang ?? '';
      if (name === 'title' && !inSvg) inTitle = true;
      if (name === 'h1') document.h1 += 1;
      if (name === 'a' && href) hrefs.push(href);
      if (name === 'meta' && attributes.name === 'description') document.description = content ?? '';
      if (name === 'meta' && attributes.name === 'robots') document.robots = content ?? '';
      if (name === 'link' && rel === 'canonical') document.canonical = href ?? '';
      if (name === 'link' && rel === 'alternate' && attributes.hreflang) hreflang.set(attributes.hreflang, href ?? '');
    },
    ontext(text) {
      if (inTitle) document.title += text;
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false;
      if (name === 'svg') inSvg -= 1;
    },
  });
  parser.end(html);
  return { ...document, hreflang, hrefs, ids };
}
