/** Stands in every document: the visitor's language, the viewport cookie, and the start of the application on the first intent. */
import { offerLanguage } from '../behaviours/languageOffer.ts';
import { isCrawler, startPathname, watchLocaleLinks } from '../behaviours/locale.ts';
import { legacyTarget, nameMissingPath } from '../behaviours/notFound.ts';
import { mayReload } from '../behaviours/reloadGuard.ts';
import { watchViewport } from '../behaviours/viewportCookie.ts';
import { type Deployment, LATEST_PATHNAME } from '../model/deployment.ts';
import type { PageData } from '../model/shell.ts';

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
  watchLocaleLinks();
  watchViewport();
  void offerLanguage(page, lang);
  startOnIntent(data.dataset.app ?? '');
  const { consent } = data.dataset;
  if (consent) void import(/* @vite-ignore */ consent);
}

/** Until the visitor reaches for something, the page needs no application. */
function startOnIntent(appPathname: string): void {
  const onIntent = (event: Event) => {
    if (!(event.target as Element | null)?.closest?.('a, button, summary')) return;
    for (const type of INTENTS) removeEventListener(type, onIntent, true);
    import(/* @vite-ignore */ appPathname).catch((error: unknown) => {
      // Every link and answer works without it, so the visitor loses nothing.
      console.warn(error);
      void reloadIfOutdated(appPathname);
    });
  };
  for (const type of INTENTS) addEventListener(type, onIntent, { capture: true, passive: true });
}

/** A newer deployment may have taken the file away. If there is none, loading the page again would bring the same page. */
async function reloadIfOutdated(appPathname: string): Promise<void> {
  const response = await fetch(`${LATEST_PATHNAME}?t=${Date.now()}`, { cache: 'no-store' }).catch(() => undefined);
  if (!response?.ok) return;
  const { app } = (await response.json()) as Deployment;
  if (app !== appPathname && mayReload(location.pathname)) location.reload();
}

start();
