/**
 * Keeps the focus near where it was when what had it goes away: an applied fix, an answered notice, a removed entry. Without it, the next key
 * would begin at the top of the window.
 */
import { REGIONS, targetIn } from './regions.ts';

/** The long text gets its real heights within so many frames after it was scrolled, and pushes away what stands behind it. */
const FRAMES = 4;

/** `otherwise`: gives the focus to the text. Returns a function that ends it. */
export function keepFocus(root: HTMLElement, otherwise: () => void): () => void {
  let around: readonly Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    around = [];
    for (let at = target as Element | null; at && at !== root && !at.matches(REGIONS); at = at.parentElement) around = [...around, at];
    if (target instanceof HTMLElement && !target.isContentEditable) showFocus(target, FRAMES);
  };
  const observer = new MutationObserver(() => {
    const [last, ...outer] = around;
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    around = [];
    for (const element of outer.filter(({ isConnected }) => isConnected)) {
      const target = element.matches('[contenteditable="true"]') ? (element as HTMLElement) : targetIn(element);
      target?.focus({ preventScroll: true });
      if (document.activeElement !== document.body) return;
    }
    otherwise();
  });
  root.addEventListener('focusin', remember);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

function showFocus(target: HTMLElement, frames: number): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== target) return;
    target.scrollIntoView({ block: 'nearest' });
    if (frames > 1) showFocus(target, frames - 1);
  });
}
