/** Spares texts without addresses the search for addresses. */

import type { Nodes, Root } from 'mdast';
import type { Processor } from 'unified';
import { walk } from './walk.ts';

/** What the two expressions of mdast-util-gfm-autolink-literal cannot do without: `www.`, `https://` or an at sign. */
const ADDRESS = /@|:\/\/|www\./i;

/**
 * A remark plugin that follows remark-gfm, which looks through every text for addresses to make links of. It goes through the tree
 * with unist-util-visit-parents, which names its steps for stack traces and took a twentieth of the reading of a page.
 */
export function remarkFewerSearches(this: Processor): void {
  const data = this.data();
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? []).flat().map((extension) => {
    const transforms = extension.transforms ?? [];
    return { ...extension, transforms: transforms.map((transform) => (tree: Root) => (hasAddress(tree) ? transform(tree) : undefined)) };
  });
}

function hasAddress(tree: Root): boolean {
  let isFound = false;
  walk<Nodes>(tree, (node) => {
    isFound ||= node.type === 'text' && ADDRESS.test(node.value);
  });
  return isFound;
}
