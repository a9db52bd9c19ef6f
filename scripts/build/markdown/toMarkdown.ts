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
    .use(() => (tree: Root) => rewrite(tree, { siteUrl, titles: titlesOf(tree), isChoice: false }))
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

interface Context {
  readonly siteUrl: string;
  /** Words of the page's headings, by their ids. */
  readonly titles: ReadonlyMap<string, string>;
  /** Inside the answers of a finder, each of which leads to another part of the page. */
  readonly isChoice: boolean;
}

function titlesOf(parent: Parents, titles = new Map<string, string>()): ReadonlyMap<string, string> {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const { id } = child.properties;
    if (typeof id === 'string' && /^h[2-6]$/.test(child.tagName)) titles.set(id, wordsOf(child));
    else titlesOf(child, titles);
  }
  return titles;
}

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

function rewrite(parent: Parents, context: Context): void {
  const children: Nodes[] = [];
  let isAfterPhrase = false;
  for (const child of parent.children) {
    if (child.type === 'element') {
      if (isFurniture(child)) continue;
      const inside = { ...context, isChoice: context.isChoice || classesOf(child).includes('choices') };
      rewrite(child, inside);
      // A line of its own on the page, such as the question on a card above the name of its page.
      if (isAfterPhrase && isPhrase(child)) children.push({ type: 'text', value: ' ' });
      isAfterPhrase = isPhrase(child);
      children.push(...rewriteElement(child, inside));
    } else {
      isAfterPhrase = false;
      children.push(child);
    }
  }
  parent.children = children as typeof parent.children;
}

function isFurniture(element: Element): boolean {
  const { tagName, properties } = element;
  return (
    FURNITURE.tags.has(tagName) ||
    properties.popover !== undefined ||
    properties.ariaHidden === 'true' ||
    classesOf(element).some((name) => FURNITURE.classes.has(name))
  );
}

function classesOf({ properties }: Element): readonly string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

/** Elements inside a line of text, which the page may set on lines of their own. */
const PHRASES = new Set(['a', 'span', 'q', 'b', 'strong', 'small']);

function isPhrase({ tagName }: Element): boolean {
  return PHRASES.has(tagName);
}

/** Replaces elements that Markdown cannot express by the nearest equivalent. */
function rewriteElement(element: Element, { siteUrl, titles, isChoice }: Context): ElementContent[] {
  const { tagName, properties, children } = element;
  const href = String(properties.href ?? '');
  // A jump inside the page, such as from a figure to its source below. An answer says where it leads.
  if (tagName === 'a' && href.startsWith('#')) {
    const title = isChoice && titles.get(decodeURIComponent(href.slice(1)));
    return title ? [...children, { type: 'text', value: ` → ${title}` }] : children;
  }
  if (tagName === 'a' && href.startsWith('/')) properties.href = href === '/' ? `${siteUrl}/` : siteUrl + href;
  // Questions are below a second-level heading.
  if (tagName === 'summary') return [{ ...element, tagName: 'h3' }];
  if (tagName === 'details') return [{ ...element, tagName: 'div' }];
  if (tagName === 'aside') return [{ ...element, tagName: 'blockquote' }];
  if (tagName === 'li') return [{ ...element, children: children.map(boldTitle) }];
  if (tagName === 'strong' || tagName === 'b') return spaceAfter(element);
  if (tagName === 'small') return inParentheses(element);
  if (tagName === 'dl') return [{ ...element, tagName: 'ul', children: children.flatMap(entryOf) }];
  return [element];
}

/** Bold text with the space at its end behind it: inside, Markdown can only write it as a character reference, which readers would see. */
function spaceAfter(element: Element): ElementContent[] {
  const children = trimEnd(element.children);
  return [{ ...element, children }, ...(children === element.children ? [] : [{ type: 'text', value: ' ' } as const])];
}

/** The same list when it has no space at its end. */
function trimEnd(children: ElementContent[]): ElementContent[] {
  const last = children.at(-1);
  if (last?.type !== 'text' || !/\s$/.test(last.value)) return children;
  return [...children.slice(0, -1), { ...last, value: last.value.trimEnd() }];
}

/** Small text explains what stands before it. */
function inParentheses(element: Element): ElementContent[] {
  return [{ ...element, children: [{ type: 'text', value: '(' }, ...trimEnd(element.children), { type: 'text', value: ')' }] }];
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
