/** Copies the page frame from the document, for the error page that is shown when the application cannot render the frame. */

export interface CopiedFrame {
  /** The nodes before main. */
  readonly before: readonly Node[];
  readonly after: readonly Node[];
}

/** Elements that only the application creates: the loading bar and the live region for screen readers. */
const TRANSIENT = '[role=progressbar], [role=status]';

export function copyFrame(): CopiedFrame {
  const parts = [...(document.getElementById('root')?.children ?? [])].filter((part) => !part.matches(TRANSIENT));
  const middle = parts.findIndex((part) => part.id === 'main');
  const copy = (part: Element) => part.cloneNode(true);
  return { before: parts.slice(0, middle).map(copy), after: parts.slice(middle + 1).map(copy) };
}
