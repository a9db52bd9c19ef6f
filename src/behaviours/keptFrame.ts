/** Copies of the page's frame as it stands in the document, for the error page that is shown when React cannot render the frame. */

export interface KeptFrame {
  /** What stands before and after main. */
  readonly before: readonly Node[];
  readonly after: readonly Node[];
}

/** What only the application makes: the loading bar, and the line for screen readers. */
const TRANSIENT = '[role=progressbar], [role=status]';

/** Call before React takes the frame away. */
export function copyFrame(): KeptFrame {
  const parts = [...(document.getElementById('root')?.children ?? [])].filter((part) => !part.matches(TRANSIENT));
  const middle = parts.findIndex((part) => part.id === 'main');
  const copy = (part: Element) => part.cloneNode(true);
  return { before: parts.slice(0, middle).map(copy), after: parts.slice(middle + 1).map(copy) };
}
