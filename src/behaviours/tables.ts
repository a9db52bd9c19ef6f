/**
 * Makes a table wrapper a focusable region with the table's name while the table is wider than the wrapper and scrolls. Loaded with the
 * first intent, only on a page with tables.
 */

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) mark(target as HTMLElement);
});

/** Called for every page with tables that is shown. */
export function showTool(): void {
  observer.disconnect();
  for (const box of document.querySelectorAll('.table')) observer.observe(box);
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
