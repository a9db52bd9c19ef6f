/**
 * Keeps the country that the visitor opened last open on the next page with countries. In memory: storing it on the device would require
 * consent, because the page works without it.
 */

/** Returns a function that opens the country on the current page. */
export function watchCountries(): () => void {
  let chosen = '';
  addEventListener('click', ({ target }) => {
    const entry = (target as Element).closest<HTMLDetailsElement>('.countries details');
    // A click on an open entry closes it.
    if (entry) chosen = entry.open ? '' : (entry.querySelector('i')?.id ?? '');
  });
  return () => document.getElementById(chosen)?.closest('details')?.setAttribute('open', '');
}
