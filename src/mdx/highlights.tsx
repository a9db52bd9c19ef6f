/** The two or three figures before the text, each the beginning of a sentence; src/layouts renders the list around them. */
import type { ReactNode } from 'react';

/** Figure and text are in visual order, so that screen readers, copied text and the Markdown version contain one sentence. */
export function Highlight({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <li className="highlight" id={id}>
      {children}
    </li>
  );
}

export function HighlightValue({ children }: { children?: ReactNode }) {
  return <strong>{children} </strong>;
}

export function HighlightText({ children }: { children?: ReactNode }) {
  return <span>{children}</span>;
}
