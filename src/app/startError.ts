/** Entry in the browser, in error pages: follows an address that has moved, or names the address that does not exist. */
import type { LocaleCode } from '#generated/types.ts';
import { missingTarget, nameMissingPath } from '../behaviours/notFound.ts';
import { readPageData } from '../behaviours/pageData.ts';
import { startVisit } from './startVisit.ts';

// The build writes the default language's code there.
const locale = document.getElementById('page-data')?.dataset.locale as LocaleCode;
const target = missingTarget(location.pathname, readPageData() ?? {}, locale);
if (target) {
  location.replace(target + location.search);
} else {
  nameMissingPath(location.pathname);
  startVisit();
}
