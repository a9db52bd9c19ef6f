/** F6 leads from one part of the window to the next, Shift+F6 back: head, band, source, text, preview, news. Tab alone takes dozens of steps. */

export const REGIONS = '.write-bar, .write-bands, .write-pane, .write-news';
/** What can have the focus. A text is one before the tools above it. */
const TARGETS = ['#write-body', ':is(a[href], button, select, input, summary, [contenteditable="true"]):not([tabindex="-1"])'];

/** Where the writer was last in each of them. */
const left = new WeakMap<Element, HTMLElement>();

/** Remembers where the writer is, and hears the keys. Returns a function that ends both. */
export function watchRegions(): () => void {
  const remember = ({ target }: FocusEvent) => {
    const region = target instanceof HTMLElement && target.closest(REGIONS);
    if (region) left.set(region, target);
  };
  addEventListener('focusin', remember);
  addEventListener('keydown', leadOn);
  return () => {
    removeEventListener('focusin', remember);
    removeEventListener('keydown', leadOn);
  };
}

/** Also for the preview's document, whose keys the window does not hear. */
export function leadOn(event: KeyboardEvent): void {
  if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const regions = [...document.querySelectorAll(REGIONS)].filter((region) => targetIn(region));
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions.at(event.shiftKey ? Math.max(at, 0) - 1 : (at + 1) % regions.length);
  if (next) targetIn(next)?.focus();
}

/** Where the focus goes in a part of the window: to where the writer was, or to its first control. */
export function targetIn(region: Element): HTMLElement | undefined {
  const known = left.get(region);
  if (known && region.contains(known) && canFocus(known)) return known;
  return TARGETS.flatMap((selector) => [...region.querySelectorAll<HTMLElement>(selector)]).find(canFocus);
}

function canFocus(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]') && !element.matches(':disabled');
}
