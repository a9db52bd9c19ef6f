/** Links to the page in another language lead to the part at which the visitor reads: ids of parts are the same in all languages. Neighbour: parts.ts. */
import { currentPart } from './parts.ts';

/** The last listener of all, so that what else changes such a link (languageOffer.ts) has done so. Call once. */
export function watchLanguageLinks(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (link) link.hash = currentPart();
  });
}
