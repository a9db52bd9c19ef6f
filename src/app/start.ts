/** Stands in every document: the visitor's language, the viewport cookie, and the start of the application on the first intent. */
import { offerLanguage } from '../behaviours/languageOffer.ts';
import { isCrawler, startPathname, watchLocaleLinks } from '../behaviours/locale.ts';
import { legacyTarget, nameMissingPath } from '../behaviours/notFound.ts';
import { keepCanonicalQuery } from '../behaviours/pageHead.ts';
import { watchPrint } from '../behaviours/print.ts';
import { mayReload } from '../behaviours/reloadGuard.ts';
import { watchViewport } from '../behaviours/viewportCookie.ts';
import { type Deployment, LATEST_PATHNAME } from '../model/deployment.ts';
import type { PageData } from '../model/shell.ts';

/** Put in when the script is bundled: `canonicalQuery` of content/site.yaml. */
declare const CANONICAL_QUERY: readonly string[];

const INTENTS = ['pointerover', 'touchstart', 'focusin', 'keydown'];

function start(): void {
  const data = document.getElementById('page-data');
  if (!data) return;
  const page = JSON.parse(data.textContent ?? '') as PageData;
  const { lang } = document.documentElement;
  const { legacyRedirects } = page;
  if (legacyRedirects) {
    const target = legacyTarget(location.pathname, legacyRedirects, data.dataset.locale ?? '');
    if (target) {
      location.replace(target + location.search);
      return;
    }
    nameMissingPath(location.pathname);
  }
  const elsewhere = isCrawler(navigator.userAgent) ? undefined : startPathname(page, location.pathname, lang);
  if (elsewhere) {
    location.replace(elsewhere + location.search + location.hash);
    return;
  }
  keepCanonicalQuery(location.search, CANONICAL_QUERY);
  watchLocaleLinks();
  watchViewport();
  watchPrint();
  // What fails here costs a convenience; the page stands.
  offerLanguage(page, lang).catch(console.warn);
  startOnIntent(data.dataset);
  const { consent } = data.dataset;
  if (consent) import(/* @vite-ignore */ consent).catch(console.warn);
}

/** Until the visitor reaches for something, the page needs no application. */
function startOnIntent(own: DOMStringMap): void {
  const onIntent = (event: Event) => {
    if (!(event.target as Element | null)?.closest?.('a, button, summary')) return;
    for (const type of INTENTS) removeEventListener(type, onIntent, true);
    import(/* @vite-ignore */ own.app ?? '').catch((error: unknown) => {
      // Every link and answer works without it, so the visitor loses nothing.
      console.warn(error);
      reloadIfOutdated(own).catch(console.warn);
    });
  };
  for (const type of INTENTS) addEventListener(type, onIntent, { capture: true, passive: true });
}

/** A newer deployment may have taken a file away. If there is none, loading the page again would bring the same page. */
async function reloadIfOutdated(own: DOMStringMap): Promise<void> {
  // One reload must do, also where storage is blocked and nothing can be remembered.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'reload') return;
  const response = await fetch(`${LATEST_PATHNAME}?t=${Date.now()}`, { cache: 'no-store' }).catch(() => undefined);
  if (!response?.ok) return;
  const { app, shells } = (await response.json()) as Deployment;
  const isNewer = app !== own.app || !Object.values(shells).includes(own.shell ?? '');
  if (isNewer && mayReload(location.pathname)) location.reload();
}

start();
