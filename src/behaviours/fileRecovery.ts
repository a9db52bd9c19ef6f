/** Reloads the page when a script, a style sheet or other file of our own could not be loaded, at most once in ten seconds per path. */
import type { Http } from './http.ts';
import { FILE_MISSING } from './missingFile.ts';
import { mayReload } from './reloadGuard.ts';
import { reloadInPlace } from './reloadInPlace.ts';

/** `host` asks for documents, which the site's own address always serves. */
export function watchMissingFiles(host: Http): void {
  let lastClick: MouseEvent | undefined;
  addEventListener('click', (event) => {
    lastClick = event;
  });
  addEventListener('pageshow', () => {
    lastClick = undefined;
  });
  const recover = async (error: unknown) => {
    // Every link and answer works without the file, so the page stays as it is where a reload would not help.
    console.warn(error);
    if (!navigator.onLine) return;
    // A host that is down would leave the visitor with the browser's error page instead of the text.
    const status = await host.status(location.pathname).catch(() => 500);
    if (status >= 500 || isLeaving(lastClick)) return;
    if (mayReload(location.pathname)) reloadInPlace();
  };
  addEventListener(FILE_MISSING, (event) => void recover((event as CustomEvent<unknown>).detail));
}

/** True when the visitor has followed a link whose page is still on its way: a reload would take it away. */
function isLeaving(click: MouseEvent | undefined): boolean {
  if (!click || click.defaultPrevented) return false;
  const link = (click.target as Element | null)?.closest?.('a');
  return !!link && !link.target && !link.getAttribute('href')?.startsWith('#');
}
