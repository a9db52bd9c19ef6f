/** Turns what an article holds of plain Markdown into finished HTML, so that only what depends on the page is compiled and rendered. Neighbour: src/mdx/html.tsx. */
import type { ElementContent, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

type Node = Root | RootContent | ElementContent;

/** Blocks that React would render as they are; src/mdx/createMdxComponents.tsx has no component for them. Tables are shaped by ./tables.ts. */
const BLOCKS = new Set(['p', 'ul', 'ol', 'blockquote', 'hr']);
const INSIDE = new Set([...BLOCKS, 'li', 'strong', 'em', 'del', 'code', 'br']);
const VOID = new Set(['br', 'hr']);

/** A rehype plugin. Neighbouring blocks become one <Html>; a block with a link, a component or an attribute stays. */
export function rehypeCollapse() {
  return (tree: Root): void => collapse(tree);
}

function collapse(node: Node): void {
  if (!('children' in node)) return;
  const children: ElementContent[] = [];
  let html = '';
  let hasBlock = false;
  let texts: ElementContent[] = [];
  const finish = () => {
    if (hasBlock) children.push(toElement(html));
    else children.push(...texts);
    html = '';
    hasBlock = false;
    texts = [];
  };
  for (const child of node.children as ElementContent[]) {
    const isBlock = child.type === 'element' && BLOCKS.has(child.tagName);
    const own = isBlock || isBlank(child) ? toHtml(child) : undefined;
    if (own === undefined) {
      finish();
      collapse(child);
      children.push(child);
      continue;
    }
    html += own;
    hasBlock ||= isBlock;
    texts.push(child);
  }
  finish();
  node.children = children;
}

/** Undefined where something inside is more than plain Markdown. */
function toHtml(node: ElementContent): string | undefined {
  if (node.type === 'text') return escapeText(node.value);
  if (node.type !== 'element' || !INSIDE.has(node.tagName) || Object.keys(node.properties).length > 0) return undefined;
  if (VOID.has(node.tagName)) return `<${node.tagName}/>`;
  let html = '';
  for (const child of node.children) {
    const own = toHtml(child);
    if (own === undefined) return undefined;
    html += own;
  }
  return `<${node.tagName}>${html}</${node.tagName}>`;
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** As React escapes text, but for quotes, which mean nothing there. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function toElement(html: string): MdxJsxFlowElementHast {
  return { type: 'mdxJsxFlowElement', name: 'Html', attributes: [{ type: 'mdxJsxAttribute', name: 'html', value: html }], children: [] };
}
