/** Converts the HTML of a page's main element to Markdown: headings, text, lists, tables and links, without navigation and drawings. */
import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SOFT_HYPHEN } from '../../../src/model/softHyphen.ts';

/** `siteUrl` is prepended to the addresses of the site's own pages, for text that is read elsewhere. */
export function createConverter(siteUrl: string): (html: string) => string {
  const processor = unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree: Root) => rewrite(tree, siteUrl))
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', rule: '-' })
    .freeze();
  return (html) => String(processor.processSync(html.replaceAll(SOFT_HYPHEN, '')));
}

/** Drawings, navigation, and elements for print only. Hints that a button opens belong to the button. */
const FURNITURE = {
  tags: new Set(['nav', 'svg', 'script', 'button']),
  classes: new Set(['call', 'on-paper', 'unseen', 'step-arch', 'back']),
};

function rewrite(parent: Parents, siteUrl: string): void {
  const children: Nodes[] = [];
  for (const child of parent.children) {
    if (child.type === 'element') {
      if (isFurniture(child)) continue;
      rewrite(child, siteUrl);
      children.push(...rewriteElement(child, siteUrl));
    } else {
      children.push(child);
    }
  }
  parent.children = children as typeof parent.children;
}

function isFurniture({ tagName, properties }: Element): boolean {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  return (
    FURNITURE.tags.has(tagName) ||
    properties.popover !== undefined ||
    properties.ariaHidden === 'true' ||
    classes.some((name) => FURNITURE.classes.has(String(name)))
  );
}

/** Replaces elements that Markdown cannot express by the nearest equivalent. */
function rewriteElement(element: Element, siteUrl: string): ElementContent[] {
  const { tagName, properties, children } = element;
  const href = String(properties.href ?? '');
  // A jump inside the page, such as from a figure to its source below.
  if (tagName === 'a' && href.startsWith('#')) return children;
  if (tagName === 'a' && href.startsWith('/')) properties.href = href === '/' ? `${siteUrl}/` : siteUrl + href;
  // Questions are below a second-level heading.
  if (tagName === 'summary') return [{ ...element, tagName: 'h3' }];
  if (tagName === 'details') return [{ ...element, tagName: 'div' }];
  if (tagName === 'aside') return [{ ...element, tagName: 'blockquote' }];
  if (tagName === 'li') return [{ ...element, children: children.map(boldTitle) }];
  if (tagName === 'dl') return [{ ...element, tagName: 'ul', children: children.flatMap(entryOf) }];
  return [element];
}

/** A step's title: Markdown allows headings inside lists, but few readers expect them there. */
function boldTitle(child: ElementContent): ElementContent {
  if (child.type !== 'element' || !/^h[3-6]$/.test(child.tagName)) return child;
  return { ...child, tagName: 'p', children: [{ type: 'element', tagName: 'strong', properties: {}, children: child.children }] };
}

/** A term and its description, as one list item. */
function entryOf(group: ElementContent): Element[] {
  if (group.type !== 'element') return [];
  const part = (tagName: string) => group.children.find((child): child is Element => child.type === 'element' && child.tagName === tagName);
  const [term, description] = [part('dt'), part('dd')];
  if (!term || !description) return [];
  const words: ElementContent[] = [...term.children, { type: 'text', value: ': ' }, ...description.children];
  return [{ type: 'element', tagName: 'li', properties: {}, children: words }];
}
