/**
 * Turns the open menu into a dialog: the page behind it is inert, the focus moves in and returns, and Escape, Back and a click outside
 * close it. Before the application loads, the menu is a plain details element.
 */

/** The deck is in front of the page, not behind the menu, and stays usable. */
const STAYS = '.float';

export function watchMenu(): void {
  let held: readonly HTMLElement[] = [];
  /** True while the newest history entry exists only so that Back closes the menu. */
  let hasEntry = false;

  const open = (menu: HTMLDetailsElement) => {
    held = besidesOf(menu).filter((element) => !element.inert && !element.matches(STAYS));
    for (const element of held) element.inert = true;
    // A visitor who opened the menu before the application loaded may already have moved the focus.
    if (!menu.querySelector('a:focus')) menu.querySelector('a')?.focus({ preventScroll: true });
    // The same state, so that the entry restores the same scroll position.
    history.pushState(history.state, '');
    hasEntry = true;
  };
  const close = (menu: HTMLDetailsElement) => {
    for (const element of held) element.inert = false;
    held = [];
    // A click on another element has already moved the focus there.
    if (document.activeElement === document.body || menu.contains(document.activeElement)) {
      menu.querySelector('summary')?.focus({ preventScroll: true });
    }
    leaveEntry();
  };
  const leaveEntry = () => {
    if (hasEntry) history.back();
    hasEntry = false;
  };

  // The toggle event does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches('[data-menu]')) return;
      if (target.open) open(target);
      else close(target);
    },
    true,
  );
  addEventListener('popstate', () => {
    hasEntry = false;
    const menu = openMenu();
    if (menu) menu.open = false;
  });
  addEventListener('keydown', ({ key }) => {
    const menu = openMenu();
    if (menu && key === 'Escape') menu.open = false;
  });
  addEventListener(
    'click',
    (event) => {
      const menu = openMenu();
      const target = event.target;
      if (!menu || !(target instanceof Element) || target.closest(STAYS)) return;
      const link = target.closest('a');
      if (!menu.contains(target)) menu.open = false;
      else if (link && hasEntry && isPlain(event)) {
        // Leaves the menu's entry first, so that Back from the other page leads to this page and not to the menu.
        event.preventDefault();
        event.stopImmediatePropagation();
        // In a separate task, so that all other listeners of this popstate event run before the click.
        addEventListener('popstate', () => setTimeout(() => link.click()), { once: true });
        leaveEntry();
      }
    },
    true,
  );
  const early = openMenu();
  if (early) open(early);
}

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector('[data-menu][open]');
}

/** All siblings of the element and of its ancestors. */
function besidesOf(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const besides = [...parent.children].filter((other): other is HTMLElement => other instanceof HTMLElement && other !== element);
  return [...besides, ...besidesOf(parent)];
}

/** False if the browser opens the link in a new tab or window. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
