/** Script of the site's root document: redirects visitors from outside the site to the home page in their language. */
import { isCrawler, isFromOutside, preferredAlternate } from '../behaviours/locale.ts';

// The file may be served under other addresses too, so the script checks the address.
const mayLead = location.pathname === '/' && isFromOutside(document.referrer) && !isCrawler(navigator.userAgent);
const target = mayLead ? preferredAlternate() : undefined;
if (target && target.localeCode !== document.documentElement.lang) {
  document.getElementById('page-data')?.remove();
  location.replace(target.pathname + location.search + location.hash);
}
