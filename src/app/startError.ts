/** Entry in the browser, in error pages: follows an address that has moved, or names the address that does not exist and the nearest titles. */
import type { LocaleCode } from '#generated/types.ts';
import { tellMissing } from '../behaviours/missingFile.ts';
import { missingTarget, nameMissingPath } from '../behaviours/notFound.ts';
import { readPageData } from '../behaviours/pageData.ts';
import { startVisit } from './startVisit.ts';

// The build writes the default language's code there.
const { locale, near } = document.getElementById('page-data')?.dataset ?? {};
const target = missingTarget(location.pathname, readPageData() ?? {}, locale as LocaleCode);
if (target) {
  location.replace(target + location.search);
} else {
  nameMissingPath(location.pathname);
  startVisit();
  if (near) import(/* @vite-ignore */ near).catch(tellMissing);
}
