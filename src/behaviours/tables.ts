/** A table that is wider than its box scrolls: only then is the box a stop for the keyboard, and a region of the table's name. */

export interface Tables {
  /** Takes up the tables of the page that is shown now. */
  readonly scan: () => void;
}

export function watchTables(): Tables {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) mark(target as HTMLElement);
  });
  return {
    scan() {
      observer.disconnect();
      for (const box of document.querySelectorAll('.table')) observer.observe(box);
    },
  };
}

function mark(box: HTMLElement): void {
  const name = box.querySelector('table')?.getAttribute('aria-labelledby');
  const attributes = { tabindex: '0', role: name && 'region', 'aria-labelledby': name };
  const isScrolling = box.scrollWidth > box.clientWidth;
  for (const [key, value] of Object.entries(attributes)) {
    if (isScrolling && value) box.setAttribute(key, value);
    else box.removeAttribute(key);
  }
}
