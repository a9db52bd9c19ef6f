/** The regions of an article: elements at which src/app splits the rendered HTML. */
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { PageContext } from '../layouts/pageContext.ts';
import { type GroupArea, QuestionGroup } from './questions.tsx';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-region': { 'data-name': string; children?: ReactNode };
    }
  }
}

export function Region({ context, name, children }: { context: PageContext; name: string; children?: ReactNode }) {
  return <x-region data-name={name}>{name === 'faq' ? withAreas(children, context.manifest.site.areas) : children}</x-region>;
}

/** The groups of the FAQ page are in the order of the areas of law; each gets the drawing of its area. */
function withAreas(children: ReactNode, areas: readonly GroupArea[]): ReactNode {
  let index = -1;
  return Children.map(children, (child) => {
    if (!isValidElement(child) || child.type !== QuestionGroup) return child;
    index += 1;
    return cloneElement(child as ReactElement<{ area?: GroupArea | undefined }>, { area: areas[index] });
  });
}
