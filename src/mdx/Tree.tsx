/** Renders an article from its data. Neighbour: src/model/articleTree.ts. */
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import type { ArticleNode } from '../model/articleTree.ts';
import type { MdxComponents } from './createMdxComponents.tsx';

/** `nodes` is JSON of ArticleNode[]. Throws if it names a component that does not exist. */
export function Tree({ nodes, components }: { nodes: string; components: MdxComponents }) {
  const build = (node: ArticleNode): ReactNode => {
    if (typeof node === 'string') return node;
    const [name, properties, ...children] = node;
    return createElement(componentOf(name, components), properties, ...children.map(build));
  };
  return createElement(Fragment, null, ...(JSON.parse(nodes) as readonly ArticleNode[]).map(build));
}

/** The same rule as in MDX: an HTML element may have a component; a name with a capital letter must be a component. */
function componentOf(name: string, components: MdxComponents): ComponentType<object> | string {
  const component = (Object.hasOwn(components, name) ? components[name] : undefined) as ComponentType<object> | undefined;
  if (!component && /^\p{Lu}/u.test(name)) throw new Error(`There is no component "${name}".`);
  return component ?? name;
}
