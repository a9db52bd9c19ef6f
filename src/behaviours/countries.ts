/**
 * Keeps the country that the visitor opened last open on the next page with countries. In memory: storing it on the device would require
 * consent, because the page works without it. Loaded with the first intent, only on a page with countries.
 */

let isWatching = false;
let chosen = '';

/** Called for every page with countries that is shown. */
export function showTool(): void {
  document.getElementById(chosen)?.closest('details')?.setAttribute('open', '');
  if (isWatching) return;
  isWatching = true;
  addEventListener('click', ({ target }) => {
    const entry = (target as Element).closest<HTMLDetailsElement>('.countries details');
    // A click on an open entry closes it.
    if (entry) chosen = entry.open ? '' : (entry.querySelector('i')?.id ?? '');
  });
}
