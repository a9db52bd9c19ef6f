/** Sets scroll position and focus after a navigation: at the anchor, at the stored position, or at the top. */
import { findPart, focusPart, unfold } from './parts.ts';

/** `scrollY` is given for Back and Forward. CSS scroll-padding accounts for the header's height. Resolves when the page is painted. */
export function settle(hash: string, scrollY: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const target = scrollY === undefined ? findPart(hash) : undefined;
      // Screen readers and the Tab key continue from the new text, not from the link that no longer exists.
      document.getElementById('main')?.focus({ preventScroll: true });
      if (target) {
        unfold(target);
        target.scrollIntoView({ behavior: 'instant' });
        focusPart(target);
      } else scrollTo({ top: scrollY ?? 0, behavior: 'instant' });
      // The frame is painted before the next task begins.
      setTimeout(resolve);
    });
  });
}
