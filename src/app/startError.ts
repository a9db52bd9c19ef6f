/** Entry in the browser, in error pages: follows an address that has moved, or names the address that does not exist. */
import { missingTarget, nameMissingPath } from '../behaviours/notFound.ts';
import { readPageData } from '../behaviours/pageData.ts';
import { startVisit } from './startVisit.ts';

const { locale = '' } = document.getElementById('page-data')?.dataset ?? {};
const target = missingTarget(location.pathname, readPageData() ?? {}, locale);
if (target) {
  location.replace(target + location.search);
} else {
  nameMissingPath(location.pathname);
  startVisit();
}
