/** Stands in the document of the site's root: leads who comes from outside to the home page in their language. */
import { isCrawler, isFromOutside, preferredAlternate } from '../behaviours/locale.ts';

// A file may be served under other addresses too; there the address has the say.
const mayLead = location.pathname === '/' && isFromOutside(document.referrer) && !isCrawler(navigator.userAgent);
const target = mayLead ? preferredAlternate() : undefined;
if (target && target.localeCode !== document.documentElement.lang) {
  document.getElementById('page-data')?.remove();
  location.replace(target.pathname + location.search + location.hash);
}
