/**
 * An article as data, between the MDX compiler and React. Neighbours: scripts/content/mdx/pack.ts, which writes it, and src/mdx/Tree.tsx.
 */

/** A text, or an element: its name, its properties with React's names, and its children. */
export type ArticleNode =
  | string
  | readonly [name: string, properties: Readonly<Record<string, string | number | true>>, ...children: ArticleNode[]];

/** Names of the component that renders the nodes and of its property, which contains them as JSON. */
export const TREE_COMPONENT = 'Tree';
export const TREE_PROPERTY = 'nodes';
