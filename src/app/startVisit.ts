/**
 * Start script of every page: restores the scroll position after a reload, starts the watchers, and loads the application on the first
 * intent. Neighbours: its entries, start.ts and startError.ts.
 */
import { watchCopy } from '../behaviours/copy.ts';
import { watchDeployment } from '../behaviours/deployment.ts';
import { watchMissingFiles } from '../behaviours/fileRecovery.ts';
import { createHttp } from '../behaviours/http.ts';
import type { offerLanguage } from '../behaviours/languageOffer.ts';
import { watchLocaleLinks } from '../behaviours/locale.ts';
import { reportMissing } from '../behaviours/missingFile.ts';
import { FATAL_ERROR, watchOwnErrors } from '../behaviours/ownErrors.ts';
import { readAlternates } from '../behaviours/pageData.ts';
import { keepCanonicalQuery } from '../behaviours/pageHead.ts';
import { watchPrint } from '../behaviours/print.ts';
import { restoreState } from '../behaviours/reloadInPlace.ts';
import { type ConfiguredSite, checkSite } from '../behaviours/siteChecks.ts';
import { addStyles } from '../behaviours/styles.ts';
import { watchViewport } from '../behaviours/viewportCookie.ts';
import { INTENT_TARGETS, TOOLS } from '../model/intent.ts';

/** Defined when the script is bundled (scripts/build/startScripts.ts). */
declare const SITE: ConfiguredSite & { readonly canonicalQuery: readonly string[] };

/** `scroll` matters on the page of a tool only. */
const INTENTS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'scroll'];

/** `offer` offers the page in the visitor's language, if that page exists. */
export function startVisit(offer?: typeof offerLanguage): void {
  // startRoot.ts removes the element if the visitor is already being redirected.
  const own = document.getElementById('page-data')?.dataset;
  if (!own) return;
  const http = createHttp(own.base ?? '/');
  const styles = own.styles ?? '';
  watchDeployment(http, own);
  watchMissingFiles(createHttp('/'));
  let application: Promise<boolean> | undefined;
  /** Loads the application once. Resolves to false if it cannot be loaded; the page then stays unchanged. */
  const startApplication = () => {
    application ??= loadApplication(own.app ?? '');
    return application;
  };
  watchOwnErrors(async () => {
    if (await startApplication()) dispatchEvent(new Event(FATAL_ERROR));
  });
  restoreState();
  // Read once, because the bundler inlines the value at every use.
  const site = SITE;
  keepCanonicalQuery(location.search, site.canonicalQuery);
  checkSite(site, readAlternates());
  watchLocaleLinks();
  watchViewport();
  watchPrint();
  watchCopy();
  // A failure costs a convenience only; the page stays unchanged.
  offer?.(http, document.documentElement.lang).catch(console.warn);
  startOnIntent(() => void startApplication());
  // An address with a part counts as an intent, because older browsers need a script to open that part. So does one with a question.
  if (/#|\?q=/.test(location.href)) void startApplication();
  // startText.ts removes the document's link to the complete style sheet if it is late or fails.
  addEventListener('load', () => document.querySelector('main link') ?? void addStyles(styles));
  if (own.consent) import(/* @vite-ignore */ own.consent).catch(reportMissing);
}

async function loadApplication(app: string): Promise<boolean> {
  try {
    await import(/* @vite-ignore */ app);
    return true;
  } catch (error) {
    reportMissing(error);
    return false;
  }
}

/** Loads the application on the first intent; until then the page does not need it. */
function startOnIntent(start: () => void): void {
  const onIntent = (event: Event) => {
    // Where a page is a tool, whatever a visitor does is meant for it: the calculator has no element before the application adds it.
    if (!((event.target as Element | null)?.closest?.(INTENT_TARGETS) ?? document.querySelector(TOOLS))) return;
    for (const type of INTENTS) removeEventListener(type, onIntent, true);
    start();
  };
  for (const type of INTENTS) addEventListener(type, onIntent, { capture: true, passive: true });
}
