/** The two or three figures shown before the text; src/layouts puts the list around them. */
import { Children, type ReactNode } from 'react';

/** The explanation names the figure, so it is the term and comes first; CSS sets the figure above it. */
export function Highlight({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <div className="highlight" id={id}>
      {Children.toArray(children).reverse()}
    </div>
  );
}

export function HighlightValue({ children }: { children?: ReactNode }) {
  return <dd>{children}</dd>;
}

export function HighlightText({ children }: { children?: ReactNode }) {
  return <dt>{children}</dt>;
}
