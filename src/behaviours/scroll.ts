/** Scroll and focus after a change of page: to the anchor, to where the visitor was, or to the top. */
import { findPart, focusPart, unfold } from './parts.ts';

/** `scrollY` is given when the visitor goes back or forward. The header's height is the style sheet's scroll-padding. Settles once the visitor sees it. */
export function settle(hash: string, scrollY: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const target = scrollY === undefined ? findPart(hash) : undefined;
      // Screen readers and the Tab key go on from the new text, not from the link that is gone.
      document.getElementById('main')?.focus({ preventScroll: true });
      if (target) {
        unfold(target);
        target.scrollIntoView({ behavior: 'instant' });
        focusPart(target);
      } else scrollTo({ top: scrollY ?? 0, behavior: 'instant' });
      // The frame is painted when the task after it begins.
      setTimeout(resolve);
    });
  });
}
