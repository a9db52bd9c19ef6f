/** Entry in the browser, in error pages: follows an old ending of an address, or names the address that does not exist. */
import { legacyTarget, nameMissingPath } from '../behaviours/notFound.ts';
import { readPageData } from '../behaviours/pageData.ts';
import { startVisit } from './startVisit.ts';

const { locale = '' } = document.getElementById('page-data')?.dataset ?? {};
const target = legacyTarget(location.pathname, readPageData()?.legacyRedirects ?? [], locale);
if (target) {
  location.replace(target + location.search);
} else {
  nameMissingPath(location.pathname);
  startVisit();
}
