/** Replaces references, `[words][name]` with `[name]: address` elsewhere, by links, so that later steps handle one kind of link. */
import type { Definition, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** Also replaces image references, and removes the definitions. The first definition of a name counts, as in CommonMark (4.7). */
export function inlineReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(keyOf(node))) definitions.set(keyOf(node), node);
  });
  if (definitions.size === 0) return;
  visit(tree, (node) => {
    if (!('children' in node)) return;
    const parent = node as { children: RootContent[] };
    parent.children = parent.children.flatMap((child): RootContent[] => {
      if (child.type === 'definition') return [];
      if (child.type !== 'linkReference' && child.type !== 'imageReference') return [child];
      const definition = definitions.get(keyOf(child));
      if (!definition) return [child];
      const { url, title } = definition;
      const { position } = child;
      return child.type === 'linkReference'
        ? [{ type: 'link', url, title, position, children: child.children }]
        : [{ type: 'image', url, title, position, alt: child.alt }];
    });
  });
}

function keyOf({ identifier }: { readonly identifier: string }): string {
  return identifier.toUpperCase();
}
