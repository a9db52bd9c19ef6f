/** What starts on every page: the viewport cookie, the offer of another language, and the application on the first intent. Neighbours: its entries, start.ts and startError.ts. */
import { createHttp, type Http } from '../behaviours/http.ts';
import { offerLanguage } from '../behaviours/languageOffer.ts';
import { watchLocaleLinks } from '../behaviours/locale.ts';
import { keepCanonicalQuery } from '../behaviours/pageHead.ts';
import { watchPrint } from '../behaviours/print.ts';
import { mayReload } from '../behaviours/reloadGuard.ts';
import { addStyles } from '../behaviours/styles.ts';
import { watchViewport } from '../behaviours/viewportCookie.ts';
import { type Deployment, LATEST_PATHNAME } from '../model/deployment.ts';
import { INTENT_TARGETS } from '../model/intent.ts';

/** Put in when the script is bundled: `canonicalQuery` of content/site.yaml. */
declare const CANONICAL_QUERY: readonly string[];

const INTENTS = ['pointerover', 'touchstart', 'focusin', 'keydown'];

export function startVisit(): void {
  // Taken away where the visitor is on the way to another page already (startRoot.ts).
  const own = document.getElementById('page-data')?.dataset;
  if (!own) return;
  keepCanonicalQuery(location.search, CANONICAL_QUERY);
  watchLocaleLinks();
  watchViewport();
  watchPrint();
  // What fails here costs a convenience; the page stands.
  const http = createHttp(own.base ?? '/');
  offerLanguage(http, document.documentElement.lang, own.styles ?? '').catch(console.warn);
  startOnIntent(own, http);
  if (own.consent) import(/* @vite-ignore */ own.consent).catch(console.warn);
}

/** Until the visitor reaches for something, the page needs no application. */
function startOnIntent(own: DOMStringMap, http: Http): void {
  const onIntent = (event: Event) => {
    if (!(event.target as Element | null)?.closest?.(INTENT_TARGETS.join())) return;
    for (const type of INTENTS) removeEventListener(type, onIntent, true);
    void addStyles(own.styles ?? '');
    import(/* @vite-ignore */ own.app ?? '').catch((error: unknown) => {
      // Every link and answer works without it, so the visitor loses nothing.
      console.warn(error);
      reloadIfOutdated(own, http).catch(console.warn);
    });
  };
  for (const type of INTENTS) addEventListener(type, onIntent, { capture: true, passive: true });
}

/** A newer deployment may have taken a file away. If there is none, loading the page again would bring the same page. */
async function reloadIfOutdated(own: DOMStringMap, http: Http): Promise<void> {
  // One reload must do, also where storage is blocked and nothing can be remembered.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'reload') return;
  const { app, shells } = await http.get<Deployment>(`${LATEST_PATHNAME}?t=${Date.now()}`, { cache: 'no-store' });
  const isNewer = app !== own.app || !Object.values(shells).includes(own.shell ?? '');
  if (isNewer && mayReload(location.pathname)) location.reload();
}
