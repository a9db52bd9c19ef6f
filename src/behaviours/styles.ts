/** Adds the style sheet with the rules of all pages to the head: a document links it inside main, which the next page replaces. */
import { reportMissing } from './missingFile.ts';

/**
 * While the document's own link applies, the second one waits: its rules are the same, but the browser would compute the styles of the whole
 * page again and lay it out (180 ms on a processor slowed four times).
 */
const WAITING = 'not all';

/** Call before main is replaced, which contains the document's own link. */
export function applyStyles(): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(`link[media="${WAITING}"]`)) link.media = 'all';
}

/** Resolves when the style sheet is loaded or has failed to load: a page with incomplete styles is better than no page. */
export function addStyles(pathname: string): Promise<void> {
  const link = document.head.querySelector<HTMLLinkElement>(`[href="${pathname}"]`) ?? document.createElement('link');
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // The next call tries again.
      link.remove();
      reportMissing(new Error(`${pathname} could not be loaded.`));
      resolve();
    });
    if (link.href) return;
    if (document.querySelector<HTMLLinkElement>('main link')?.sheet) link.media = WAITING;
    link.rel = 'stylesheet';
    link.href = pathname;
    document.head.append(link);
  });
}
