/** Replaces the content of the desk with that of another address. */
import { readKept, restoreKept } from './keep.ts';

let latest = 0;

/** Scroll position, focus, cursor, typed texts and manually opened elements remain. */
export async function show(href: string): Promise<void> {
  latest += 1;
  const turn = latest;
  const response = await fetch(href, { cache: 'no-store' });
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  // A newer request is in flight.
  if (turn !== latest || !response.ok) return;
  const state = readKept();
  for (const selector of ['#desk-top', '#main']) {
    const replacement = next.querySelector(selector);
    if (replacement) document.querySelector(selector)?.replaceWith(replacement);
  }
  document.title = next.title;
  document.documentElement.dataset.version = next.documentElement.dataset.version;
  restoreKept(state);
  showAwaited();
}

/** Shows what the view has announced because it takes longer, such as a report. */
export function showAwaited(): void {
  const href = document.querySelector<HTMLElement>('[data-show]')?.dataset.show;
  if (href) void show(href);
}
