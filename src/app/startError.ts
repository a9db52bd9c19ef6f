/** Browser entry of error pages: redirects a moved address, otherwise shows the unknown address and the nearest titles. */
import type { LocaleCode } from '#generated/types.ts';
import { reportMissing } from '../behaviours/missingFile.ts';
import { missingTarget, nameMissingPath } from '../behaviours/notFound.ts';
import { readPageData } from '../behaviours/pageData.ts';
import { startVisit } from './startVisit.ts';

// The build writes the default locale's code into page-data.
const { locale, near } = document.getElementById('page-data')?.dataset ?? {};
const target = missingTarget(location.pathname, readPageData() ?? {}, locale as LocaleCode);
if (target) {
  location.replace(target + location.search);
} else {
  nameMissingPath(location.pathname);
  startVisit();
  if (near) import(/* @vite-ignore */ near).catch(reportMissing);
}
