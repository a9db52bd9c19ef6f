/** Adds the style sheet with the rules of all pages; a document contains only the rules of its own page type. */
import { reportMissing } from './missingFile.ts';

/** Resolves when the style sheet is loaded or has failed to load: a page with incomplete styles is better than no page. */
export function addStyles(pathname: string): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link[href="${pathname}"]`) ?? document.createElement('link');
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
    link.rel = 'stylesheet';
    link.href = pathname;
    document.head.append(link);
  });
}
