/** Adds the style sheet that holds every page's rules; a document carries those of its own kind only. */
import { tellMissing } from './missingFile.ts';

/** Settles once the rules hold, or cannot be had: a page without some of its styles is better than none. */
export function addStyles(pathname: string): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link[href="${pathname}"]`) ?? document.createElement('link');
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // Whoever asks next tries again.
      link.remove();
      tellMissing(new Error(`${pathname} could not be loaded.`));
      resolve();
    });
    if (link.href) return;
    link.rel = 'stylesheet';
    link.href = pathname;
    document.head.append(link);
  });
}
