/** Markdown's own elements where the plain ones do not suffice: sections, headings, tables. */
import { createContext, type ReactNode, useContext } from 'react';
import { LinkFree } from './linkFree.tsx';

/** Id of the heading under which something stands; it names what has no name of its own. */
const HeadingIdContext = createContext<string | undefined>(undefined);

export function Section({ 'aria-labelledby': headingId, children }: { 'aria-labelledby'?: string; children?: ReactNode }) {
  return (
    <section aria-labelledby={headingId}>
      <HeadingIdContext value={headingId}>{children}</HeadingIdContext>
    </section>
  );
}

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

/** A table may be wider than a phone: it scrolls in a box that the keyboard reaches too. */
export function Table({ children }: { children?: ReactNode }) {
  const headingId = useContext(HeadingIdContext);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would take part in the layout's spacing; the role is what matters.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop the keyboard cannot scroll it.
    <div className="table" role="region" aria-labelledby={headingId} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
