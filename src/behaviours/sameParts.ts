/**
 * Makes links to other languages lead to the part that the visitor reads: ids of parts are the same in all languages. Neighbour: parts.ts.
 */
import { currentPart } from './parts.ts';

/** Runs after all other listeners, because they may change the link too (languageOffer.ts). Call once. */
export function watchLanguageLinks(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (link) link.hash = currentPart();
  });
}
