/** Reloads the page if a script, a style sheet or another file of our own fails to load, at most once in ten seconds per path. */
import type { Http } from './http.ts';
import { FILE_MISSING } from './missingFile.ts';
import { mayReload } from './reloadGuard.ts';
import { reloadInPlace } from './reloadInPlace.ts';

/** `host` requests documents, which only the site's own origin always serves. */
export function watchMissingFiles(host: Http): void {
  let lastClick: MouseEvent | undefined;
  addEventListener('click', (event) => {
    lastClick = event;
  });
  addEventListener('pageshow', () => {
    lastClick = undefined;
  });
  const recover = async (error: unknown) => {
    // Links and answers work without the file, so the page stays if a reload would not help.
    console.warn(error);
    if (!navigator.onLine) return;
    // If the host is down, a reload would replace the text with the browser's error page.
    const status = await host.status(location.pathname).catch(() => 500);
    if (status >= 500 || isLeaving(lastClick)) return;
    if (mayReload(location.pathname)) reloadInPlace();
  };
  addEventListener(FILE_MISSING, (event) => void recover((event as CustomEvent<unknown>).detail));
}

/** True if the visitor has followed a link and its page is still loading: a reload would cancel that navigation. */
function isLeaving(click: MouseEvent | undefined): boolean {
  if (!click || click.defaultPrevented) return false;
  const link = (click.target as Element | null)?.closest?.('a');
  return !!link && !link.target && !link.getAttribute('href')?.startsWith('#');
}
