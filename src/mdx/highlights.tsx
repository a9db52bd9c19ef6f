/** The two or three figures shown before the text, each the beginning of a sentence; src/layouts puts the list around them. */
import type { ReactNode } from 'react';

/** Figure and words stand in the order in which they are seen: a screen reader, a copy and the twin in Markdown read one sentence. */
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
