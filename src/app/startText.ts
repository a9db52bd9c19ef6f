/**
 * Inline script of every document. A browser shows nothing below the first screen until the complete style sheet has arrived; this script
 * removes the link to a late sheet, so that the text appears without styles. The start script then requests the sheet again, as it does
 * when the sheet could not be loaded.
 */

/** Milliseconds. As long as a visitor reads the first screen, and longer than a slow line needs for the sheet. */
const PATIENCE = 3000;
const LINK = 'main link';

setTimeout(() => {
  const link = document.querySelector<HTMLLinkElement>(LINK);
  if (!link?.sheet) link?.remove();
}, PATIENCE);

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof Element && target.matches(LINK)) target.remove();
  },
  true,
);
