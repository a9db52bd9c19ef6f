/** Turns what somebody pastes into Markdown: headings, lists, tables, bold and italics stay, everything else goes. */
import type { Element, Nodes, Parents, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { joinWordLists } from './wordLists.ts';

/** Elements that carry a meaning. Editors of code paste text with colours only, in `div` and `span`, which is better taken as plain text. */
const MEANING = /<(?:p|h[1-6]|ul|ol|li|table|b|strong|i|em|blockquote|a)[\s>]/i;
const LEFT_OUT = new Set(['style', 'script', 'meta', 'link', 'title', 'img', 'svg', 'object', 'video', 'audio', 'input', 'button', 'xml']);

/** The text for the body of a page. `html` is what the clipboard holds beside the plain text, or empty. */
export function pastedText(html: string, plain: string): string {
  const text = MEANING.test(html) ? toMarkdown(html) : '';
  return (text || plain).replace(/\r\n?/g, '\n').normalize('NFC');
}

/** The text for a field of one line. */
export function pastedLine(html: string, plain: string): string {
  return (plain || pastedText(html, plain))
    .normalize('NFC')
    .replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
    .trim();
}

function toMarkdown(html: string): string {
  const processor = unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree: Root) => {
      joinWordLists(tree);
      clean(tree);
    })
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, {
      bullet: '-',
      rule: '-',
      emphasis: '*',
      // MDX would read them as code or as a tag.
      unsafe: [
        { character: '{', inConstruct: 'phrasing' },
        { character: '<', inConstruct: 'phrasing' },
      ],
    });
  return String(processor.processSync(html)).trim();
}

/** Removes comments, styles and pictures, and names bold and italics that are written as styles. */
function clean(parent: Parents): void {
  const children: Nodes[] = [];
  for (const child of parent.children) {
    if (child.type === 'text') children.push({ ...child, value: child.value.replace(/\u00ad/g, '') });
    if (child.type !== 'element' || LEFT_OUT.has(child.tagName)) continue;
    clean(child);
    children.push(...rewrite(child));
  }
  parent.children = children as typeof parent.children;
}

function rewrite(element: Element): Nodes[] {
  const { tagName, properties, children } = element;
  const style = String(properties.style ?? '').replace(/\s/g, '');
  // Word's own elements, such as o:p.
  if (tagName.includes(':') || tagName === 'font') return children;
  if (/^(?:b|strong)$/.test(tagName) && /(?:^|;)font-weight:(?:normal|400)/.test(style)) return children;
  if (/^(?:b|strong|i|em|u|s|sup|sub)$/.test(tagName) && isBlank(element)) return children;
  if (tagName === 'h1') return [{ ...element, tagName: 'h2' }];
  if (tagName === 'a' && !/^https?:/.test(String(properties.href ?? ''))) return children;
  if (tagName === 'span') return styled(element, style);
  if (tagName === 'table') nameHeader(element);
  return /^(?:b|strong|i|em)$/.test(tagName) ? marked(tagName, children) : [element];
}

/** Markdown needs a header; most writers mean the first row. */
function nameHeader(table: Element): void {
  const row = findRow(table);
  const cells = (row?.children ?? []).filter((child): child is Element => child.type === 'element');
  for (const cell of cells) cell.tagName = 'th';
}

function findRow(element: Element): Element | undefined {
  if (element.tagName === 'tr') return element;
  for (const child of element.children) {
    const row = child.type === 'element' ? findRow(child) : undefined;
    if (row) return row;
  }
  return undefined;
}

/** Bold or slanted words; blanks at their edges stand outside, as Markdown wants it. */
function marked(tagName: string, children: Element['children']): Element['children'] {
  const [first, last] = [children[0], children.at(-1)];
  const before = first?.type === 'text' ? (/^\s+/.exec(first.value)?.[0] ?? '') : '';
  const after = last?.type === 'text' ? (/\s+$/.exec(last.value)?.[0] ?? '') : '';
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  const blanks = (value: string): Element['children'] => (value === '' ? [] : [{ type: 'text', value: ' ' }]);
  return [...blanks(before), { type: 'element', tagName, properties: {}, children }, ...blanks(after)];
}

function styled(element: Element, style: string): Element['children'] {
  if (isBlank(element)) return element.children;
  const inner = /(?:^|;)font-style:italic/.test(style) ? marked('em', element.children) : element.children;
  return /(?:^|;)font-weight:(?:bold|[6-9]00)/.test(style) ? marked('strong', inner) : inner;
}

function isBlank({ children }: Element): boolean {
  return children.every((child) => (child.type === 'text' ? child.value.trim() === '' : child.type === 'element' && isBlank(child)));
}
