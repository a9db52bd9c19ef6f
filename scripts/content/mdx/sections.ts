/** Wraps each second-level heading with what follows it into a section, for the design. A section has no name: with one, each heading would be a landmark too. */
import type { Element, ElementContent, Root } from 'hast';

/** A rehype plugin; works on the region `body` only. */
export function rehypeSections() {
  return (tree: Root): void => {
    for (const node of tree.children) {
      const region = node as unknown as { name?: string; attributes?: { name: string; value: unknown }[]; children: ElementContent[] };
      const isBody = region.name === 'Region' && region.attributes?.some(({ name, value }) => name === 'name' && value === 'body');
      if (isBody) region.children = groupByHeading(region.children);
    }
  };
}

function groupByHeading(children: readonly ElementContent[]): ElementContent[] {
  const grouped: ElementContent[] = [];
  let section: Element | undefined;
  for (const child of children) {
    if (child.type === 'element' && child.tagName === 'h2') {
      section = { type: 'element', tagName: 'section', properties: {}, children: [] };
      grouped.push(section);
    }
    (section ? section.children : grouped).push(child);
  }
  return grouped;
}
