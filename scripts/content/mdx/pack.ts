/** Writes an article as data, so that neither JavaScript is made of every paragraph of it nor JavaScript read. Neighbour: src/mdx/Tree.tsx. */
import type { ElementContent, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { type ArticleNode, TREE_COMPONENT, TREE_PROPERTY } from '../../../src/model/articleTree.ts';

type Properties = Record<string, string | number | true>;

/** React's names of the properties that Markdown's elements have here; what has another one is left to @mdx-js/mdx. */
const PROPERTIES: Readonly<Record<string, string>> = {
  id: 'id',
  href: 'href',
  title: 'title',
  start: 'start',
  ariaLabelledBy: 'aria-labelledby',
  className: 'className',
  scope: 'scope',
  dataHead: 'data-head',
};
/** Between rows and cells HTML knows no text. */
const TABLE_PARTS = new Set(['table', 'thead', 'tbody', 'tr']);

/**
 * A rehype plugin, the last one. One element with a text is compiled in a twentieth of the time of a hundred elements with theirs. An
 * article that holds anything else than elements with plain properties stays as it is.
 */
export function rehypePack() {
  return (tree: Root): void => {
    const nodes = packAll(tree.children);
    if (nodes) tree.children = [toElement(JSON.stringify(nodes))];
  };
}

/** Undefined where one of them is more than data. */
function packAll(children: readonly (RootContent | ElementContent)[], parent = ''): ArticleNode[] | undefined {
  const nodes: ArticleNode[] = [];
  for (const child of children) {
    if (child.type === 'text' && TABLE_PARTS.has(parent) && child.value.trim() === '') continue;
    const node = pack(child);
    if (node === undefined) return undefined;
    nodes.push(node);
  }
  return nodes;
}

function pack(node: RootContent | ElementContent): ArticleNode | undefined {
  if (node.type === 'text') return node.value;
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  if (!isJsx && node.type !== 'element') return undefined;
  const name = isJsx ? node.name : node.tagName;
  const properties = isJsx ? attributesOf(node.attributes) : propertiesOf(node.properties);
  const children = packAll(node.children, name ?? '');
  return name && properties && children ? [name, properties, ...children] : undefined;
}

function propertiesOf(properties: Readonly<Record<string, unknown>>): Properties | undefined {
  const packed: Properties = {};
  for (const [key, value] of Object.entries(properties)) {
    const name = PROPERTIES[key];
    const plain = Array.isArray(value) ? value.join(' ') : value;
    if (!name || (typeof plain !== 'string' && typeof plain !== 'number')) return undefined;
    packed[name] = plain;
  }
  return packed;
}

function attributesOf(attributes: MdxJsxFlowElementHast['attributes']): Properties | undefined {
  const packed: Properties = {};
  for (const attribute of attributes) {
    // restrict.ts lets no braces through; where it has found some, nothing is rendered.
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object')) return undefined;
    packed[attribute.name] = (attribute.value as string | null | undefined) ?? true;
  }
  return packed;
}

function toElement(nodes: string): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: TREE_COMPONENT,
    attributes: [{ type: 'mdxJsxAttribute', name: TREE_PROPERTY, value: nodes }],
    children: [],
  };
}
