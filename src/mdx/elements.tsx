/** Markdown's own elements where the plain ones do not suffice: headings and tables. */
import { Children, isValidElement, type ReactNode } from 'react';
import type { PageContext } from '../layouts/pageContext.ts';
import { LinkFree } from './linkFree.tsx';
import { Anchors } from './parts.tsx';
import { textOf } from './textOf.ts';

interface HeadingProps {
  context: PageContext;
  /** Position among the page's headings. */
  id?: string;
  children?: ReactNode;
}

export function Heading2(props: HeadingProps) {
  return <Heading as="h2" {...props} />;
}

export function Heading3(props: HeadingProps) {
  return <Heading as="h3" {...props} />;
}

function Heading({ as: Tag, context, id: index, children }: HeadingProps & { as: 'h2' | 'h3' }) {
  const [id, ...old] = context.idsOf('headings', Number(index));
  return (
    <Tag id={id}>
      <Anchors ids={old} />
      <LinkFree>{children}</LinkFree>
    </Tag>
  );
}

/** A table may be wider than a phone: it scrolls in a box that the keyboard reaches too, named by the table's column heads. */
export function Table({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would take part in the layout's spacing; the role is what matters.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop the keyboard cannot scroll it.
    <div className="table" role="region" aria-label={columnHeads(children).join(', ')} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

/** Texts of the table's first row. */
function columnHeads(children: ReactNode): string[] {
  const [head] = elementsOf(children);
  const [row] = elementsOf(head?.props.children);
  return elementsOf(row?.props.children).map((cell) => textOf(cell));
}

function elementsOf(children: ReactNode) {
  return Children.toArray(children).filter((child) => isValidElement<{ children?: ReactNode }>(child));
}
