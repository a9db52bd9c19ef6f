/** Markdown's own elements where the plain ones do not suffice: headings and tables. */
import { Children, isValidElement, type ReactNode } from 'react';
import { LinkFree } from './linkFree.tsx';
import { textOf } from './textOf.ts';

export function Heading2({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <h2 id={id}>
      <LinkFree>{children}</LinkFree>
    </h2>
  );
}

export function Heading3({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <h3 id={id}>
      <LinkFree>{children}</LinkFree>
    </h3>
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
