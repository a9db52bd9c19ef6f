/** Shows another page without a new document: fetches its payload, keeps history, scroll and focus, and falls back to loading it whole. */
import { payloadPathname } from '../model/pathname.ts';
import type { Payload } from '../model/payload.ts';
import type { View, ViewStore } from '../model/view.ts';
import { internalUrl } from './links.ts';
import { createLoading } from './loading.ts';
import { settle } from './scroll.ts';

export interface NavigationOptions {
  readonly initial: View;
  readonly fetchPayload: (payloadPathname: string) => Promise<Payload>;
  /** Text announced to screen readers once a page is shown. */
  readonly announce: (title: string) => string;
  /** True when the next page must be loaded whole, because a newer deployment is there. */
  readonly isOutdated: () => boolean;
  /** True when a path may be loaded whole after it failed; false shows the error page instead. */
  readonly mayReload: (pathname: string) => boolean;
}

export interface Navigation extends ViewStore {
  /** Takes over clicks on links and the browser's history buttons. */
  readonly start: () => void;
  /** Fetches a page's payload ahead; remembers it. */
  readonly load: (pathname: string) => Promise<Payload>;
  /** Shows the error page in place of the present one. */
  readonly fail: () => void;
  /** Called after every change of page, once the new one stands. */
  readonly onShown: (listener: () => void) => void;
}

interface HistoryState {
  readonly scrollY?: number;
}

export function createNavigation(options: NavigationOptions): Navigation {
  const listeners = new Set<() => void>();
  const shownListeners = new Set<() => void>();
  const payloads = new Map<string, Promise<Payload>>([[options.initial.page.pathname, Promise.resolve(options.initial)]]);
  let view = options.initial;
  let shown = location.pathname;
  let current = 0;

  const update = (next: Partial<View>) => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };
  const loading = createLoading((state) => update(state));
  const load = (pathname: string): Promise<Payload> => {
    const known = payloads.get(pathname);
    if (known) return known;
    const payload = options.fetchPayload(payloadPathname(pathname));
    payloads.set(pathname, payload);
    payload.catch(() => payloads.delete(pathname));
    return payload;
  };
  const show = async (url: URL, scrollY: number | undefined) => {
    current += 1;
    const own = current;
    loading.start();
    try {
      const { page, head, main } = await load(url.pathname);
      if (own !== current) return;
      shown = url.pathname;
      // It speaks of the page that was; search engines, for whom it stands there, never come this way.
      document.querySelector('script[type="application/ld+json"]')?.remove();
      update({ page, head, main, failure: undefined, announcement: options.announce(page.shortTitle) });
      settle(url.hash, scrollY);
      for (const listener of shownListeners) listener();
    } catch {
      if (own !== current) return;
      // The whole document is the answer that always works: the server knows redirects and error pages.
      if (options.mayReload(url.pathname)) location.assign(url.href);
      else fail();
    } finally {
      if (own === current) loading.finish();
    }
  };
  const fail = () => {
    update({ failure: 500, announcement: '' });
    settle('', 0);
  };
  const onClick = (event: MouseEvent) => {
    const url = internalUrl(event);
    if (!url || options.isOutdated()) return;
    event.preventDefault();
    history.replaceState({ scrollY } satisfies HistoryState, '');
    history.pushState({} satisfies HistoryState, '', url.href);
    void show(url, undefined);
  };
  const onPopState = (event: PopStateEvent) => {
    const url = new URL(location.href);
    if (url.pathname !== shown) void show(url, (event.state as HistoryState | null)?.scrollY ?? 0);
  };

  return {
    get: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      history.scrollRestoration = 'manual';
      addEventListener('click', onClick);
      addEventListener('popstate', onPopState);
      // A reload restores the place itself; the browser does so only when asked before the page goes.
      addEventListener('pagehide', () => {
        history.scrollRestoration = 'auto';
      });
    },
    load,
    fail,
    onShown: (listener) => shownListeners.add(listener),
  };
}
