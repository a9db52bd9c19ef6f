/** Stands in the document of the site's root: leads to the language's own home page, when it is not the one that stands here. */
import { isCrawler, preferredAlternate } from '../behaviours/locale.ts';

// A file may be served under other addresses too; there the address has the say.
const target = location.pathname === '/' && !isCrawler(navigator.userAgent) ? preferredAlternate() : undefined;
if (target && target.localeCode !== document.documentElement.lang) {
  document.getElementById('page-data')?.remove();
  location.replace(target.pathname + location.search + location.hash);
}
