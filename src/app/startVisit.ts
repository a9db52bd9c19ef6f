/** What starts on every page: its place after a reload, the watches, and the application on the first intent. Neighbours: its entries, start.ts and startError.ts. */
import { watchCopy } from '../behaviours/copy.ts';
import { watchDeployment } from '../behaviours/deployment.ts';
import { watchMissingFiles } from '../behaviours/fileRecovery.ts';
import { createHttp } from '../behaviours/http.ts';
import type { offerLanguage } from '../behaviours/languageOffer.ts';
import { watchLocaleLinks } from '../behaviours/locale.ts';
import { tellMissing } from '../behaviours/missingFile.ts';
import { FATAL_ERROR, watchOwnErrors } from '../behaviours/ownErrors.ts';
import { readAlternates } from '../behaviours/pageData.ts';
import { keepCanonicalQuery } from '../behaviours/pageHead.ts';
import { watchPrint } from '../behaviours/print.ts';
import { restorePlace } from '../behaviours/reloadInPlace.ts';
import { type ConfiguredSite, checkSite } from '../behaviours/siteChecks.ts';
import { addStyles } from '../behaviours/styles.ts';
import { watchViewport } from '../behaviours/viewportCookie.ts';
import { INTENT_TARGETS } from '../model/intent.ts';

/** Put in when the script is bundled (scripts/build/startScripts.ts). */
declare const SITE: ConfiguredSite & { readonly canonicalQuery: readonly string[] };

const INTENTS = ['pointerover', 'touchstart', 'focusin', 'keydown'];

/** `offer` offers the page in the visitor's language, where there is a page. */
export function startVisit(offer?: typeof offerLanguage): void {
  // Taken away where the visitor is on the way to another page already (startRoot.ts).
  const own = document.getElementById('page-data')?.dataset;
  if (!own) return;
  const http = createHttp(own.base ?? '/');
  watchDeployment(http, own);
  watchMissingFiles(createHttp('/'));
  let application: Promise<boolean> | undefined;
  /** Loads the application once. Settles with false where it cannot be had; the page then stays as it is. */
  const startApplication = () => {
    application ??= loadApplication(own);
    return application;
  };
  watchOwnErrors(async () => {
    if (await startApplication()) dispatchEvent(new Event(FATAL_ERROR));
  });
  restorePlace();
  // Named once, because the bundler writes it out wherever it is named.
  const site = SITE;
  keepCanonicalQuery(location.search, site.canonicalQuery);
  checkSite(site, readAlternates());
  watchLocaleLinks();
  watchViewport();
  watchPrint();
  watchCopy();
  // What fails here costs a convenience; the page stands.
  offer?.(http, document.documentElement.lang, own.styles ?? '').catch(console.warn);
  startOnIntent(() => void startApplication());
  // Who comes for a part of the page has reached for something: older browsers need help to open it.
  if (location.hash) void startApplication();
  if (own.consent) import(/* @vite-ignore */ own.consent).catch(tellMissing);
}

async function loadApplication(own: DOMStringMap): Promise<boolean> {
  void addStyles(own.styles ?? '');
  try {
    await import(/* @vite-ignore */ own.app ?? '');
    return true;
  } catch (error) {
    tellMissing(error);
    return false;
  }
}

/** Until the visitor reaches for something, the page needs no application. */
function startOnIntent(start: () => void): void {
  const onIntent = (event: Event) => {
    if (!(event.target as Element | null)?.closest?.(INTENT_TARGETS.join())) return;
    for (const type of INTENTS) removeEventListener(type, onIntent, true);
    start();
  };
  for (const type of INTENTS) addEventListener(type, onIntent, { capture: true, passive: true });
}
