/** Renders an article that came as data. Neighbour: src/model/articleTree.ts. */
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import type { ArticleNode } from '../model/articleTree.ts';
import type { MdxComponents } from './createMdxComponents.tsx';

/** `nodes` is JSON of ArticleNode[]. Throws where it names a component that there is not. */
export function Tree({ nodes, components }: { nodes: string; components: MdxComponents }) {
  const build = (node: ArticleNode): ReactNode => {
    if (typeof node === 'string') return node;
    const [name, properties, ...children] = node;
    return createElement(componentOf(name, components), properties, ...children.map(build));
  };
  return createElement(Fragment, null, ...(JSON.parse(nodes) as readonly ArticleNode[]).map(build));
}

/** As MDX has it: elements of HTML may have a component, what begins with a capital letter is one. */
function componentOf(name: string, components: MdxComponents): ComponentType<object> | string {
  const component = (Object.hasOwn(components, name) ? components[name] : undefined) as ComponentType<object> | undefined;
  if (!component && /^\p{Lu}/u.test(name)) throw new Error(`There is no component "${name}".`);
  return component ?? name;
}
