/** Keeps what the writer points at, or writes at, where it is on the screen while findings come and go above it. */

/** Where the writer last was: at this place of the window with the pointer; at the focus after a key. */
let pointer: { readonly x: number; readonly y: number } | undefined;

/** Watches pointer and keys from now on. */
export function watchHands(): void {
  const point = ({ clientX: x, clientY: y }: PointerEvent) => {
    pointer = { x, y };
  };
  addEventListener('pointermove', point, { passive: true });
  addEventListener('pointerdown', point, { passive: true });
  addEventListener('keydown', () => {
    pointer = undefined;
  });
}

/** Makes a change inside the pane; what is scrolled is the pane, or the window where the pane grows with its content. */
export function holdStill(pane: Element | null, change: () => void): void {
  const held = pane && heldIn(pane);
  const before = held?.getBoundingClientRect().top;
  change();
  if (!held || before === undefined) return;
  // Forms are rendered by then, and nothing is painted yet.
  requestAnimationFrame(() => {
    if (!held.isConnected) return;
    const isScrolled = getComputedStyle(pane).overflowY === 'auto';
    (isScrolled ? pane : document.documentElement).scrollBy({ top: held.getBoundingClientRect().top - before, behavior: 'instant' });
  });
}

function heldIn(pane: Element): Element | undefined {
  const pointed = pointer && document.elementFromPoint(pointer.x, pointer.y);
  if (pointed && pane.contains(pointed)) return pointed.closest('.cm-line, button, summary, .write-finding') ?? pointed;
  const focus = document.getSelection()?.focusNode;
  const element = focus instanceof Element ? focus : focus?.parentElement;
  return element && pane.contains(element) ? (element.closest('.cm-line') ?? element) : undefined;
}
