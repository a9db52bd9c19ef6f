/** Makes the open menu a dialog: the page behind it is inert, the focus goes in and comes back, and Escape, Back and a click beside it close it. Until the application is there it is a plain details element. */

/** The deck lies before the page, not behind the menu, and stays within reach. */
const STAYS = '.float';

export function watchMenu(): void {
  let held: readonly HTMLElement[] = [];
  /** True while the newest entry of the history is there only for Back to close the menu. */
  let hasEntry = false;

  const open = (menu: HTMLDetailsElement) => {
    held = besidesOf(menu).filter((element) => !element.inert && !element.matches(STAYS));
    for (const element of held) element.inert = true;
    // Who opened it before the application came may have gone on by now.
    if (!menu.querySelector('a:focus')) menu.querySelector('a')?.focus({ preventScroll: true });
    // The same state, so that the entry leads to the same place on the page.
    history.pushState(history.state, '');
    hasEntry = true;
  };
  const close = (menu: HTMLDetailsElement) => {
    for (const element of held) element.inert = false;
    held = [];
    // A click on something else has moved the focus there.
    if (document.activeElement === document.body || menu.contains(document.activeElement)) {
      menu.querySelector('summary')?.focus({ preventScroll: true });
    }
    leaveEntry();
  };
  const leaveEntry = () => {
    if (hasEntry) history.back();
    hasEntry = false;
  };

  // The event does not bubble.
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
        // The entry is left first, so that Back from the other page leads to this one and not to the menu.
        event.preventDefault();
        event.stopImmediatePropagation();
        // In a task of its own, because what else listens to this event would take the click for something older.
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

/** All that stands beside the element or beside what it stands in. */
function besidesOf(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const besides = [...parent.children].filter((other): other is HTMLElement => other instanceof HTMLElement && other !== element);
  return [...besides, ...besidesOf(parent)];
}

/** False where the browser opens the link elsewhere. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
