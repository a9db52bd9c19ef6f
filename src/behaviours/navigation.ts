/** Shows another page without a new document: fetches its payload, keeps history, scroll and focus, and falls back to loading it whole. */

import { payloadPathname } from '../model/pathname.ts';
import type { Payload } from '../model/payload.ts';
import type { View, ViewStore } from '../model/view.ts';

export interface NavigationOptions {
  readonly initial: View;
  readonly fetchPayload: (payloadPathname: string) => Promise<Payload>;
  /** Text announced to screen readers once a page is shown. */
  readonly announce: (title: string) => string;
}

export interface Navigation extends ViewStore {
  /** Takes over clicks on links and the browser's history buttons. */
  readonly start: () => void;
}

interface HistoryState {
  readonly scrollY?: number;
}

export function createNavigation(options: NavigationOptions): Navigation {
  const listeners = new Set<() => void>();
  const cache = new Map<string, Promise<Payload>>();
  let view = options.initial;
  let current = 0;

  const update = (next: Partial<View>) => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };
  const load = (pathname: string): Promise<Payload> => {
    const known = cache.get(pathname);
    if (known) return known;
    const payload = options.fetchPayload(payloadPathname(pathname));
    cache.set(pathname, payload);
    payload.catch(() => cache.delete(pathname));
    return payload;
  };
  const show = async (url: URL, scrollY: number | undefined) => {
    current += 1;
    const own = current;
    update({ status: 'loading' });
    try {
      const payload = await load(url.pathname);
      if (own !== current) return;
      update({ ...payload, status: 'idle', announcement: options.announce(payload.page.shortTitle) });
      settle(url, scrollY);
    } catch {
      // The whole document is the answer that always works: the server knows redirects and error pages.
      if (own === current) location.assign(url.href);
    }
  };
  const go = (url: URL) => {
    history.replaceState({ scrollY } satisfies HistoryState, '');
    history.pushState({} satisfies HistoryState, '', url.href);
    void show(url, undefined);
  };

  return {
    get: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      history.scrollRestoration = 'manual';
      addEventListener('click', (event) => {
        const url = internalUrl(event);
        if (!url) return;
        event.preventDefault();
        go(url);
      });
      addEventListener('popstate', (event) => {
        const url = new URL(location.href);
        if (url.pathname === view.page.pathname) return;
        void show(url, (event.state as HistoryState | null)?.scrollY ?? 0);
      });
      // A reload restores the place itself; the browser does it only when asked to before the page goes.
      addEventListener('pagehide', () => {
        history.scrollRestoration = 'auto';
      });
    },
  };
}

/** The address a click leads to, when it is a page of this site in this language; everything else is the browser's. */
function internalUrl(event: MouseEvent): URL | undefined {
  const modified = event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const link = (event.target as Element | null)?.closest?.('a');
  if (modified || !link || link.target || link.hasAttribute('download') || link.hreflang) return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.includes('.')) return undefined;
  // A jump inside the page is the browser's too.
  return url.pathname === location.pathname && (url.hash || url.search === location.search) ? undefined : url;
}

/** Scroll and focus after the new page stands: to the anchor, to where the visitor was, or to the top. */
function settle(url: URL, scrollY: number | undefined): void {
  requestAnimationFrame(() => {
    const target = url.hash ? document.getElementById(decodeURIComponent(url.hash.slice(1))) : null;
    document.getElementById('main')?.focus({ preventScroll: true });
    if (target && scrollY === undefined) target.scrollIntoView();
    else scrollTo({ top: scrollY ?? 0, behavior: 'instant' });
  });
}
