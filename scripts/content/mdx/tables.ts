/** Adds to tables what Markdown cannot express: the heading that names the table, row headers, and the column of each cell. */
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';

/** Tables with at least so many columns become cards on phones (src/mdx/boxes.css), where each cell shows its column header. */
const CARD_COLUMNS = 3;

/** A rehype plugin; runs after rehypeSections, so that a table's siblings are those in its section. */
export function rehypeTables() {
  return (tree: Root): void => shapeIn(tree.children as ElementContent[]);
}

function shapeIn(children: readonly ElementContent[]): void {
  let heading = '';
  for (const child of children) {
    if (!('children' in child)) continue;
    if (child.type === 'element' && /^h[23]$/.test(child.tagName)) heading = String(child.properties.id);
    if (child.type === 'element' && child.tagName === 'table') shape(child, heading);
    else shapeIn(child.children as ElementContent[]);
  }
}

function shape(table: Element, heading: string): void {
  if (heading) table.properties.ariaLabelledBy = [heading];
  const [head, ...body] = elementsOf(table).flatMap(elementsOf);
  const columns = head ? elementsOf(head) : [];
  for (const cell of columns) cell.properties.scope = 'col';
  const heads = columns.map((cell) => textOf(cell));
  const isCards = heads.length >= CARD_COLUMNS;
  if (isCards) table.properties.className = ['cards'];
  for (const row of body) {
    for (const [index, cell] of elementsOf(row).entries()) {
      if (index === 0) {
        cell.tagName = 'th';
        cell.properties.scope = 'row';
      }
      if (isCards) cell.properties.dataHead = heads[index] ?? '';
    }
  }
}

function elementsOf(element: Element): Element[] {
  return element.children.filter((child) => child.type === 'element');
}
