/** Scroll and focus after a change of page: to the anchor, to where the visitor was, or to the top. */

/** `scrollY` is given when the visitor goes back or forward. The header's height is the style sheet's scroll-padding. Settles once the visitor sees it. */
export function settle(hash: string, scrollY: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const target = document.getElementById(decodeAnchor(hash.slice(1)));
      // Screen readers and the Tab key go on from the new text, not from the link that is gone.
      document.getElementById('main')?.focus({ preventScroll: true });
      if (target && scrollY === undefined) target.scrollIntoView({ behavior: 'instant' });
      else scrollTo({ top: scrollY ?? 0, behavior: 'instant' });
      // The frame is painted when the task after it begins.
      setTimeout(resolve);
    });
  });
}

/** Whoever wrote the address may have left a lone % in it. */
function decodeAnchor(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
