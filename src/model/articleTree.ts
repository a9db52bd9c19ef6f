/** An article between the reader of MDX and React, as data. Neighbours: scripts/content/mdx/pack.ts, which writes it, and src/mdx/Tree.tsx. */

/** A text; or an element's name, its properties by React's names, and its children. */
export type ArticleNode =
  | string
  | readonly [name: string, properties: Readonly<Record<string, string | number | true>>, ...children: ArticleNode[]];

/** Name of the component that renders it, and of its property, which holds the nodes as JSON. */
export const TREE_COMPONENT = 'Tree';
export const TREE_PROPERTY = 'nodes';
