/** Makes lists of what Word pastes as paragraphs: it writes the bullet as text, and the level into a style. */
import type { Element, ElementContent, Root, RootContent } from 'hast';

/** Replaces runs of Word's list paragraphs by lists, with lists inside for deeper levels. */
export function joinWordLists(tree: Root): void {
  visitParents(tree);
}

function visitParents(parent: Root | Element): void {
  const children: (RootContent | ElementContent)[] = [];
  let open: Element[] = [];
  for (const child of parent.children) {
    if (child.type === 'text' && child.value.trim() === '' && open.length > 0) continue;
    const level = child.type === 'element' ? levelOf(child) : 0;
    if (child.type !== 'element' || level === 0) {
      if (child.type === 'element') visitParents(child);
      open = [];
      children.push(child);
      continue;
    }
    const { isOrdered, content } = itemOf(child);
    open = open.slice(0, level);
    const isOther = open.length === level && open.at(-1)?.tagName !== (isOrdered ? 'ol' : 'ul');
    if (isOther) open.pop();
    while (open.length < level) {
      const list: Element = { type: 'element', tagName: isOrdered ? 'ol' : 'ul', properties: {}, children: [] };
      const above = open.at(-1)?.children.at(-1);
      if (above?.type === 'element') above.children.push(list);
      else children.push(list);
      open.push(list);
      // A deeper level without one above it stands on the first.
      if (above === undefined) break;
    }
    open.at(-1)?.children.push({ type: 'element', tagName: 'li', properties: {}, children: content });
  }
  parent.children = children as Root['children'] & ElementContent[];
}

/** From 1 on; 0 for everything that is no item of a list. */
function levelOf({ properties }: Element): number {
  const found = /mso-list:\s*l\d+\s+level(\d+)/i.exec(String(properties.style ?? ''));
  return found ? Number(found[1]) : 0;
}

function itemOf({ children }: Element): { readonly isOrdered: boolean; readonly content: ElementContent[] } {
  const marker = children.find(isMarker);
  return { isOrdered: /^\s*[(]?(?:\d+|[a-z]{1,4})[.)]/i.test(textOf(marker)), content: children.filter((child) => !isMarker(child)) };
}

/** The bullet or number, in an element that browsers other than Word shall ignore. */
function isMarker(child: ElementContent): boolean {
  if (child.type !== 'element') return false;
  return /mso-list:\s*ignore/i.test(String(child.properties.style ?? '')) || (child.tagName === 'span' && child.children.some(isMarker));
}

function textOf(node: ElementContent | undefined): string {
  if (node?.type === 'text') return node.value;
  return node?.type === 'element' ? node.children.map(textOf).join('') : '';
}
