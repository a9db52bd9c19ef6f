/**
 * Wraps each second-level heading and the content after it into a section, for the design. Sections have no accessible name, because each
 * would become a landmark.
 */
import type { Element, ElementContent, Root } from 'hast';

/** A rehype plugin; changes only the region `body`. */
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
