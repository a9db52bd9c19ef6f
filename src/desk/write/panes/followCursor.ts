/** Scrolls the preview to the part that is being written, except while somebody scrolls the preview herself. */
import { likestText } from './likestText.ts';

/** What shows one paragraph, question, list item or row. */
const BLOCKS = 'main :is(p, li, h1, summary, tr, dt, dd)';
/** The list of what is on a page repeats its headings. */
const HEADINGS = 'main :is(h2, h3, h4)';
/** A line of the text that is a heading. */
const HEADING_LINE = '.write-line-h2, .write-line-h3';

export interface Follower {
  /** Looks where the cursor is, and goes there. */
  readonly look: () => void;
  /** Goes to where the cursor was last, after the preview has changed. */
  readonly again: () => void;
  /** Somebody has scrolled the preview: it stays there until the cursor goes to another part. */
  readonly leave: () => void;
}

/** `read`: the preview's document; `text`: the pane in which somebody writes. */
export function followCursor(read: () => Document | null | undefined, text: () => Element | null | undefined): Follower {
  let written: { readonly words: string; readonly share: number; readonly isHeading: boolean } | undefined;
  let shown: Element | undefined;
  let isLeft = false;

  function again(): void {
    const page = read();
    if (!written || !page) return;
    const blocks = [...page.querySelectorAll(written.isHeading ? HEADINGS : `${BLOCKS}, ${HEADINGS}`)];
    const index = likestText(
      blocks.map(({ textContent }) => textContent),
      written.words,
      written.share,
    );
    const block = index === undefined ? undefined : blocks[index];
    if (!block) return;
    if (block !== shown) isLeft = false;
    shown = block;
    if (!isLeft) bringIntoSight(block);
  }

  return {
    again,
    look() {
      const pane = text();
      const line = lineOfCursor();
      if (!pane || !line || !pane.contains(line)) return;
      const share = (line.getBoundingClientRect().top - pane.getBoundingClientRect().top + pane.scrollTop) / pane.scrollHeight;
      written = { words: line.textContent, share, isHeading: line.matches(HEADING_LINE) };
      again();
    },
    leave() {
      isLeft = true;
    },
  };
}

/** The line of the text, or the whole text of a field, as readers see it: an editor shows facts and statutes by their words. */
function lineOfCursor(): Element | null | undefined {
  const focus = document.getSelection()?.focusNode;
  const element = focus instanceof Element ? focus : focus?.parentElement;
  return element?.closest('.cm-line');
}

/** Scrolls the preview only: `scrollIntoView` would scroll the windows around it as well. */
function bringIntoSight(block: Element): void {
  const view = block.ownerDocument.defaultView;
  if (!view) return;
  for (let group = block.closest('details'); group; group = group.parentElement?.closest('details') ?? null) group.open = true;
  const { top, bottom, height } = block.getBoundingClientRect();
  if (height === 0 || (top >= 0 && bottom <= view.innerHeight)) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  view.scrollBy({ top: top - Math.max((view.innerHeight - height) / 2, 0), behavior: isStill ? 'instant' : 'smooth' });
}
